import type { TumbleSlot } from '@fairhall/game-server/engines/slot/tumble-model';
import { type GridShare, type PayGrid, payGrid, shareOf } from './pay-grid.ts';
import type { PayList } from './pay-list.ts';
import { lastingClasses, type Multipliers, multipliersOf } from './tumble-comets.ts';
import { type Boards, boardsOf, type Column, dealerOf } from './tumble-walk.ts';

/** The chances of a spin's pays: without free spins, and with them. */
export type TumblePays = { readonly plain: PayList; readonly awarding: PayList };

/**
 * Pays up to 40 units are counted exactly, larger ones within 4 %, before comets multiply them.
 * Splitting keeps every mean, so a spin's counted pay is its pay plus a deviation of mean 0: the mean
 * is exact, what a cap cuts off is not underestimated, and the mean square grows by the variance of
 * that deviation. In Sugar Comet this is 2·10⁻⁵ of the variance of a round, and moves the odds by
 * less than 1 %.
 */
const GRID = { exactTo: 40, fineness: 0.04 };

/** Columns of pays that share a walk over all boards. */
const TOGETHER = 8;

/** The sums are exact to about 10⁻¹³: what is rarer by far is not followed. */
const RAREST = 1e-15;

/**
 * The distribution of the pay of one spin. A spin goes from an empty board over complete boards to
 * the boards that winners leave behind; the chances of those, by what was paid before, are followed
 * tumble by tumble. Minutes of work for 30 cells.
 */
export function tumbleSpinPays(slot: TumbleSlot, kind: 'base' | 'free'): TumblePays {
  const boards = boardsOf(slot);
  const { dealt, deal } = dealerOf(slot, { boards, kind, width: TOGETHER });
  const payValues = [...new Set(boards.pays)];
  const ladder = slot.model.ladder[kind];
  const most = ladder.reduce((sum, multiplier) => sum + multiplier * Math.max(...payValues), 0);
  // A split raises a pay by one step of the grid at most.
  const reach = most * (1 + GRID.fineness) ** ladder.length + ladder.length;
  const grid = payGrid({ ...GRID, most: reach });
  const ended = Array.from(
    { length: slot.cells + 1 },
    () => new Float64Array(grid.pays.length + 1),
  );
  let before: Columns = new Map([[0, Float64Array.of(1)]]);
  for (const [fall, multiplier] of ladder.entries()) {
    const next: Columns = new Map();
    const isLast = fall === ladder.length - 1;
    for (const batch of batches(before)) {
      deal(batch.map(([, chances]) => chances));
      const places = batch.map(([place]) => place);
      payBoards(boards, { dealt, payValues, places, grid, multiplier, isLast, next, ended });
    }
    before = next;
  }
  return withComets(slot, { kind, grid, ended });
}

/** By place of the grid, where any: the chance of each board that winners left behind. */
type Columns = Map<number, Column>;

function batches(columns: Columns): [number, Column][][] {
  const all = [...columns].filter(
    ([, column]) => column.reduce((sum, chance) => sum + chance, 0) > RAREST,
  );
  const count = Math.ceil(all.length / TOGETHER);
  return Array.from({ length: count }, (_, batch) =>
    all.slice(batch * TOGETHER, (batch + 1) * TOGETHER),
  );
}

type Fall = {
  readonly dealt: Float64Array;
  /** The pays of all boards. */
  readonly payValues: readonly number[];
  readonly grid: PayGrid;
  readonly multiplier: number;
  readonly isLast: boolean;
  readonly next: Columns;
  /** Chances by the number of symbols that never vanish, and by place of the grid. */
  readonly ended: readonly Float64Array[];
};

/** Pays all complete boards: a spin without a win, or at the end of the ladder, is over. */
function payBoards(boards: Boards, fall: Fall & { readonly places: readonly number[] }): void {
  const { pays, lasting, leftOf } = boards;
  for (const [column, before] of fall.places.entries()) {
    const targets = targetsOf(boards, { ...fall, before });
    for (let board = 0; board < pays.length; board += 1) {
      const chance = fall.dealt[board * TOGETHER + column] ?? 0;
      const units = pays[board] ?? 0;
      const target = targets[units];
      if (chance === 0 || !target) continue;
      if (units === 0 || fall.isLast) {
        const sums = fall.ended[lasting[board] ?? 0] ?? NO_COLUMN;
        split(chance, target.upper, [sums, target.place], [sums, target.place + 1]);
      } else {
        const left = leftOf[board] ?? 0;
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

function targetsOf({ leftRanks }: Boards, of: Fall & { readonly before: number }): Target[] {
  const { grid, next, payValues } = of;
  const columnAt = (place: number): Float64Array => {
    const column = next.get(place) ?? new Float64Array(leftRanks.length);
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

/** The pays of ended spins times the sum of their comets. */
function withComets(
  slot: TumbleSlot,
  of: {
    readonly kind: 'base' | 'free';
    readonly grid: PayGrid;
    readonly ended: readonly Float64Array[];
  },
): TumblePays {
  const { kind, grid, ended } = of;
  const classes = lastingClasses(slot, kind);
  const multipliers = multipliersOf(slot, slot.cells);
  const sums = { plain: new Map<number, number>(), awarding: new Map<number, number>() };
  for (const [lasting, chances] of ended.entries()) {
    for (const { awards, comets, chance } of classes[lasting] ?? []) {
      addProducts(awards ? sums.awarding : sums.plain, {
        pays: grid.pays,
        chances: chances.map((paid) => paid * chance),
        multipliers: multipliers[comets] ?? new Map(),
      });
    }
  }
  return { plain: listOf(sums.plain), awarding: listOf(sums.awarding) };
}

function addProducts(
  sums: Map<number, number>,
  of: {
    readonly pays: readonly number[];
    readonly chances: Float64Array;
    readonly multipliers: Multipliers;
  },
): void {
  for (const [place, chance] of of.chances.entries()) {
    if (chance < RAREST) continue;
    for (const [multiplier, share] of of.multipliers) {
      const pay = (of.pays[place] ?? 0) * multiplier;
      sums.set(pay, (sums.get(pay) ?? 0) + chance * share);
    }
  }
}

const listOf = (pays: ReadonlyMap<number, number>): PayList => ({
  lineBets: Int32Array.from(pays.keys()),
  chances: Float64Array.from(pays.values()),
});
