import { LRUCache } from 'lru-cache';
import type { ExactChance } from './odds.ts';

/** Exact chances of a match, and the lines that split it most evenly, in tenths of a point. */
export type BasketballBook = {
  /** Home's points less away's, overtime included. */
  readonly chanceOfLead: (holds: (points: number) => boolean) => ExactChance;
  /** Both sides' points together, overtime included. */
  readonly chanceOfTotal: (holds: (points: number) => boolean) => ExactChance;
  /** Added to home's points before they are compared; never an integer, so that there is no draw. */
  readonly handicapTenths: number;
  readonly totalTenths: number;
};

/** Weights of 0, 1, 2 … points in a minute of either side. */
type Model = {
  readonly home: readonly number[];
  readonly away: readonly number[];
  readonly minutes: number;
  readonly overtimePoints: number;
};

/** The levels of either side bound the number of books; those of other definitions are few. */
const cache = new LRUCache<string, BasketballBook>({ max: 200 });

/** The book of a match, computed once for each pair of weights. */
export function basketballBook(model: Model): BasketballBook {
  const key = JSON.stringify(model);
  const known = cache.get(key);
  if (known) return known;
  const book = createBook(model);
  cache.set(key, book);
  return book;
}

function createBook({ home, away, minutes, overtimePoints }: Model): BasketballBook {
  const homeWays = waysOfPoints(home, minutes);
  const awayWays = waysOfPoints(away, minutes);
  const leads = new Ways();
  const totals = new Ways();
  for (const [homePoints, pointWays] of homeWays.entries()) {
    // Twice, because a tie has two outcomes: one for each side that may score in overtime.
    const ourTwice = 2n * pointWays;
    for (const [awayPoints, awayPointWays] of awayWays.entries()) {
      if (homePoints === awayPoints) continue;
      const ways = ourTwice * awayPointWays;
      leads.add(homePoints - awayPoints, ways);
      totals.add(homePoints + awayPoints, ways);
    }
    const ties = pointWays * (awayWays[homePoints] ?? 0n);
    leads.add(overtimePoints, ties);
    leads.add(-overtimePoints, ties);
    totals.add(2 * homePoints + overtimePoints, 2n * ties);
  }
  return {
    chanceOfLead: (holds) => leads.chanceThat(holds),
    chanceOfTotal: (holds) => totals.chanceThat(holds),
    handicapTenths: -leads.evenLine(),
    totalTenths: totals.evenLine(),
  };
}

/** By weights and minutes: fewer than the books. */
const waysByWeights = new LRUCache<string, readonly bigint[]>({ max: 40 });

/** The number of ways for 0, 1, 2 … points in these minutes. */
function waysOfPoints(perMinute: readonly number[], minutes: number): readonly bigint[] {
  const key = `${perMinute.join()} ${minutes}`;
  const known = waysByWeights.get(key);
  if (known) return known;
  const weights = perMinute.map(BigInt);
  let ways = [1n];
  for (let minute = 0; minute < minutes; minute += 1) {
    const next = Array.from({ length: ways.length + weights.length - 1 }, () => 0n);
    for (const [points, count] of ways.entries()) {
      for (const [more, weight] of weights.entries()) {
        next[points + more] = (next[points + more] ?? 0n) + count * weight;
      }
    }
    ways = next;
  }
  waysByWeights.set(key, ways);
  return ways;
}

/** More than either side can score in a match. */
const POINTS_MAX = 500;

/** The number of ways for each number of points, which may be negative. */
class Ways {
  /** By points, from −POINTS_MAX up. */
  readonly #counts: bigint[] = Array.from({ length: 2 * POINTS_MAX + 1 }, () => 0n);

  add(points: number, ways: bigint): void {
    const at = points + POINTS_MAX;
    this.#counts[at] = (this.#counts[at] ?? 0n) + ways;
  }

  chanceThat(holds: (points: number) => boolean): ExactChance {
    let ways = 0n;
    for (const [at, count] of this.#counts.entries()) {
      if (count > 0n && holds(at - POINTS_MAX)) ways += count;
    }
    return { ways, of: this.#total() };
  }

  /** The half point, in tenths, above which the chance is nearest to one half. */
  evenLine(): number {
    let below = 0n;
    const of = this.#total();
    let best = { line: 0, distance: of };
    for (const [at, count] of this.#counts.entries()) {
      below += count;
      const distance = 2n * below > of ? 2n * below - of : of - 2n * below;
      if (distance < best.distance) best = { line: 10 * (at - POINTS_MAX) + 5, distance };
    }
    return best.line;
  }

  #total(): bigint {
    return this.#counts.reduce((sum, count) => sum + count, 0n);
  }
}
