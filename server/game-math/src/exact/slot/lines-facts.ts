import {
  type FeatureRules,
  type LinesSlot,
  unitsOf,
} from '@fairhall/game-server/engines/slot/lines-model';
import { type FeatureWorth, featureMath } from './lines-feature-math.ts';
import { type SpinMath, spinMath } from './lines-spin-math.ts';

/**
 * The exact figures of a slot, for any stake and without its cap, whose part is computed apart
 * (`capped-facts.ts`). Amounts are multiples of the stake.
 */
export type SlotFacts = {
  /** Return to player, 0 to 1: the expected win of a round. */
  readonly rtp: number;
  /** The part of it from free spins. */
  readonly featureRtp: number;
  /** Chance that a paid spin pays anything, in itself or in what follows from it. */
  readonly hitRate: number;
  /** Chance that a paid spin starts free spins. */
  readonly featureRate: number;
  /** Free spins of a feature on average, retriggers included. */
  readonly featureSpins: number;
  /** Standard deviation of a round's win. */
  readonly standardDeviation: number;
  /** 1.96 standard deviations: after n rounds, 95 % of players are within this / √n of the RTP. */
  readonly volatilityIndex: number;
};

/** Of a whole round: the paid spin and, where it starts them, its free spins. */
export function slotFacts(slot: LinesSlot): SlotFacts {
  return roundFacts({
    units: unitsOf(slot.model),
    base: spinMath(slot, slot.windows.base),
    featureOf: alikeSpinsOf(slot, spinMath(slot, slot.windows.free)),
  });
}

/** What a number of scatters leads to: free spins of these rules, all alike, or nothing. */
export const alikeSpinsOf = (rules: FeatureRules, free: SpinMath): FeatureOf =>
  freeSpinsOf(rules, () => free);

/** The same, each free spin by the number of those before it. */
export function freeSpinsOf(
  rules: FeatureRules,
  mathAfter: (freeSpinsPlayed: number) => SpinMath,
): FeatureOf {
  const worthOf = featureMath(rules, mathAfter);
  return (scatters) => {
    const awarded = rules.spinsAwarded[scatters] ?? 0;
    const start = { spinsLeft: awarded, spinsTotal: awarded, wildsCollected: 0 };
    return awarded === 0 ? null : worthOf(start);
  };
}

/** The feature that a paid spin with this number of scatters starts; `null` for none. */
type FeatureOf = (scatters: number) => FeatureWorth | null;

/**
 * The figures of a round from those of a paid spin and of its feature. Scatters that start one pay
 * by themselves, so a paid spin without a pay leads to nothing.
 */
export function roundFacts(of: {
  readonly units: number;
  readonly base: SpinMath;
  readonly featureOf: FeatureOf;
}): SlotFacts {
  const { units, base, featureOf } = of;
  let featureMean = 0;
  let meanSquare = base.meanSquare;
  let featureRate = 0;
  let featureSpins = 0;
  for (const one of base.classes) {
    const feature = featureOf(one.scatters);
    if (!feature) continue;
    featureRate += one.chance;
    featureSpins += one.chance * feature.spins;
    featureMean += one.chance * feature.mean;
    meanSquare += 2 * one.partialMean * feature.mean + one.chance * feature.meanSquare;
  }
  const mean = base.mean + featureMean;
  const standardDeviation = Math.sqrt(meanSquare - mean ** 2) / units;
  return {
    rtp: mean / units,
    featureRtp: featureMean / units,
    hitRate: base.hitRate,
    featureRate,
    featureSpins: featureRate === 0 ? 0 : featureSpins / featureRate,
    standardDeviation,
    volatilityIndex: 1.96 * standardDeviation,
  };
}
