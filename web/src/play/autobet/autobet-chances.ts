import { type Autobet, stakeAfter } from './autobet.ts';
import type { WinDistribution } from './win-distribution.ts';

/** A chance, 0 to 1, by its bounds: one number for a distribution that is exact. */
export type ChanceRange = { readonly least: number; readonly most: number };

/** Chances of how automatic rounds end. */
export type AutobetChances = {
  /** To stop because the next stake could pass the largest loss. */
  readonly loss: ChanceRange;
  readonly profit: ChanceRange;
  /** Whether all amounts were counted; without it they were rounded, their means kept. */
  readonly isExact: boolean;
};

/** Additions until amounts are counted on a lattice four times as coarse: about a second. */
const ADDITIONS_MAX = 400_000_000;
/** Additions between two yields: a few milliseconds. */
const ADDITIONS_AT_ONCE = 4_000_000;
const COARSER = 4;
/** States of the chain. */
const STATES_MAX = 4_000_000;
/** Chances of a state below this are left out. */
const NEGLIGIBLE = 1e-16;

/**
 * The chances by a Markov chain over net result and stake. It yields every few milliseconds, so that
 * the page stays responsive.
 * @returns `null` where too many stakes and results are possible
 */
export function* autobetChances(
  autobet: Autobet,
  distribution: WinDistribution,
): Generator<void, AutobetChances | null> {
  const found: Chances[] = [];
  for (const bound of withinMargin(distribution)) {
    const chances = yield* chancesOf(autobet, bound);
    if (chances === null) return null;
    found.push(chances);
  }
  const range = (name: keyof Ends): ChanceRange => {
    const chances = found.map((one) => one[name]);
    return { least: Math.min(...chances), most: Math.max(...chances) };
  };
  const isExact = found.every((one) => one.isExact);
  return { loss: range('loss'), profit: range('profit'), isExact };
}

/** The distribution, or with the ends of its interval: every win as much rarer, or more frequent. */
function withinMargin(distribution: WinDistribution): readonly WinDistribution[] {
  const { margin = 0, wins } = distribution;
  if (margin === 0) return [distribution];
  const total = wins.reduce((sum, [, weight]) => sum + weight, 0);
  const won = wins.filter(([win]) => win > 0);
  const rtp =
    won.reduce((sum, [win, weight]) => sum + win * weight, 0) / distribution.units / total;
  return [-margin, margin].map((shift) => {
    const shifted = won.map(([win, weight]) => [win, weight * (1 + shift / rtp)] as const);
    const lost = shifted.reduce((left, [, weight]) => left - weight, total);
    return { ...distribution, wins: [[0, lost] as const, ...shifted] };
  });
}

type Ends = { loss: number; profit: number };
type Chances = Ends & { readonly isExact: boolean };

function* chancesOf(
  autobet: Autobet,
  distribution: WinDistribution,
): Generator<void, Chances | null> {
  const levels = levelsOf(autobet, distribution);
  const exactStep = stepOf(levels);
  for (let step = exactStep; step <= Number(autobet.baseMinor); step *= COARSER) {
    const found = yield* chancesOnLattice(autobet, levels, step);
    if (found) return { ...found, isExact: step === exactStep };
  }
  return null;
}

type Move = {
  /** Win less stake, in minor units. */
  readonly netMinor: number;
  readonly chance: number;
  /** Whether the win itself ends the rounds. */
  readonly isStop: boolean;
  /** The place of the next stake; `null` where there is none. */
  readonly next: number | null;
};

/** A stake that the rounds may reach, with the raised amount that it is rounded down from. */
type Level = { readonly stakeMinor: number; readonly moves: readonly Move[] };

function levelsOf(first: Autobet, { units, wins }: WinDistribution): readonly Level[] {
  const { winStopMinor } = first.settings;
  const total = wins.reduce((sum, [, weight]) => sum + weight, 0);
  const found = [first];
  const places = new Map([[first.wantedMinor, 0]]);
  const levels: Level[] = [];
  for (const autobet of found) {
    const { stakeMinor } = autobet;
    const moves = wins.map(([win, weight]) => {
      const winMinor = (stakeMinor * BigInt(win)) / BigInt(units);
      const next = stakeAfter(autobet, winMinor);
      if (next && !places.has(next.wantedMinor)) {
        places.set(next.wantedMinor, found.push({ ...autobet, ...next }) - 1);
      }
      return {
        netMinor: Number(winMinor - stakeMinor),
        chance: weight / total,
        isStop: winStopMinor !== null && winMinor >= winStopMinor,
        next: next && (places.get(next.wantedMinor) ?? null),
      };
    });
    levels.push({ stakeMinor: Number(stakeMinor), moves });
  }
  return levels;
}

/** The largest amount of which every net result is a multiple. */
function stepOf(levels: readonly Level[]): number {
  const nets = levels.flatMap(({ moves }) => moves.map(({ netMinor }) => Math.abs(netMinor)));
  return nets.reduce(gcd, 0) || 1;
}

const gcd = (one: number, other: number): number => (other === 0 ? one : gcd(other, one % other));

/** A move on the lattice: so many steps up or down. */
type Shift = Omit<Move, 'netMinor'> & { readonly by: number };

/** A move between two places of the lattice is split over both so that its mean remains. */
function shiftsOf({ moves }: Level, step: number): readonly Shift[] {
  const shifts = new Map<string, Shift>();
  for (const { netMinor, ...move } of moves) {
    const by = Math.floor(netMinor / step);
    const upper = netMinor / step - by;
    for (const [at, share] of [
      [by, 1 - upper],
      [by + 1, upper],
    ] as const) {
      if (share === 0) continue;
      const key = `${at} ${move.next} ${move.isStop}`;
      const chance = (shifts.get(key)?.chance ?? 0) + move.chance * share;
      shifts.set(key, { ...move, by: at, chance });
    }
  }
  return [...shifts.values()];
}

/** Net results as places from 0: those at which automatic rounds may play on. */
type Lattice = {
  readonly size: number;
  /** The place of a net result of 0. */
  readonly start: number;
  /** By level, the lowest place at which its stake is within the largest loss. */
  readonly bounds: readonly number[];
  readonly shifts: readonly (readonly Shift[])[];
  /** Whether a result beyond the last place is the profit; else no loss can be too large from there. */
  readonly hasProfit: boolean;
};

function latticeOf({ settings }: Autobet, levels: readonly Level[], step: number): Lattice {
  const { rounds, lossMaxMinor, profitStopMinor } = settings;
  const lossMax = Number(lossMaxMinor);
  const stakes = levels.map(({ stakeMinor }) => stakeMinor);
  const lowest = Math.ceil((Math.min(...stakes) - lossMax) / step);
  const hasProfit = profitStopMinor !== null;
  const top = hasProfit ? Number(profitStopMinor) : rounds * Math.max(...stakes) - lossMax;
  return {
    size: Math.max(Math.ceil(top / step), 1) - lowest,
    start: -lowest,
    bounds: stakes.map((stake) => Math.ceil((stake - lossMax) / step) - lowest),
    shifts: levels.map((level) => shiftsOf(level, step)),
    hasProfit,
  };
}

/** The chances of all states after a round, of all states before it. */
class Chain {
  readonly ends: Ends = { loss: 0, profit: 0 };
  readonly #lattice: Lattice;
  readonly #places: Int32Array;
  #chances: readonly Float64Array[];
  #next: readonly Float64Array[];

  constructor(lattice: Lattice) {
    const newStates = () => lattice.shifts.map(() => new Float64Array(lattice.size));
    this.#lattice = lattice;
    this.#places = new Int32Array(lattice.size);
    this.#chances = newStates();
    this.#next = newStates();
    this.#chances[0]?.fill(1, lattice.start, lattice.start + 1);
  }

  /** Plays a round. Yields the number of additions after each move of a level. */
  *playRound(): Generator<number> {
    for (const [level, from] of this.#chances.entries()) {
      const count = occupied(from, this.#places);
      for (const shift of this.#lattice.shifts[level] ?? []) {
        if (count === 0 || shift.isStop) continue;
        this.#move(from, count, shift);
        yield count;
      }
      from.fill(0);
    }
    [this.#chances, this.#next] = [this.#next, this.#chances];
  }

  #move(from: Float64Array, count: number, { by, chance: share, next }: Shift): void {
    const { size, bounds, hasProfit } = this.#lattice;
    const to = next === null ? null : this.#next[next];
    const bound = next === null ? 0 : (bounds[next] ?? 0);
    for (let at = 0; at < count; at += 1) {
      const place = this.#places[at] ?? 0;
      const chance = (from[place] ?? 0) * share;
      const target = place + by;
      if (target >= size) this.ends.profit += hasProfit ? chance : 0;
      else if (!to) continue;
      else if (target < bound) this.ends.loss += chance;
      else to[target] = (to[target] ?? 0) + chance;
    }
  }
}

/** @returns `null` where there are too many states or additions */
function* chancesOnLattice(
  autobet: Autobet,
  levels: readonly Level[],
  step: number,
): Generator<void, Ends | null> {
  const lattice = latticeOf(autobet, levels, step);
  if (lattice.size * levels.length > STATES_MAX) return null;
  const chain = new Chain(lattice);
  let additions = 0;
  let yieldAt = ADDITIONS_AT_ONCE;
  for (let round = 0; round < autobet.settings.rounds; round += 1) {
    for (const count of chain.playRound()) {
      additions += count;
      if (additions < yieldAt) continue;
      yieldAt += ADDITIONS_AT_ONCE;
      yield;
      if (additions > ADDITIONS_MAX) return null;
    }
  }
  return chain.ends;
}

/** Writes the places of the chances that count. @returns how many */
function occupied(chances: Float64Array, places: Int32Array): number {
  let count = 0;
  for (let place = 0; place < chances.length; place += 1) {
    if ((chances[place] ?? 0) < NEGLIGIBLE) continue;
    places[count] = place;
    count += 1;
  }
  return count;
}
