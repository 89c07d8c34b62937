import {
  CELLS_COUNT_MIN,
  type CellsSlot,
  waysMax,
} from '@fairhall/game-server/engines/slot/cells-model';
import type { SlotFacts } from './lines-facts.ts';

/**
 * The exact figures of a slot of drawn cells. Reels are independent, so every sum is a product reel by
 * reel. Each factor is a polynomial in y, whose exponent counts scatters, up to the last count that
 * awards nothing, with its value at y = 1 behind it: the chance with any number of scatters.
 */
type Poly = readonly number[];

/** The share of the wild in the tickets of a reel. */
type Reel = { readonly wild: number };

type Sums = {
  readonly slot: CellsSlot;
  /** Shares of the paying symbols. */
  readonly shares: readonly number[];
  readonly reels: readonly Reel[];
  /** The generating function of the scatters of one cell. */
  readonly cell: Poly;
};

export function cellsFacts(slot: CellsSlot): SlotFacts {
  const { model } = slot;
  const sums = sumsOf(slot);
  const { units, freeSpins, freeMultiplier } = model;
  const mean = meanPay(sums);
  const meanSquare = squares(sums);
  const any = sums.reels.map(() => power(sums, () => sums.cell)).reduce(times);
  const none = withoutPay(sums);
  const featureRate = 1 - below(any);
  const spins = freeSpins * freeMultiplier;
  const featureMean = spins * total(mean);
  const featureSquare =
    freeMultiplier ** 2 * freeSpins * (meanSquare + (freeSpins - 1) * total(mean) ** 2);
  const rtp = total(mean) + featureRate * featureMean;
  const ofBoth = total(mean) - below(mean);
  const square = meanSquare + 2 * ofBoth * featureMean + featureRate * featureSquare;
  const standardDeviation = Math.sqrt(square - rtp ** 2) / units;
  return {
    rtp: rtp / units,
    featureRtp: (featureRate * featureMean) / units,
    hitRate: 1 - below(none) - (total(none) - below(none)) * total(none) ** freeSpins,
    featureRate,
    featureSpins: freeSpins,
    standardDeviation,
    volatilityIndex: 1.96 * standardDeviation,
  };
}

/**
 * The most that the free spins of a round pay, in units: the best symbol in every cell. The paid spin
 * may add to it.
 */
export function cellsMaxWin({ model }: CellsSlot): number {
  const best = Math.max(...model.symbols.map(({ pays }) => pays.at(-1) ?? 0));
  return waysMax(model) * best * model.freeSpins * model.freeMultiplier;
}

function sumsOf(slot: CellsSlot): Sums {
  const { tickets, symbols, reels, scatter } = slot.model;
  const all = tickets.reduce((sum, count) => sum + count, 0);
  const share = (place: number) => (tickets[place] ?? 0) / all;
  const ofScatter = share(symbols.length + 1);
  const zeros = Array.from({ length: scatter.countMin - 2 }, () => 0);
  return {
    slot,
    shares: symbols.map((_, place) => share(place)),
    reels: Array.from({ length: reels }, (_, reel) => ({
      wild: reel === 0 || reel === reels - 1 ? 0 : share(symbols.length),
    })),
    cell: [1 - ofScatter, ofScatter, ...zeros, 1],
  };
}

/** The factor 1. */
const unitOf = (poly: Poly): Poly =>
  poly.map((_, place) => (place === 0 || place === poly.length - 1 ? 1 : 0));

const total = (poly: Poly): number => poly.at(-1) ?? 0;
/** Its chance without enough scatters. */
const below = (poly: Poly): number => poly.slice(0, -1).reduce((sum, one) => sum + one, 0);

function times(one: Poly, other: Poly): Poly {
  const last = one.length - 1;
  const product = one.map(() => 0);
  for (let high = 0; high < last; high += 1) {
    for (let low = 0; low + high < last; low += 1) {
      product[low + high] = (product[low + high] ?? 0) + (one[high] ?? 0) * (other[low] ?? 0);
    }
  }
  product[last] = total(one) * total(other);
  return product;
}

const plus = (one: Poly, other: Poly): Poly =>
  one.map((value, place) => value + (other[place] ?? 0));
const scaledBy = (poly: Poly, factor: number): Poly => poly.map((value) => value * factor);
/** The cell that shows none of the symbols with this share, and no wild with it. */
const lacking = (cell: Poly, share: number): Poly =>
  cell.map((value, place) => (place === 0 || place === cell.length - 1 ? value - share : value));

/** Mean over the numbers of cells n of factor(n) times the product of n (or n - 1) equal cells. */
function power(
  { slot: { model } }: Sums,
  cellOf: (cells: number) => Poly,
  { factor = () => 1, fewer = 0 }: { factor?: (cells: number) => number; fewer?: number } = {},
): Poly {
  const { min, max } = model.rows;
  let sum: Poly | null = null;
  for (let cells = min; cells <= max; cells += 1) {
    const cell = cellOf(cells);
    let product = unitOf(cell);
    for (let drawn = fewer; drawn < cells; drawn += 1) product = times(product, cell);
    const part = scaledBy(product, factor(cells) / (max - min + 1));
    sum = sum ? plus(sum, part) : part;
  }
  return sum ?? [];
}

/** The mean pay of a spin in units, by its scatters. */
function meanPay(sums: Sums): Poly {
  const { slot, shares, reels, cell } = sums;
  const rest = power(sums, () => cell);
  let mean = scaledBy(rest, 0);
  for (const [symbol, share] of shares.entries()) {
    let living = unitOf(cell);
    for (const [reel, { wild }] of reels.entries()) {
      const shown = share + wild;
      const ends = times(
        living,
        power(sums, () => lacking(cell, shown)),
      );
      const after = reels.slice(reel + 1).reduce((product) => times(product, rest), ends);
      mean = plus(mean, scaledBy(after, payOf(slot, symbol, reel)));
      living = times(
        living,
        power(sums, () => cell, { factor: (cells) => cells * shown, fewer: 1 }),
      );
    }
    mean = plus(mean, scaledBy(living, payOf(slot, symbol, reels.length)));
  }
  return mean;
}

const payOf = ({ model }: CellsSlot, symbol: number, count: number): number =>
  model.symbols[symbol]?.pays[count - CELLS_COUNT_MIN] ?? 0;

/** The mean square of the pay of a spin: every pair of symbols together. */
function squares(sums: Sums): number {
  let square = 0;
  for (let one = 0; one < sums.shares.length; one += 1) {
    square += ofPair(sums, one, one);
    for (let other = one + 1; other < sums.shares.length; other += 1) {
      square += 2 * ofPair(sums, one, other);
    }
  }
  return square;
}

/** The mean product of the pays of two symbols, by which of them still continue. */
function ofPair({ slot, shares, reels }: Sums, one: number, other: number): number {
  const { min, max } = slot.model.rows;
  const [a, b] = [shares[one] ?? 0, shares[other] ?? 0];
  const isSame = one === other;
  let [both, first, second, neither] = [1, 0, 0, 0];
  for (const [reel, { wild }] of reels.entries()) {
    const pays = [payOf(slot, one, reel), payOf(slot, other, reel)] as const;
    const mean = (of: (cells: number) => number): number => {
      let sum = 0;
      for (let cells = min; cells <= max; cells += 1) sum += of(cells);
      return sum / (max - min + 1);
    };
    const [p, r] = [a + wild, b + wild];
    const union = isSame ? p : a + b + wild;
    const product = mean((n) => n * (n - 1) * p * r + n * (isSame ? p : wild));
    // A cell of the one symbol itself, and neither the other one nor a wild in the rest.
    const only = (own: number, lacks: number) =>
      isSame ? 0 : mean((n) => n * own * (1 - lacks) ** (n - 1));
    const gone = (share: number) => mean((n) => (1 - share) ** n);
    neither +=
      both * gone(union) * pays[0] * pays[1] +
      first * gone(p) * pays[0] +
      second * gone(r) * pays[1];
    first = first * mean((n) => n * p) + both * only(a, r) * pays[1];
    second = second * mean((n) => n * r) + both * only(b, p) * pays[0];
    both *= product;
  }
  const ends = [payOf(slot, one, reels.length), payOf(slot, other, reels.length)] as const;
  return both * ends[0] * ends[1] + first * ends[0] + second * ends[1] + neither;
}

/**
 * The chance that a spin pays nothing, by its scatters: over all sets of symbols, with the sign of
 * inclusion and exclusion, the chance that the first three reels each show the whole set.
 */
function withoutPay(sums: Sums): Poly {
  const { shares, reels, cell } = sums;
  const sets = 2 ** shares.length;
  const shareOf = (set: number) =>
    shares.reduce((sum, share, symbol) => (set & (1 << symbol) ? sum + share : sum), 0);
  const sign = (set: number) => (bits(set) % 2 === 0 ? 1 : -1);
  const shows = reels.slice(0, CELLS_COUNT_MIN).map(({ wild }) => {
    const lacksSet = Array.from({ length: sets }, (_, set) => {
      const share = set === 0 ? 0 : shareOf(set) + wild;
      return scaledBy(
        power(sums, () => lacking(cell, share)),
        sign(set),
      );
    });
    return overSubsets(lacksSet, shares.length);
  });
  const rest = reels
    .slice(CELLS_COUNT_MIN)
    .map(() => power(sums, () => cell))
    .reduce<Poly>(times, unitOf(cell));
  let none = scaledBy(rest, 0);
  for (let set = 0; set < sets; set += 1) {
    const all = shows.map((reel) => reel[set] ?? []).reduce(times);
    none = plus(none, scaledBy(times(all, rest), sign(set)));
  }
  return none;
}

/** At each set the sum over its subsets. */
function overSubsets(values: readonly Poly[], symbols: number): Poly[] {
  const sums = [...values];
  for (let symbol = 0; symbol < symbols; symbol += 1) {
    for (let set = 0; set < sums.length; set += 1) {
      if (set & (1 << symbol)) sums[set] = plus(sums[set] ?? [], sums[set ^ (1 << symbol)] ?? []);
    }
  }
  return sums;
}

function bits(set: number): number {
  let count = 0;
  for (let left = set; left > 0; left >>= 1) count += left & 1;
  return count;
}
