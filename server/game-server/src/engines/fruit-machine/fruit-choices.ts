import type { FruitMachineTables } from '../../definitions/fruit-machine-tables.ts';
import { linesPercent, nudged, type Stops, turnsWheel, viewsOf, wheelSums } from './fruit-view.ts';

/** What a choice does with the reels, which are counted from 0. */
export type FruitChoice =
  | { readonly kind: 'take' }
  | { readonly kind: 'nudge'; readonly reel: number }
  /** The others spin again. */
  | { readonly kind: 'hold'; readonly held: readonly number[] };

const TAKE = 'take';

/** "hold-1-3": the reels are counted from 1. */
export function choiceOfHolds(held: readonly number[], reels: number): string {
  if (held.length === reels) return TAKE;
  const places = held.map((reel) => reel + 1).toSorted((one, other) => one - other);
  return places.length === 0 ? 'hold-none' : `hold-${places.join('-')}`;
}

export const choiceOfNudge = (reel: number): string => `nudge-${reel + 1}`;

/** What a choice on offer means. */
export function fruitChoice(name: string): FruitChoice {
  const reels = (name.match(/\d+/g) ?? []).map((place) => Number(place) - 1);
  if (name === TAKE) return { kind: 'take' };
  return name.startsWith('nudge')
    ? { kind: 'nudge', reel: reels[0] ?? 0 }
    : { kind: 'hold', held: reels };
}

/** The choices of every first view, the simplest first: take, nudge one reel, hold two, one or none. */
export function choiceNames({ strips }: Pick<FruitMachineTables, 'strips'>): readonly string[] {
  const reels = strips.map((_, reel) => reel);
  const subsets = Array.from({ length: 1 << reels.length }, (_, bits) =>
    reels.filter((reel) => (bits >> reel) & 1),
  );
  const holds = subsets
    .filter((held) => held.length < reels.length)
    .toSorted((one, other) => other.length - one.length);
  return [
    TAKE,
    ...reels.map(choiceOfNudge),
    ...holds.map((held) => choiceOfHolds(held, reels.length)),
  ];
}

/** The worth of a choice: the sum over its final views, each as likely as the others. */
type Worth = { readonly sum: number; readonly ways: number };

/** Whether one mean is larger, in integers. */
const isMore = (one: Worth, other: Worth): boolean => one.sum * other.ways > other.sum * one.ways;

/** The best choice of a first view, by the exact mean of its return; of equal ones the simplest. */
export type BestChoice = (stops: Stops) => string;

/** The sums over all views with the same stops of some reels, by their place among all such stops. */
type Sums = { readonly left: readonly number[]; readonly of: Float64Array; readonly ways: number };

/** The sums for each choice: the reels that a nudge moves are known after it, as those that are taken. */
function sumsByChoice(tables: FruitMachineTables, placeOf: PlaceOf): ReadonlyMap<string, Sums> {
  const { tickets, percents } = wheelSums(tables);
  const { strips } = tables;
  const reels = strips.map((_, reel) => reel);
  const product = (some: readonly number[]) =>
    some.reduce((ways, reel) => ways * (strips[reel]?.length ?? 1), 1);
  const sumsOf = (left: readonly number[]): Sums => {
    const views = product(left);
    return { left, of: new Float64Array(views), ways: product(reels) / views };
  };
  const all = sumsOf(reels);
  const found = new Map(
    choiceNames(tables).map((name) => {
      const choice = fruitChoice(name);
      return [name, choice.kind === 'hold' ? sumsOf(choice.held) : all] as const;
    }),
  );
  const distinct = new Set(found.values());
  for (const stops of viewsOf(tables)) {
    const lines = linesPercent(tables, stops) * tickets;
    const worth = lines + (turnsWheel(tables, stops) ? percents : 0);
    for (const { left, of } of worth > 0 ? distinct : []) {
      const place = placeOf(stops, left);
      of[place] = (of[place] ?? 0) + worth;
    }
  }
  return found;
}

type PlaceOf = (stops: Stops, left: readonly number[]) => number;

/**
 * Under these tables, the best choice of a first view. The sums over all views are computed once, in
 * milliseconds: a view counts what it returns in percent, times the tickets of the wheel.
 */
export function bestChoiceBy(tables: FruitMachineTables): BestChoice {
  const { strips } = tables;
  const placeOf: PlaceOf = (stops, left) =>
    left.reduce((place, reel) => place * (strips[reel]?.length ?? 1) + (stops[reel] ?? 0), 0);
  const sums = [...sumsByChoice(tables, placeOf)].map(([name, { left, of, ways }]) => ({
    ...{ name, choice: fruitChoice(name) },
    worthAt: (stops: Stops): Worth => ({ sum: of[placeOf(stops, left)] ?? 0, ways }),
  }));
  return (stops) => {
    let best = { name: TAKE, worth: { sum: -1, ways: 1 } };
    for (const { name, choice, worthAt } of sums) {
      const seen = choice.kind === 'nudge' ? nudged(tables, stops, choice.reel) : stops;
      const worth = worthAt(seen);
      if (isMore(worth, best.worth)) best = { name, worth };
    }
    return best.name;
  };
}
