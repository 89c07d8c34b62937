import { type FeatureRules, multiplierAfter } from '@fairhall/game-server/engines/slot/lines-model';
import { awardedSpins } from '@fairhall/game-server/engines/slot/lines-slot';
import type { SpinMath } from './lines-spin-math.ts';

/** The expected rest of a feature. */
export type FeatureWorth = {
  /** Line bets. */
  readonly mean: number;
  readonly meanSquare: number;
  readonly spins: number;
};

export type FeatureState = {
  readonly spinsLeft: number;
  /** Free spins awarded in this round so far, played ones included. */
  readonly spinsTotal: number;
  readonly wildsCollected: number;
};

const NOTHING: FeatureWorth = { mean: 0, meanSquare: 0, spins: 0 };

/**
 * The feature, exactly, by dynamic programming. A free spin pays X times the multiplier m of the
 * wilds collected before it, shows some wilds and scatters (its class c) and so leads to the next
 * state c′. With F the mean and G the mean square of the remaining pay,
 *
 *   F = m·E[X] + Σ p(c)·F(c′)
 *   G = m²·E[X²] + 2m·Σ E[X; c]·F(c′) + Σ p(c)·G(c′)
 *
 * The number of played spins only grows and the total is bounded, so this terminates. Wilds beyond
 * the top of the meter change nothing and share a state.
 *
 * @param mathAfter a free spin after so many others
 */
export function featureMath(
  rules: FeatureRules,
  mathAfter: (freeSpinsPlayed: number) => Pick<SpinMath, 'classes' | 'mean' | 'meanSquare'>,
): (state: FeatureState) => FeatureWorth {
  const wildsMax = rules.model.meter.at(-1)?.wilds ?? 0;
  const known = new Map<string, FeatureWorth>();

  function worthOf(state: FeatureState): FeatureWorth {
    if (state.spinsLeft === 0) return NOTHING;
    const key = `${state.spinsLeft} ${state.spinsTotal} ${state.wildsCollected}`;
    const worth = known.get(key) ?? computed(state);
    known.set(key, worth);
    return worth;
  }

  function computed(state: FeatureState): FeatureWorth {
    const multiplier = multiplierAfter(rules.model, state.wildsCollected);
    const math = mathAfter(state.spinsTotal - state.spinsLeft);
    let mean = multiplier * math.mean;
    let meanSquare = multiplier ** 2 * math.meanSquare;
    let spins = 1;
    for (const one of math.classes) {
      const awarded = awardedSpins(rules, {
        scatters: one.scatters,
        spinsTotal: state.spinsTotal,
      });
      const next = worthOf({
        spinsLeft: state.spinsLeft - 1 + awarded,
        spinsTotal: state.spinsTotal + awarded,
        wildsCollected: Math.min(state.wildsCollected + one.wilds, wildsMax),
      });
      mean += one.chance * next.mean;
      meanSquare += 2 * multiplier * one.partialMean * next.mean + one.chance * next.meanSquare;
      spins += one.chance * next.spins;
    }
    return { mean, meanSquare, spins };
  }

  return worthOf;
}
