import { awardedSpins } from '@fairhall/game-server/engines/slot/lines-slot';
import type { TumbleSlot } from '@fairhall/game-server/engines/slot/tumble-model';
import { alikeSpinsOf, roundFacts, type SlotFacts } from './lines-facts.ts';
import { bestRound } from './lines-max-win.ts';
import type { SpinMath } from './lines-spin-math.ts';
import type { ClassBest } from './spin-classes.ts';
import { lastingClasses, multiplierMoments } from './tumble-comets.ts';
import { type Boards, boardsOf, type Column, dealerOf } from './tumble-walk.ts';

/**
 * A tumbling slot, exactly. With c(b) the chance that a spin comes to a complete board b, u(b) the
 * expected pay before it if it does and 0 if not, and v(b) that of its square, a board with pay p
 * under the multiplier m of its tumble leaves behind
 *
 *   c, u + m·p·c, v + 2m·p·u + (m·p)²·c
 *
 * which are linear, so that they add up over all boards that leave the same behind and are dealt
 * together. A board without a win, or after the last tumble, ends the spin; what its comets multiply
 * follows from the number of symbols that never vanish.
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
  const { ladder, scatter } = slot.model;
  const bestSpin = (steps: readonly number[]): ClassBest[] => [
    { wilds: 0, scatters: 0, lineBets: bestSpinWith(slot, { steps, scatters: 0 }) },
    {
      wilds: 0,
      scatters: scatter.countMin,
      lineBets: bestSpinWith(slot, { steps, scatters: scatter.countMin }),
    },
  ];
  return bestRound(slot, { base: bestSpin(ladder.base), free: bestSpin(ladder.free) });
}

/**
 * The highest pay of one spin. Scatters and comets never vanish, so the maximum deals them with the
 * last tumble, into cells that all were winners.
 */
function bestSpinWith(
  slot: TumbleSlot,
  { steps, scatters }: { steps: readonly number[]; scatters: number },
): number {
  const before = steps.slice(0, -1).reduce((sum, step) => sum + step * bestBoard(slot, 0), 0);
  const highest = Math.max(...slot.multipliers);
  const most = highest === 0 ? 0 : slot.cells - scatters;
  const wins = Array.from({ length: most + 1 }, (_, comets) => {
    const paid = before + (steps.at(-1) ?? 1) * bestBoard(slot, scatters + comets);
    return paid * Math.max(comets * highest, 1);
  });
  return Math.max(...wins);
}

/** The highest pay of one board with so many cells that do not pay, in units before any multiplier. */
function bestBoard(slot: TumbleSlot, lasting: number): number {
  const cells = slot.cells - lasting;
  let best: readonly number[] = Array.from({ length: cells + 1 }, () => 0);
  for (const pays of slot.pays) {
    best = best.map((_, used) =>
      Math.max(...pays.slice(0, used + 1).map((pay, count) => pay + (best[used - count] ?? 0))),
    );
  }
  return best[cells] ?? 0;
}

/** The columns of a board's values. */
const CHANCE = 0;
const MEAN = 1;
const SQUARE = 2;
const WIDTH = 3;

function spinMath(
  slot: TumbleSlot,
  { boards, kind }: { boards: Boards; kind: 'base' | 'free' },
): SpinMath {
  const moments = multiplierMoments(slot);
  const classes = lastingClasses(slot, kind);
  let mean = 0;
  let meanSquare = 0;
  let awardChance = 0;
  let awardMean = 0;
  for (const [lasting, ended] of endedSpins(slot, { boards, kind }).entries()) {
    for (const { awards, comets, chance } of classes[lasting] ?? []) {
      const multiplier = moments[comets] ?? { mean: 0, meanSquare: 0 };
      const paid = chance * (ended[MEAN] ?? 0) * multiplier.mean;
      mean += paid;
      meanSquare += chance * (ended[SQUARE] ?? 0) * multiplier.meanSquare;
      if (!awards) continue;
      awardChance += chance * (ended[CHANCE] ?? 0);
      awardMean += paid;
    }
  }
  const scatters = slot.model.scatter.countMin;
  return {
    classes: [
      { wilds: 0, scatters: 0, chance: 1 - awardChance, partialMean: mean - awardMean },
      { wilds: 0, scatters, chance: awardChance, partialMean: awardMean },
    ],
    mean,
    meanSquare,
    hitRate: 1 - chanceOfNoWin(slot, { kind, scattersMax: slot.cells }),
  };
}

/** The values of all boards that end a spin, by their number of symbols that never vanish. */
function endedSpins(
  slot: TumbleSlot,
  { boards, kind }: { boards: Boards; kind: 'base' | 'free' },
): Float64Array[] {
  const { dealt, deal } = dealerOf(slot, { boards, kind, width: WIDTH });
  const columnsOf = (): Column[] =>
    Array.from({ length: WIDTH }, () => new Float64Array(boards.leftRanks.length));
  const ended = Array.from({ length: slot.cells + 1 }, () => new Float64Array(WIDTH));
  const ladder = slot.model.ladder[kind];
  let left = columnsOf();
  left[CHANCE]?.fill(1, 0, 1);
  for (const [fall, multiplier] of ladder.entries()) {
    deal(left);
    const next = columnsOf();
    const isLast = fall === ladder.length - 1;
    for (let board = 0; board < boards.pays.length; board += 1) {
      const pay = multiplier * (boards.pays[board] ?? 0);
      const chance = dealt[board * WIDTH + CHANCE] ?? 0;
      const before = dealt[board * WIDTH + MEAN] ?? 0;
      const square = (dealt[board * WIDTH + SQUARE] ?? 0) + 2 * pay * before + pay ** 2 * chance;
      const values = [chance, before + pay * chance, square];
      if (pay === 0 || isLast) addTo(ended[boards.lasting[board] ?? 0], values);
      else addToColumns(next, boards.leftOf[board] ?? 0, values);
    }
    left = next;
  }
  return ended;
}

function addTo(sums: Float64Array | undefined, values: readonly number[]): void {
  if (!sums) return;
  for (let part = 0; part < WIDTH; part += 1) {
    sums[part] = (sums[part] ?? 0) + (values[part] ?? 0);
  }
}

function addToColumns(columns: readonly Column[], at: number, values: readonly number[]): void {
  for (let part = 0; part < WIDTH; part += 1) {
    const column = columns[part];
    if (column) column[at] = (column[at] ?? 0) + (values[part] ?? 0);
  }
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
  for (const [symbol, pays] of slot.pays.slice(0, tickets.length).entries()) {
    const isScatter = symbol === slot.scatter;
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
