import type { DefinitionOf } from '../../../definition-of.ts';

/** A hand of five, and the tables of its game's definition. */
export type HandToHold = {
  readonly hand: readonly number[];
  readonly tables: DefinitionOf<'video-poker'>['tables'];
};
