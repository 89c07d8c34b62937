import type { Paytable } from '../contract-types.ts';

export type MeterTier = Paytable['meter'][number];

/** The state of the free-spin meter. */
export type MeterReading = {
  /** Lowest multiplier first. */
  readonly tiers: readonly (MeterTier & { readonly reached: boolean })[];
  /** The next multiplier and the missing wilds; `null` when the meter is full. */
  readonly next: { readonly multiplier: number; readonly wildsToGo: number } | null;
  /**
   * The fill level of the glass, 0 to 1. Every tier is an equal part, so that the level matches the
   * tiers beside it.
   */
  readonly level: number;
};

export function readMeter(meter: Paytable['meter'], wildsCollected: number): MeterReading {
  const ascending = [...meter].sort((a, b) => a.wilds - b.wilds);
  const tiers = ascending.map((tier) => ({ ...tier, reached: wildsCollected >= tier.wilds }));
  const reached = tiers.filter((tier) => tier.reached).length;
  const upcoming = tiers[reached];
  if (!upcoming) return { tiers, next: null, level: tiers.length > 0 ? 1 : 0 };
  const from = tiers[reached - 1]?.wilds ?? 0;
  const part = (wildsCollected - from) / (upcoming.wilds - from);
  return {
    tiers,
    next: { multiplier: upcoming.multiplier, wildsToGo: upcoming.wilds - wildsCollected },
    level: (reached + part) / tiers.length,
  };
}
