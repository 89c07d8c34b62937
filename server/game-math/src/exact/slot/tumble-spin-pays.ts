import type { TumbleSlot } from '@fairhall/game-server/engines/slot/tumble-model';
import type { CountSpace } from './count-space.ts';
import { type GridShare, type PayGrid, payGrid, shareOf } from './pay-grid.ts';
import { type Boards, boardsOf } from './tumble-math.ts';

/**
 * The chances of a spin's pays, by place of the grid: `plain` without free spins, `awarding` with
 * them.
 */
export type TumblePays = {
  readonly pays: readonly number[];
  readonly plain: Float64Array;
  readonly awarding: Float64Array;
};

/**
 * Pays up to 64 units are counted exactly, larger ones within 2 %. Splitting keeps every mean, so a
 * spin's counted pay is its pay plus a deviation of mean 0: the mean is exact, what a cap cuts off
 * is not underestimated, and the mean square grows by the variance of that deviation. In Sugar Comet
 * this is 2·10⁻⁵ of the variance of a round, and moves the odds by less than 1 %.
 */
const GRID = { exactTo: 64, fineness: 0.02 };

/** Columns of pays that share a walk over all boards. */
const TOGETHER = 16;

/**
 * The distribution of the pay of one spin. A spin goes from an empty board over complete boards to
 * the boards that winners leave behind, at most 24 − 8 symbols; the chances of those, by what was
 * paid before, are followed tumble by tumble. A minute of work for 24 cells.
 */
export function tumbleSpinPays(slot: TumbleSlot, kind: 'base' | 'free'): TumblePays {
  const walk = walkOf(slot, kind);
  const ladder = slot.model.ladder[kind];
  const most = ladder.reduce(
    (sum, multiplier) => sum + multiplier * Math.max(...walk.payValues),
    0,
  );
  // A split raises a pay by one step of the grid at most.
  const grid = payGrid({
    ...GRID,
    most: most * (1 + GRID.fineness) ** ladder.length + ladder.length,
  });
  const ended = {
    plain: new Float64Array(grid.pays.length),
    awarding: new Float64Array(grid.pays.length),
  };
  const empty = new Float64Array(walk.leftCount);
  empty[0] = 1;
  let before: Columns = new Map([[0, empty]]);
  for (const [fall, multiplier] of ladder.entries()) {
    const next: Columns = new Map();
    const isLast = fall === ladder.length - 1;
    for (const batch of batches(before)) {
      walk.fill(batch.map(([, chances]) => chances));
      const places = batch.map(([place]) => place);
      payBoards(walk, { places, grid, multiplier, isLast, next, ended });
    }
    before = next;
  }
  return { pays: grid.pays, ...ended };
}

/** By place of the grid, where any: the chance of each board that winners left behind. */
type Columns = Map<number, Float64Array>;

function batches(columns: Columns): [number, Float64Array][][] {
  const all = [...columns];
  const count = Math.ceil(all.length / TOGETHER);
  return Array.from({ length: count }, (_, batch) =>
    all.slice(batch * TOGETHER, (batch + 1) * TOGETHER),
  );
}

type Walk = {
  readonly boards: Boards;
  /** The pays of all boards. */
  readonly payValues: readonly number[];
  /** Boards that winners leave behind; number 0 is the empty one. */
  readonly leftCount: number;
  /** The number of the board that is left of each complete one. */
  readonly leftOf: Int32Array;
  /** Chances of all boards, `TOGETHER` columns each. */
  readonly chances: Float64Array;
  /** Deals the empty cells of the boards left behind. */
  readonly fill: (columns: readonly Float64Array[]) => void;
};

function walkOf(slot: TumbleSlot, kind: 'base' | 'free'): Walk {
  const boards = boardsOf(slot);
  const { space, rests, pays } = boards;
  const tickets = slot.model.tickets[kind];
  const total = tickets.reduce((sum, count) => sum + count, 0);
  const shares = Float64Array.from(tickets, (count) => count / total);
  const grown = grownOf(space, tickets.length);
  const ranks = [...new Set([0, ...rests.filter((_, board) => (pays[board] ?? 0) > 0)])];
  const numbers = new Map(ranks.map((rank, number) => [rank, number]));
  const chances = new Float64Array(space.size * TOGETHER);
  const fill = (left: readonly Float64Array[]): void => {
    chances.fill(0);
    for (const [column, of] of left.entries()) {
      for (const [number, rank] of ranks.entries()) {
        chances[rank * TOGETHER + column] = of[number] ?? 0;
      }
    }
    dealCells(space, { chances, grown, shares });
  };
  return {
    boards,
    payValues: [...new Set(pays)],
    leftCount: ranks.length,
    leftOf: rests.map((rank) => numbers.get(rank) ?? 0),
    chances,
    fill,
  };
}

/** The boards with one more symbol, of every incomplete one by rank. */
function grownOf(space: CountSpace, kinds: number): Int32Array {
  const all = new Int32Array(space.firstComplete * kinds);
  space.forEachIncomplete((rank, grown) => all.set(grown, rank * kinds));
  return all;
}

/** One more symbol always has a larger rank, so each board is complete in chance when visited. */
function dealCells(
  space: CountSpace,
  of: { chances: Float64Array; grown: Int32Array; shares: Float64Array },
): void {
  const { chances, grown, shares } = of;
  const kinds = shares.length;
  for (let rank = 0; rank < space.firstComplete; rank += 1) {
    const from = rank * TOGETHER;
    for (let symbol = 0; symbol < kinds; symbol += 1) {
      const share = shares[symbol] ?? 0;
      const to = (grown[rank * kinds + symbol] as number) * TOGETHER;
      for (let column = 0; column < TOGETHER; column += 1) {
        (chances[to + column] as number) += share * (chances[from + column] as number);
      }
    }
  }
}

type Fall = {
  readonly grid: PayGrid;
  readonly multiplier: number;
  readonly isLast: boolean;
  readonly next: Columns;
  readonly ended: { readonly plain: Float64Array; readonly awarding: Float64Array };
};

/** Pays all complete boards: a spin without a win, or at the end of the ladder, is over. */
function payBoards(walk: Walk, fall: Fall & { readonly places: readonly number[] }): void {
  const { boards, chances } = walk;
  for (const [column, before] of fall.places.entries()) {
    const targets = targetsOf(walk, { ...fall, before });
    for (const [board, units] of boards.pays.entries()) {
      const chance = chances[(boards.space.firstComplete + board) * TOGETHER + column] ?? 0;
      const target = targets[units];
      if (chance === 0 || !target) continue;
      if (units === 0 || fall.isLast) {
        const sums = boards.awards[board] ? fall.ended.awarding : fall.ended.plain;
        split(chance, target.upper, [sums, target.place], [sums, target.place + 1]);
      } else {
        const left = walk.leftOf[board] ?? 0;
        split(chance, target.upper, [target.low, left], [target.high, left]);
      }
    }
  }
}

type Place = readonly [sums: Float64Array, at: number];

function split(chance: number, upper: number, low: Place, high: Place): void {
  low[0][low[1]] = (low[0][low[1]] ?? 0) + chance * (1 - upper);
  if (upper > 0) high[0][high[1]] = (high[0][high[1]] ?? 0) + chance * upper;
}

/** Where a board's chance goes, by its pay: to two neighbouring columns of the next fall. */
type Target = GridShare & { readonly low: Float64Array; readonly high: Float64Array };

function targetsOf(
  { payValues, leftCount }: Walk,
  of: Fall & { readonly before: number },
): Target[] {
  const { grid, next } = of;
  const columnAt = (place: number): Float64Array => {
    const column = next.get(place) ?? new Float64Array(leftCount);
    next.set(place, column);
    return column;
  };
  const targets: Target[] = [];
  for (const units of payValues) {
    const share = shareOf(grid, (grid.pays[of.before] ?? 0) + units * of.multiplier);
    const ends = units === 0 || of.isLast;
    const low = ends ? NO_COLUMN : columnAt(share.place);
    const high = ends || share.upper === 0 ? NO_COLUMN : columnAt(share.place + 1);
    targets[units] = { ...share, low, high };
  }
  return targets;
}

const NO_COLUMN = new Float64Array(0);
