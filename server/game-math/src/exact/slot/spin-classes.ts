import type { ReelWindow } from '@fairhall/game-server/engines/slot/lines-model';

/*
 * The numbers of wilds and scatters of a spin, encoded as one small integer, by which sums over all
 * stops are grouped.
 */

export type Reels = readonly (readonly ReelWindow[])[];

/** Scatters of a spin are below this: at most one a reel. */
export const SCATTER_LIMIT = 8;
/** Wilds and scatters of a spin in one number, below this. */
export const CLASS_LIMIT = 16 * SCATTER_LIMIT;

/** The class of one window; that of several is the sum. */
export function classOf(window: ReelWindow): number {
  return window.wilds * SCATTER_LIMIT + window.scatters;
}

/** The highest pay of a spin with these numbers of wilds and scatters. */
export type ClassBest = {
  readonly wilds: number;
  readonly scatters: number;
  /** Scatter pay included. */
  readonly lineBets: number;
};
