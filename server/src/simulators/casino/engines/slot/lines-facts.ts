import { featureMath } from './lines-feature-math.ts';
import { type LinesSlot, unitsOf } from './lines-model.ts';
import { spinMath } from './lines-spin-math.ts';

/** What is true of a slot, exactly, for any stake. Money is in multiples of the whole stake. */
export type SlotFacts = {
  /** Return to player, 0 to 1: the expected win of a round. */
  readonly rtp: number;
  /** The part of it that free spins pay. */
  readonly featureRtp: number;
  /** Chance that the paid spin itself pays anything. */
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
  const stake = unitsOf(slot.model);
  const base = spinMath(slot, slot.windows.base);
  const worthOf = featureMath(slot, spinMath(slot, slot.windows.free));
  let featureMean = 0;
  let meanSquare = base.meanSquare;
  let featureRate = 0;
  let featureSpins = 0;
  for (const one of base.classes) {
    const awarded = slot.spinsAwarded[one.scatters] ?? 0;
    if (awarded === 0) continue;
    const feature = worthOf({ spinsLeft: awarded, spinsTotal: awarded, wildsCollected: 0 });
    featureRate += one.chance;
    featureSpins += one.chance * feature.spins;
    featureMean += one.chance * feature.mean;
    meanSquare += 2 * one.partialMean * feature.mean + one.chance * feature.meanSquare;
  }
  const mean = base.mean + featureMean;
  const standardDeviation = Math.sqrt(meanSquare - mean ** 2) / stake;
  return {
    rtp: mean / stake,
    featureRtp: featureMean / stake,
    hitRate: base.hitRate,
    featureRate,
    featureSpins: featureSpins / featureRate,
    standardDeviation,
    volatilityIndex: 1.96 * standardDeviation,
  };
}
