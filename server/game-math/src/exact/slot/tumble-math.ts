import { awardedSpins } from '@fairhall/game-server/engines/slot/lines-slot';
import type { TumbleSlot } from '@fairhall/game-server/engines/slot/tumble-model';
import { type CountSpace, countSpace } from './count-space.ts';
import { alikeSpinsOf, roundFacts, type SlotFacts } from './lines-facts.ts';
import { bestRound } from './lines-max-win.ts';
import type { SpinMath } from './lines-spin-math.ts';
import type { ClassBest } from './spin-classes.ts';

/**
 * A tumbling slot, exactly. Positions are irrelevant, so a board is its counts of symbols, and
 * filling empty cells one after the other is a walk over such counts: with W(n) the expected value
 * when n cells are dealt, W(n) = Σ p(s)·W(n + one s), down to the empty board. The value of a
 * complete board b, with m its multiplier, pay(b) its pay and r(b) the board without its winners,
 * is
 *
 *   mean           F(b) = m·pay + F′(r)           chance of free spins   H(b) = H′(r)
 *   mean of square G(b) = (m·pay)² + 2m·pay·F′(r) + G′(r)
 *   mean where free spins follow                  A(b) = m·pay·H′(r) + A′(r)
 *
 * where ′ is one tumble later; a board without a win, or after the last tumble, ends the spin.
 */
export function tumbleFacts(slot: TumbleSlot): SlotFacts {
  const boards = boardsOf(slot);
  const facts = roundFacts({
    units: slot.model.units,
    base: spinMath(slot, { boards, kind: 'base' }),
    featureOf: alikeSpinsOf(slot, spinMath(slot, { boards, kind: 'free' })),
  });
  // Scatters pay nothing here, so a paid spin without a pay may lead to free spins that pay.
  return { ...facts, hitRate: 1 - roundMissRate(slot) };
}

/** The most that a round can pay, in units. Every board can be dealt, whatever came before it. */
export function tumbleMaxWin(slot: TumbleSlot): number {
  const most = [0, slot.model.scatter.countMin].map((scatters) => bestBoard(slot, scatters));
  const [plain = 0, withScatters = 0] = most;
  const bestSpin = (ladder: readonly number[]): ClassBest[] => {
    const last = ladder.at(-1) ?? 1;
    const before = ladder.slice(0, -1).reduce((sum, multiplier) => sum + multiplier * plain, 0);
    // Scatters never vanish, so the maximum deals them with the last tumble.
    return [
      { wilds: 0, scatters: 0, lineBets: before + last * plain },
      { wilds: 0, scatters: slot.model.scatter.countMin, lineBets: before + last * withScatters },
    ];
  };
  const { base, free } = slot.model.ladder;
  return bestRound(slot, { base: bestSpin(base), free: bestSpin(free) });
}

/** The highest pay of one board with this number of scatters, in units before any multiplier. */
function bestBoard(slot: TumbleSlot, scatters: number): number {
  const cells = slot.cells - scatters;
  let best: readonly number[] = Array.from({ length: cells + 1 }, () => 0);
  for (const pays of slot.pays) {
    best = best.map((_, used) =>
      Math.max(...pays.slice(0, used + 1).map((pay, count) => pay + (best[used - count] ?? 0))),
    );
  }
  return best[cells] ?? 0;
}

/**
 * Every board by rank, and of each complete one its pay, the board without its winners, and whether
 * it ends in free spins.
 */
export type Boards = {
  readonly space: CountSpace;
  readonly pays: Float64Array;
  readonly rests: Int32Array;
  readonly awards: Uint8Array;
};

export function boardsOf(slot: TumbleSlot): Boards {
  const space = countSpace({ kinds: slot.names.length, cells: slot.cells });
  const completeCounts = space.size - space.firstComplete;
  const boards = {
    space,
    pays: new Float64Array(completeCounts),
    rests: new Int32Array(completeCounts),
    awards: new Uint8Array(completeCounts),
  };
  let board = 0;
  for (const counts of space.completeCounts()) {
    const pays = counts.map((count, symbol) => slot.pays[symbol]?.[count] ?? 0);
    boards.pays[board] = pays.reduce((sum, pay) => sum + pay, 0);
    boards.rests[board] = space.rankOf(counts.map((count, symbol) => (pays[symbol] ? 0 : count)));
    boards.awards[board] = (slot.spinsAwarded[counts.at(-1) ?? 0] ?? 0) > 0 ? 1 : 0;
    board += 1;
  }
  return boards;
}

/** The arrays of each board's values. */
const MEAN = 0;
const SQUARE = 1;
const AWARD = 2;
const AWARD_MEAN = 3;
const WIDTH = 4;

function spinMath(
  slot: TumbleSlot,
  { boards, kind }: { boards: Boards; kind: 'base' | 'free' },
): SpinMath {
  const tickets = slot.model.tickets[kind];
  const total = tickets.reduce((sum, count) => sum + count, 0);
  const chances = tickets.map((count) => count / total);
  const worth = new Float64Array(boards.space.size * WIDTH);
  const ladder = slot.model.ladder[kind];
  for (const [later, multiplier] of [...ladder].reverse().entries()) {
    payBoards(boards, { worth, multiplier, isLast: later === 0 });
    fillDown(boards.space, { worth, chances });
  }
  const [mean = 0, meanSquare = 0, chance = 0, partialMean = 0] = worth;
  const scatters = slot.model.scatter.countMin;
  return {
    classes: [
      { wilds: 0, scatters: 0, chance: 1 - chance, partialMean: mean - partialMean },
      { wilds: 0, scatters, chance, partialMean },
    ],
    mean,
    meanSquare,
    hitRate: 1 - chanceOfNoWin(slot, { kind, scattersMax: slot.cells }),
  };
}

/** The values of complete boards, from those one tumble later. */
function payBoards(
  { space, pays, rests, awards }: Boards,
  { worth, multiplier, isLast }: { worth: Float64Array; multiplier: number; isLast: boolean },
): void {
  for (let board = 0; board < pays.length; board += 1) {
    const pay = multiplier * (pays[board] ?? 0);
    const ends = pay === 0 || isLast;
    const rest = (rests[board] ?? 0) * WIDTH;
    const later = (part: number): number => (ends ? 0 : (worth[rest + part] ?? 0));
    const award = ends ? (awards[board] ?? 0) : later(AWARD);
    const at = (space.firstComplete + board) * WIDTH;
    worth[at + SQUARE] = pay ** 2 + 2 * pay * later(MEAN) + later(SQUARE);
    worth[at + MEAN] = pay + later(MEAN);
    worth[at + AWARD_MEAN] = pay * award + later(AWARD_MEAN);
    worth[at + AWARD] = award;
  }
}

/** From complete boards down to the empty one: the expected value of one more cell. */
function fillDown(
  space: CountSpace,
  { worth, chances }: { worth: Float64Array; chances: readonly number[] },
): void {
  space.forEachIncomplete((rank, grown) => {
    let mean = 0;
    let square = 0;
    let award = 0;
    let awardMean = 0;
    for (let symbol = 0; symbol < grown.length; symbol += 1) {
      const chance = chances[symbol] ?? 0;
      const at = (grown[symbol] ?? 0) * WIDTH;
      mean += chance * (worth[at + MEAN] ?? 0);
      square += chance * (worth[at + SQUARE] ?? 0);
      award += chance * (worth[at + AWARD] ?? 0);
      awardMean += chance * (worth[at + AWARD_MEAN] ?? 0);
    }
    const at = rank * WIDTH;
    worth[at + MEAN] = mean;
    worth[at + SQUARE] = square;
    worth[at + AWARD] = award;
    worth[at + AWARD_MEAN] = awardMean;
  });
}

/** Chances that a spin pays nothing: without free spins, and with them. */
type Misses = { readonly plain: number; readonly awarding: number };

/** A spin pays nothing if its first board does not; nothing tumbles then. */
function missesOf(slot: TumbleSlot, kind: 'base' | 'free'): Misses {
  const { countMin } = slot.model.scatter;
  const all = chanceOfNoWin(slot, { kind, scattersMax: slot.cells });
  const plain = chanceOfNoWin(slot, { kind, scattersMax: countMin - 1 });
  return { plain, awarding: all - plain };
}

/**
 * The chance that a board has no win and few scatters: cells! times the coefficient of x^cells in
 * the product over the symbols of Σ (p·x)ⁿ / n!, over the counts n that do not pay.
 */
function chanceOfNoWin(
  slot: TumbleSlot,
  { kind, scattersMax }: { kind: 'base' | 'free'; scattersMax: number },
): number {
  const tickets = slot.model.tickets[kind];
  const total = tickets.reduce((sum, count) => sum + count, 0);
  let product = [1];
  for (const [symbol, pays] of slot.pays.entries()) {
    const isScatter = symbol === slot.pays.length - 1;
    const next = Array.from({ length: slot.cells + 1 }, () => 0);
    let term = 1;
    for (const [count, pay] of pays.entries()) {
      if (count > 0) term *= (tickets[symbol] ?? 0) / total / count;
      if (pay > 0 || (isScatter && count > scattersMax)) break;
      for (const [cells, sum] of product.slice(0, slot.cells + 1 - count).entries()) {
        next[cells + count] = (next[cells + count] ?? 0) + sum * term;
      }
    }
    product = next;
  }
  const orders = slot.pays[0]?.reduce((all, _, count) => all * Math.max(count, 1), 1) ?? 1;
  return (product[slot.cells] ?? 0) * orders;
}

/** The chance that a round pays nothing: neither the paid spin nor any free spin that follows. */
function roundMissRate(slot: TumbleSlot): number {
  const free = missesOf(slot, 'free');
  const scatters = slot.model.scatter.countMin;
  const afterSpin = (
    misses: Misses,
    { spinsLeft, spinsTotal }: { spinsLeft: number; spinsTotal: number },
  ): number => {
    const awarded = awardedSpins(slot, { scatters, spinsTotal });
    const plain = misses.plain * missRest({ spinsLeft: spinsLeft - 1, spinsTotal });
    return (
      plain +
      misses.awarding *
        missRest({ spinsLeft: spinsLeft - 1 + awarded, spinsTotal: spinsTotal + awarded })
    );
  };
  const known = new Map<string, number>();
  const missRest = (state: { spinsLeft: number; spinsTotal: number }): number => {
    if (state.spinsLeft === 0) return 1;
    const key = `${state.spinsLeft} ${state.spinsTotal}`;
    const rate = known.get(key) ?? afterSpin(free, state);
    known.set(key, rate);
    return rate;
  };
  return afterSpin(missesOf(slot, 'base'), { spinsLeft: 1, spinsTotal: 0 });
}
