import {
  CELLS_COUNT_MIN,
  type CellsSlot,
  type HoldAndWin,
  waysMax,
} from '@fairhall/game-server/engines/slot/cells-model';
import type { SlotFacts } from './lines-facts.ts';

/**
 * The exact figures of a slot of drawn cells. Reels are independent, so every sum is a product reel by
 * reel. Each factor is a polynomial in y, whose exponent counts scatters, with its value at y = 1 behind
 * it: the chance with any number of scatters.
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
  const { units } = slot.model;
  const sums = sumsOf(slot);
  const { countMin } = slot.model.scatter;
  const mean = meanPay(sums);
  const meanSquare = squares(sums);
  const counts = scatterChances(slot);
  const none = withoutPay(sums);
  const lost = below(none, countMin);
  let [featureRate, featureMean, square, featureSpins] = [0, 0, meanSquare, 0];
  const worthOf = featureWorth(slot, { mean: total(mean), meanSquare });
  for (const [scatters, chance] of counts.entries()) {
    if (scatters < countMin) continue;
    const worth = worthOf(scatters);
    featureRate += chance;
    featureMean += chance * worth.mean;
    featureSpins += chance * worth.spins;
    square += chance * worth.meanSquare + 2 * (mean[scatters] ?? 0) * worth.mean;
  }
  const rtp = total(mean) + featureMean;
  const standardDeviation = Math.sqrt(square - rtp ** 2) / units;
  const { feature } = slot.model;
  // Held scatters always pay; free spins may all lose.
  const allLost = feature.kind === 'hold' ? 0 : (total(none) - lost) * total(none) ** feature.spins;
  return {
    rtp: rtp / units,
    featureRtp: featureMean / units,
    hitRate: 1 - lost - allLost,
    featureRate,
    featureSpins: featureSpins / featureRate,
    standardDeviation,
    volatilityIndex: 1.96 * standardDeviation,
  };
}

/** The chance of each number of scatters of a paid spin, from 0 to one in every cell. */
export function scatterChances(slot: CellsSlot): readonly number[] {
  const sums = sumsOf(slot);
  const any = sums.reels.map(() => power(sums, () => sums.cell)).reduce(times);
  return any.slice(0, -1);
}

/** The mean of a feature's pay and of its square, in units, and the mean number of its spins. */
type Worth = { readonly mean: number; readonly meanSquare: number; readonly spins: number };

function featureWorth(
  slot: CellsSlot,
  spin: { readonly mean: number; readonly meanSquare: number },
): (scatters: number) => Worth {
  const { feature, units } = slot.model;
  if (feature.kind === 'hold') {
    const { mean, meanSquare } = valueMoments(feature);
    return (scatters) => {
      const worth = { mean: 0, meanSquare: 0, spins: 0 };
      for (const [count, chance] of heldChances(slot, { feature, scatters }).entries()) {
        const grand = count === cellsOf(slot) ? feature.grand : 0;
        const square = count * meanSquare + count * (count - 1) * mean ** 2;
        worth.mean += chance * (count * mean + grand) * units;
        worth.meanSquare += chance * (square + 2 * grand * count * mean + grand ** 2) * units ** 2;
      }
      return worth;
    };
  }
  const { spins, multiplier } = feature;
  const mean = spins * multiplier * spin.mean;
  const square = spins * (spin.meanSquare + (spins - 1) * spin.mean ** 2);
  return () => ({ mean, meanSquare: multiplier ** 2 * square, spins });
}

const cellsOf = ({ model }: CellsSlot): number => model.reels * model.rows.max;

/** Of the value of a scatter, in stakes. */
function valueMoments({ values }: HoldAndWin) {
  const all = values.reduce((sum, { count }) => sum + count, 0);
  const moment = (power: number) =>
    values.reduce((sum, { stakes, count }) => sum + stakes ** power * count, 0) / all;
  return { mean: moment(1), meanSquare: moment(2) };
}

/** The chance of each number of scatters at the end of a feature that begins with `scatters`. */
export function heldChances(
  slot: CellsSlot,
  { feature, scatters }: { feature: HoldAndWin; scatters: number },
): readonly number[] {
  const cells = cellsOf(slot);
  const share = feature.tickets / slot.model.tickets.reduce((sum, count) => sum + count, 0);
  const ends = Array.from({ length: cells + 1 }, () => 0);
  // The number of held scatters only grows, so one pass over it is complete.
  const begins: number[] = ends.map((_, count) => (count === scatters ? 1 : 0));
  for (let held = scatters; held <= cells; held += 1) {
    const chance = begins[held] ?? 0;
    const empty = cells - held;
    const none = (1 - share) ** empty;
    const stops = empty === 0 ? 1 : none ** feature.respins;
    ends[held] = chance * stops;
    for (let landed = 1; landed <= empty; landed += 1) {
      const lands = binomial(empty, landed) * share ** landed * (1 - share) ** (empty - landed);
      // Within the respins that are left, the first one that brings a scatter brings so many.
      const first = (1 - stops) / (1 - none);
      begins[held + landed] = (begins[held + landed] ?? 0) + chance * first * lands;
    }
  }
  return ends;
}

function binomial(of: number, chosen: number): number {
  let ways = 1;
  for (let place = 1; place <= chosen; place += 1) ways = (ways * (of - chosen + place)) / place;
  return ways;
}

/** The most that the feature of a round pays, in units; the paid spin may add to it. */
export function cellsMaxWin(slot: CellsSlot): number {
  const { feature, symbols, units } = slot.model;
  if (feature.kind === 'hold') {
    const most = Math.max(...feature.values.map(({ stakes }) => stakes));
    return (cellsOf(slot) * most + feature.grand) * units;
  }
  const best = Math.max(...symbols.map(({ pays }) => pays.at(-1) ?? 0));
  return waysMax(slot.model) * best * feature.spins * feature.multiplier;
}

function sumsOf(slot: CellsSlot): Sums {
  const { tickets, symbols, reels, wildReels } = slot.model;
  const all = tickets.reduce((sum, count) => sum + count, 0);
  const share = (place: number) => (tickets[place] ?? 0) / all;
  const ofScatter = share(symbols.length + 1);
  const zeros = Array.from({ length: cellsOf(slot) - 1 }, () => 0);
  return {
    slot,
    shares: symbols.map((_, place) => share(place)),
    reels: Array.from({ length: reels }, (_, reel) => ({
      wild: wildReels.includes(reel) ? share(symbols.length) : 0,
    })),
    cell: [1 - ofScatter, ofScatter, ...zeros, 1],
  };
}

/** The factor 1. */
const unitOf = (poly: Poly): Poly =>
  poly.map((_, place) => (place === 0 || place === poly.length - 1 ? 1 : 0));

const total = (poly: Poly): number => poly.at(-1) ?? 0;
/** Its part with fewer scatters. */
const below = (poly: Poly, scatters: number): number =>
  poly.slice(0, scatters).reduce((sum, one) => sum + one, 0);

function times(one: Poly, other: Poly): Poly {
  const last = one.length - 1;
  const product = one.map(() => 0);
  for (let high = 0; high < last; high += 1) {
    if (one[high] === 0) continue;
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
