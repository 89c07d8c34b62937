import type { Paytable, SpinStep } from '../contract-types.ts';
import { clamp01 } from '../pixi/easing.ts';
import type { StickySymbol } from './stage/cells.ts';

/** The level of a feature at its start; the rest grows while it lasts. */
const FREE_SPINS_LEVEL = 0.7;
/** How far a feature has begun at a level, 0 to 1, and how far it has grown since. */
export const featureOpening = (level: number): number => clamp01(level / FREE_SPINS_LEVEL);
export const featureGrowth = (level: number): number =>
  clamp01((level - FREE_SPINS_LEVEL) / (1 - FREE_SPINS_LEVEL));

/** The held reels that are a whole feature: more cannot land in between. */
const HELD_REELS_MAX = 3;

/**
 * How far a feature has come at a step, 0 (none) to 1: the multipliers that free spins have reached,
 * or the spins played where nothing multiplies; the reels that a respin holds.
 */
export function featureLevel(
  steps: readonly SpinStep[],
  stepIndex: number,
  { meter }: Pick<Paytable, 'meter'>,
): number {
  const step = steps[stepIndex];
  if (!step) return 0;
  if (step.kind === 'respin') return Math.min(1, step.heldReels.length / HELD_REELS_MAX);
  const begun = steps.slice(0, stepIndex + 1).filter(({ kind }) => kind === 'free').length;
  if (begun === 0) return 0;
  const collected = steps[stepIndex - 1]?.wildsCollected ?? 0;
  const reached = meter.filter(({ wilds }) => wilds <= collected).length;
  const played = begun / (begun + spinsLeft(steps, stepIndex));
  const share = meter.length > 0 ? reached / meter.length : played;
  return FREE_SPINS_LEVEL + (1 - FREE_SPINS_LEVEL) * share;
}

/** The respins that are left of a feature that holds scatters, once a step has landed. */
export function respinsLeft(
  steps: readonly SpinStep[],
  stepIndex: number,
  { respins }: { readonly respins: number },
): number {
  const seen = steps.slice(0, stepIndex + 1);
  const last = seen.findLastIndex(({ kind, landed }) => kind === 'base' || landed !== null);
  return respins - (stepIndex - last);
}

/** The symbol that fills its reels in the free spins of a round; `null` without a book. */
export function drawnSymbol(
  [base]: readonly SpinStep[],
  { feature, reels }: Pick<Paytable, 'feature' | 'reels'>,
): string | null {
  // The ticket follows the stops of the reels.
  const ticket = base?.stops[reels];
  if (feature?.kind !== 'book' || ticket === undefined) return null;
  let passed = 0;
  for (const { symbol, count } of feature.turns) {
    passed += count;
    if (ticket < passed) return symbol;
  }
  return null;
}

/** The wish that a paid spin granted, and its place among them; `null` without one. */
export function grantedWish(
  step: SpinStep | undefined,
  { feature, reels }: Pick<Paytable, 'feature' | 'reels'>,
) {
  const chosen = step?.stops[reels];
  if (feature?.kind !== 'wishes' || chosen === undefined) return null;
  const wish = feature.wishes[chosen];
  return wish ? { ...wish, pick: { of: feature.wishes.length, chosen } } : null;
}

/** The symbols that stay in their cells while the reels of a step spin. */
export function stickySymbols(
  steps: readonly SpinStep[],
  stepIndex: number,
  { feature }: Pick<Paytable, 'feature'>,
): StickySymbol[] {
  if (steps[stepIndex]?.kind !== 'free') return [];
  if (feature?.kind === 'lives') return landedBefore(steps[stepIndex - 1], feature.symbol);
  if (feature?.kind !== 'mystery') return [];
  const begun = steps.slice(0, stepIndex + 1).filter(({ kind }) => kind === 'free').length;
  return feature.festival.slice(0, begun).map((cell) => ({ ...cell, symbol: feature.symbol }));
}

/** The cells that show a symbol after a free spin. */
function landedBefore(step: SpinStep | undefined, symbol: string): StickySymbol[] {
  if (step?.kind !== 'free') return [];
  return step.grid.flatMap((column, reel) =>
    column.flatMap((shown, row) => (shown === symbol ? [{ reel, row, symbol }] : [])),
  );
}

/** The lives that are left once a step has landed; `null` before the free spins that have them. */
export function livesLeft(
  steps: readonly SpinStep[],
  stepIndex: number,
  { feature }: Pick<Paytable, 'feature'>,
): number | null {
  const [base, ...spins] = steps.slice(0, stepIndex + 1);
  if (feature?.kind !== 'lives' || !base || base.freeSpinsAwarded === 0) return null;
  // A round of an earlier definition may have more blank spins.
  return Math.max(0, feature.lives - spins.filter(isBlank).length);
}

/** Whether a step is a spin that costs a life where free spins have lives. */
export const isBlank = ({ kind, amount }: SpinStep): boolean =>
  kind === 'free' && Number(amount) === 0;

/** The free spins that are left once a step has landed, with those that it awards. */
export function spinsLeft(steps: readonly SpinStep[], stepIndex: number): number {
  const seen = steps.slice(0, stepIndex + 1);
  const awarded = seen.reduce((sum, { freeSpinsAwarded }) => sum + freeSpinsAwarded, 0);
  return awarded - seen.filter(({ kind }) => kind === 'free').length;
}
