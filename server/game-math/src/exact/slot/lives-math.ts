import { COUNT_MIN, unitsOf } from '@fairhall/game-server/engines/slot/lines-model';
import type { LivesSlot } from '@fairhall/game-server/engines/slot/lives-model';
import { roundFacts, type SlotFacts } from './lines-facts.ts';
import type { FeatureWorth } from './lines-feature-math.ts';
import { bestByClass } from './lines-max-win.ts';
import { spinMath } from './lines-spin-math.ts';
import { type LivesSpin, livesSpins } from './lives-pays.ts';
import { spinPays } from './spin-pays.ts';
import { type Branch, chainBuilder, type WinChain } from './win-chain.ts';

/*
 * A slot with lives, exactly: the state of its free spins is the set of cells with wilds, the lives and the
 * spins that are left.
 */

export function livesFacts(slot: LivesSlot): SlotFacts {
  const feature = worthOf(slot);
  return roundFacts({
    units: unitsOf(slot.slot.model),
    base: spinMath(slot.slot, slot.slot.windows.base),
    featureOf: (scatters) => (scatters < COUNT_MIN ? null : feature),
  });
}

/** The most that a round can pay, in line bets. */
export function livesMaxWin(slot: LivesSlot): number {
  const feature = foldFreeSpins<number>(slot, (spins) =>
    Math.max(
      ...spins.map(({ spin, won, lost }) => bestOf(spin, { won: won ?? 0, lost: lost ?? 0 })),
    ),
  );
  return Math.max(
    ...bestByClass(slot.slot, slot.slot.windows.base).map(
      ({ scatters, lineBets }) => lineBets + (scatters < COUNT_MIN ? 0 : feature),
    ),
  );
}

const bestOf = ({ pays }: LivesSpin, after: { won: number; lost: number }): number =>
  Math.max(after.lost, (pays.lineBets.at(-1) ?? 0) + after.won);

/** A round as a chain of spins. */
export const livesRound = (slot: LivesSlot) => ({
  chain: livesChain(slot),
  units: unitsOf(slot.slot.model),
  maxLineBets: slot.slot.maxLineBets,
});

function livesChain(slot: LivesSlot): WinChain {
  const builder = chainBuilder();
  const sums = new Map<LivesSpin, { won: number; lost: number }>();
  const sumsOf = (spin: LivesSpin) => {
    const none = { lineBets: Int32Array.of(0), chances: Float64Array.of(spin.lost) };
    const known = sums.get(spin) ?? {
      won: builder.sumOf([builder.addPart(spin.pays)]),
      lost: builder.sumOf([builder.addPart(none)]),
    };
    sums.set(spin, known);
    return known;
  };
  const start = foldFreeSpins<number>(slot, (spins) =>
    builder.addState(
      spins.flatMap(({ spin, won, lost }): Branch[] => {
        const places = sumsOf(spin);
        const paying = { sum: places.won, next: won };
        return spin.lost === 0 ? [paying] : [paying, { sum: places.lost, next: lost }];
      }),
    ),
  );
  builder.addState(
    spinPays(slot.slot, slot.slot.windows.base).map(({ scatters, pays }) => ({
      sum: builder.sumOf([builder.addPart(pays)]),
      next: scatters < COUNT_MIN ? null : start,
    })),
  );
  return builder.chain();
}

/** A spin with what follows once it has paid, and once it has cost a life; `null` at the end. */
type Followed<Value> = {
  readonly spin: LivesSpin;
  readonly won: Value | null;
  readonly lost: Value | null;
};

/**
 * A value of the free spins at their start, from those of the states that each leads to. Where no
 * spin can lose, lives do not matter: more wilds never pay less.
 */
function foldFreeSpins<Value>(
  slot: LivesSlot,
  compute: (spins: readonly Followed<Value>[]) => Value,
): Value {
  const { freeSpins, lives } = slot.model;
  const spinsFrom = livesSpins(slot);
  const known = new Map<string, Value>();

  function valueAt(state: { spinsLeft: number; livesLeft: number; wilds: number }): Value {
    const spins = spinsFrom.get(state.wilds) ?? [];
    const livesLeft = spins.every(({ lost }) => lost === 0) ? lives : state.livesLeft;
    const key = [state.spinsLeft, livesLeft, state.wilds].join();
    const spinsLeft = state.spinsLeft - 1;
    const value =
      known.get(key) ??
      compute(
        spins.map((spin) => {
          const isLast = spinsLeft === 0;
          const next = (left: number) => valueAt({ spinsLeft, livesLeft: left, wilds: spin.to });
          return {
            spin,
            won: isLast ? null : next(livesLeft),
            lost: isLast || livesLeft === 1 || spin.lost === 0 ? null : next(livesLeft - 1),
          };
        }),
      );
    known.set(key, value);
    return value;
  }

  return valueAt({ spinsLeft: freeSpins, livesLeft: lives, wilds: 0 });
}

function worthOf(slot: LivesSlot): FeatureWorth {
  const moments = new Map<LivesSpin, ReturnType<typeof momentsOf>>();
  return foldFreeSpins<FeatureWorth>(slot, (spins) => {
    let [mean, meanSquare, count] = [0, 0, 1];
    for (const { spin, won, lost } of spins) {
      const pay = moments.get(spin) ?? momentsOf(spin);
      moments.set(spin, pay);
      mean += pay.mean + pay.chance * (won?.mean ?? 0) + spin.lost * (lost?.mean ?? 0);
      meanSquare += pay.meanSquare + 2 * pay.mean * (won?.mean ?? 0);
      meanSquare += pay.chance * (won?.meanSquare ?? 0) + spin.lost * (lost?.meanSquare ?? 0);
      count += pay.chance * (won?.spins ?? 0) + spin.lost * (lost?.spins ?? 0);
    }
    return { mean, meanSquare, spins: count };
  });
}

/** Of the pays above 0. */
function momentsOf({ pays: { lineBets, chances } }: LivesSpin) {
  const sum = (power: number) =>
    chances.reduce((total, chance, place) => total + chance * (lineBets[place] ?? 0) ** power, 0);
  return { chance: sum(0), mean: sum(1), meanSquare: sum(2) };
}
