import type { SheetOf } from '../../../sheet-of.ts';

/** A hand of five, and the tables of its game's sheet. */
export type HandToHold = {
  readonly hand: readonly number[];
  readonly tables: SheetOf<'video-poker'>['tables'];
};
