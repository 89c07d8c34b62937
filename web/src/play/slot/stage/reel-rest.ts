import type { StripPlace } from './reel-tape.ts';

/** Symbols by reel, top to bottom. */
export type Grid = readonly (readonly string[])[];

/** What the reels show while they stand still. */
export type ReelsRest = {
  readonly grid: Grid;
  /** Where each reel stands on its strip; `null` without strips or for unknown neighbours. */
  readonly places: readonly StripPlace[] | null;
};
