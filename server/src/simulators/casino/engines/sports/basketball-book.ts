import type { ExactChance } from './odds.ts';

/** Weights of 0 to 5 points in a minute, of 64; `level` from 0 (weak) to 9 moves misses to threes. */
export function minuteWeights(level: number): readonly number[] {
  return [20 - level, 4, 22, 12 + level, 5, 1];
}

/** Exact chances of a match, and the lines that split it most evenly, in tenths of a point. */
export type BasketballBook = {
  /** Home's points less away's, overtime included. */
  readonly chanceOfLead: (holds: (points: number) => boolean) => ExactChance;
  /** Both sides' points together, overtime included. */
  readonly chanceOfTotal: (holds: (points: number) => boolean) => ExactChance;
  /** Added to home's points before they are compared; never whole, so that there is no draw. */
  readonly handicapTenths: number;
  readonly totalTenths: number;
};

type Levels = {
  readonly home: number;
  readonly away: number;
  readonly minutes: number;
  readonly overtimePoints: number;
};

/** Ten levels of either side: so many books there are at most. */
const books = new Map<string, BasketballBook>();

/** The book of a match, made once for each pair of levels. */
export function basketballBook(levels: Levels): BasketballBook {
  const key = `${levels.home}-${levels.away}`;
  const known = books.get(key);
  if (known) return known;
  const book = makeBook(levels);
  books.set(key, book);
  return book;
}

function makeBook({ home, away, minutes, overtimePoints }: Levels): BasketballBook {
  const homeWays = waysOfPoints(minuteWeights(home), minutes);
  const awayWays = waysOfPoints(minuteWeights(away), minutes);
  const leads = new Map<number, bigint>();
  const totals = new Map<number, bigint>();
  const add = (ways: Map<number, bigint>, points: number, count: bigint) =>
    ways.set(points, (ways.get(points) ?? 0n) + count);
  for (const [ours, ourWays] of homeWays.entries()) {
    for (const [theirs, theirWays] of awayWays.entries()) {
      const ways = ourWays * theirWays;
      if (ours === theirs) {
        // Overtime: two outcomes of a tie, so that everything else counts double.
        add(leads, overtimePoints, ways);
        add(leads, -overtimePoints, ways);
        add(totals, ours + theirs + overtimePoints, 2n * ways);
      } else {
        add(leads, ours - theirs, 2n * ways);
        add(totals, ours + theirs, 2n * ways);
      }
    }
  }
  const of = sum(leads.values());
  return {
    chanceOfLead: (holds) => ({ ways: waysThat(leads, holds), of }),
    chanceOfTotal: (holds) => ({ ways: waysThat(totals, holds), of }),
    handicapTenths: -evenLine(leads, of),
    totalTenths: evenLine(totals, of),
  };
}

/** In how many ways the minutes bring 0, 1, 2 … points. */
function waysOfPoints(weights: readonly number[], minutes: number): readonly bigint[] {
  let ways = [1n];
  for (let minute = 0; minute < minutes; minute += 1) {
    const next = Array.from({ length: ways.length + weights.length - 1 }, () => 0n);
    for (const [points, count] of ways.entries()) {
      for (const [more, weight] of weights.entries()) {
        next[points + more] = (next[points + more] ?? 0n) + count * BigInt(weight);
      }
    }
    ways = next;
  }
  return ways;
}

/** The half point, in tenths, above which the chance is nearest to one half. */
function evenLine(ways: ReadonlyMap<number, bigint>, of: bigint): number {
  let below = 0n;
  let best = { line: 0, distance: of };
  for (const [points, count] of [...ways].sort(([one], [other]) => one - other)) {
    below += count;
    const distance = 2n * below > of ? 2n * below - of : of - 2n * below;
    if (distance < best.distance) best = { line: 10 * points + 5, distance };
  }
  return best.line;
}

function waysThat(ways: ReadonlyMap<number, bigint>, holds: (points: number) => boolean): bigint {
  return sum([...ways].filter(([points]) => holds(points)).map(([, count]) => count));
}

function sum(counts: Iterable<bigint>): bigint {
  let total = 0n;
  for (const count of counts) total += count;
  return total;
}
