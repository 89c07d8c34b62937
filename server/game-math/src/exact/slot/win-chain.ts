import { type FeatureRules, multiplierAfter } from '@fairhall/game-server/engines/slot/lines-model';
import { awardedSpins } from '@fairhall/game-server/engines/slot/lines-slot';
import { type PayList, scaled } from './pay-list.ts';
import type { SpinPays } from './spin-pays.ts';

/**
 * A round as a chain of independent spins: in each state a spin pays something and leads to another
 * state, or ends the round.
 */
export type WinChain = {
  readonly parts: readonly PayList[];
  /** Unions of parts. */
  readonly sums: readonly (readonly number[])[];
  /** The branches of each state lead to earlier ones. The last state is the start of the round. */
  readonly states: readonly (readonly Branch[])[];
};

export type Branch = {
  /** The pays of the spins that take it: a place of `sums`. */
  readonly sum: number;
  /** A place of `states`; `null` at the end of the round. */
  readonly next: number | null;
};

/** Collects parts and sums without repetition. */
export function chainBuilder() {
  const parts: PayList[] = [];
  const sums: (readonly number[])[] = [];
  const states: (readonly Branch[])[] = [];
  const known = new Map<string, number>();
  return {
    parts,
    states,
    addPart: (part: PayList): number => parts.push(part) - 1,
    addState: (branches: readonly Branch[]): number => states.push(branches) - 1,
    sumOf: (places: readonly number[]): number => {
      const key = places.join();
      const found = known.get(key) ?? sums.push(places) - 1;
      known.set(key, found);
      return found;
    },
    chain: (): WinChain => ({ parts, sums, states }),
  };
}

type FeatureState = { spinsLeft: number; spinsTotal: number; wildsCollected: number };

/** The free spins of one kind of feature, with its chance. */
type FreeSpins = {
  readonly share: number;
  /** A free spin after so many others; equal ones are the same object. */
  readonly spinsAfter: (freeSpinsPlayed: number) => readonly SpinPays[];
};

/** A paid spin and the free spins that follow from it. */
export function featureChain(of: {
  readonly rules: FeatureRules;
  readonly base: readonly SpinPays[];
  readonly free: readonly FreeSpins[];
}): WinChain {
  const { rules, base, free } = of;
  const builder = chainBuilder();
  const wildsMax = rules.model.meter.at(-1)?.wilds ?? 0;
  const features = free.map(({ share, spinsAfter }) => ({
    share,
    stateOf: featureStates(spinsAfter),
  }));

  function featureStates(
    spinsAfter: FreeSpins['spinsAfter'],
  ): (state: FeatureState) => number | null {
    const partsOf = multipliedParts(builder);
    const known = new Map<string, number | null>();

    function stateOf(state: FeatureState): number | null {
      if (state.spinsLeft === 0) return null;
      const key = `${state.spinsLeft} ${state.spinsTotal} ${state.wildsCollected}`;
      const found = known.get(key);
      if (found !== undefined) return found;
      const spins = spinsAfter(state.spinsTotal - state.spinsLeft);
      const parts = partsOf(spins, multiplierAfter(rules.model, state.wildsCollected));
      const branches = branchesTo();
      for (const [place, { wilds, scatters }] of spins.entries()) {
        const awarded = awardedSpins(rules, { scatters, spinsTotal: state.spinsTotal });
        const next = stateOf({
          spinsLeft: state.spinsLeft - 1 + awarded,
          spinsTotal: state.spinsTotal + awarded,
          wildsCollected: Math.min(state.wildsCollected + wilds, wildsMax),
        });
        branches.add(next, parts[place] ?? 0);
      }
      const added = builder.addState(branches.list());
      known.set(key, added);
      return added;
    }
    return stateOf;
  }

  /** The branches of a state, of which one leads to each next one. */
  function branchesTo() {
    const byNext = new Map<number | null, number[]>();
    return {
      add: (next: number | null, part: number) =>
        void byNext.set(next, [...(byNext.get(next) ?? []), part]),
      list: (): Branch[] =>
        [...byNext].map(([next, places]) => ({ sum: builder.sumOf(places), next })),
    };
  }

  const start = branchesTo();
  for (const { scatters, pays } of base) {
    const awarded = awardedSpins(rules, { scatters, spinsTotal: 0 });
    if (awarded === 0) {
      start.add(null, builder.addPart(pays));
      continue;
    }
    for (const { share, stateOf } of features) {
      // The paid spin collects no wilds.
      const next = stateOf({ spinsLeft: awarded, spinsTotal: awarded, wildsCollected: 0 });
      start.add(next, builder.addPart(scaled(pays, { multiplier: 1, factor: share })));
    }
  }
  builder.addState(start.list());
  return builder.chain();
}

/** The parts of multiplied spins, each added once. */
function multipliedParts(builder: ReturnType<typeof chainBuilder>) {
  const known = new Map<readonly SpinPays[], Map<number, readonly number[]>>();
  return (spins: readonly SpinPays[], multiplier: number): readonly number[] => {
    const ofSpins = known.get(spins) ?? new Map<number, readonly number[]>();
    known.set(spins, ofSpins);
    const parts =
      ofSpins.get(multiplier) ??
      spins.map(({ pays }) => builder.addPart(scaled(pays, { multiplier, factor: 1 })));
    ofSpins.set(multiplier, parts);
    return parts;
  };
}
