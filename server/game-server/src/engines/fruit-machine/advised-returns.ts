import type { FruitMachineTables } from '../../definitions/fruit-machine-tables.ts';
import { bestChoiceBy, fruitChoice } from './fruit-choices.ts';
import { linesPercent, nudged, type Stops, turnsWheel, viewsOf, wheelSums } from './fruit-view.ts';

export type AdvisedReturns = {
  /** Each return in percent of the stake, and its weight; the chance is the weight's share of `of`. */
  readonly weights: ReadonlyMap<number, number>;
  readonly of: number;
  /** The weight of the rounds that turn the wheel. */
  readonly wheel: number;
};

/**
 * The exact distribution of a round's return with the best choice of every first view. Every weight is an
 * integer: each first view weighs as much as there are views, and the wheel has its tickets.
 */
export function advisedReturns(tables: FruitMachineTables): AdvisedReturns {
  const views = tables.strips.reduce((product, strip) => product * strip.length, 1);
  const { tickets } = wheelSums(tables);
  const weights = new Map<number, number>();
  const add = (percent: number, weight: number) => {
    weights.set(percent, (weights.get(percent) ?? 0) + weight);
  };
  let wheel = 0;
  for (const [key, weight] of finalViews(tables)) {
    const stops = key.split(',').map(Number);
    const lines = linesPercent(tables, stops);
    if (!turnsWheel(tables, stops)) {
      add(lines, weight * tickets);
      continue;
    }
    wheel += weight * tickets;
    for (const segment of tables.wheel.segments) {
      add(lines + segment.percent, weight * segment.tickets);
    }
  }
  return { weights, of: views * views * tickets, wheel };
}

/** The weight of each final view, of the squared number of views in all. */
function finalViews(tables: FruitMachineTables): ReadonlyMap<string, number> {
  const { strips } = tables;
  const views = strips.reduce((product, strip) => product * strip.length, 1);
  const best = bestChoiceBy(tables);
  const found = new Map<string, number>();
  const add = (stops: Stops, weight: number) => {
    const key = stops.join();
    found.set(key, (found.get(key) ?? 0) + weight);
  };
  // Holds of the same reels at the same stops have the same final views: they are spread once.
  const spun = new Map<string, number>();
  for (const stops of viewsOf(tables)) {
    const choice = fruitChoice(best(stops));
    if (choice.kind === 'take') add(stops, views);
    else if (choice.kind === 'nudge') add(nudged(tables, stops, choice.reel), views);
    else {
      const key = stops.map((stop, reel) => (choice.held.includes(reel) ? stop : '-')).join();
      spun.set(key, (spun.get(key) ?? 0) + views);
    }
  }
  for (const [key, weight] of spun) {
    const held = key.split(',');
    const free = strips.map((strip, reel) => (held[reel] === '-' ? strip : [held[reel] ?? '']));
    const ways = free.reduce((product, strip) => product * strip.length, 1);
    for (const stops of viewsOf({ strips: free })) {
      add(
        stops.map((stop, reel) => (held[reel] === '-' ? stop : Number(held[reel]))),
        weight / ways,
      );
    }
  }
  return found;
}
