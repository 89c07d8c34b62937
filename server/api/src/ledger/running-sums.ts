import { LRUCache } from 'lru-cache';

/**
 * Older rows are complete: an entry is committed within seconds of its timestamp, and the clocks of
 * nodes differ by seconds (`health/database-clock.ts`).
 */
const SETTLED_AFTER_MS = 60_000;
const SUMS_MAX = 10_000;

type Range = { readonly gte?: Date; readonly lt?: Date };
type Settled<Sum> = { readonly until: Date; readonly sum: Sum };

/**
 * Counts or sums append-only rows incrementally, so that the total of a long history costs no more
 * than that of a short one. `rowAdded` must be called for each new row of this process; the rows of
 * other nodes are younger than the settled ones.
 */
export class RunningSums<Sum extends object | number> {
  readonly #add: (one: Sum, other: Sum) => Sum;
  #settled = newSettledSums<Sum>();
  /** The end of the latest settled range, in milliseconds since 1970. */
  #settledUntilMs = Number.NEGATIVE_INFINITY;

  constructor(add: (one: Sum, other: Sum) => Sum) {
    this.#add = add;
  }

  /** Drops the sums when a row is older than they assume, as after the clock was set back. */
  rowAdded(createdAt: Date): void {
    if (createdAt.getTime() >= this.#settledUntilMs) return;
    this.#settledUntilMs = Number.NEGATIVE_INFINITY;
    // A sum in progress, which may lack the row, keeps the old cache.
    this.#settled = newSettledSums<Sum>();
  }

  /**
   * @param key identifies the rows that `sum` sums
   * @param sum sums those that were created within a range
   */
  async total({
    key,
    now,
    sum,
  }: {
    key: string;
    now: Date;
    sum: (created: Range) => Promise<Sum>;
  }): Promise<Sum> {
    const settled = await this.#settledSum({ key, now, sum });
    return this.#add(settled.sum, await sum({ gte: settled.until }));
  }

  async #settledSum({
    key,
    now,
    sum,
  }: {
    key: string;
    now: Date;
    sum: (created: Range) => Promise<Sum>;
  }): Promise<Settled<Sum>> {
    const cache = this.#settled;
    const cached = cache.get(key);
    if (cached && now.getTime() - cached.until.getTime() <= 2 * SETTLED_AFTER_MS) return cached;
    const until = new Date(now.getTime() - SETTLED_AFTER_MS);
    this.#settledUntilMs = Math.max(this.#settledUntilMs, until.getTime());
    const added = await sum(cached ? { gte: cached.until, lt: until } : { lt: until });
    const settled = { until, sum: cached ? this.#add(cached.sum, added) : added };
    cache.set(key, settled);
    return settled;
  }
}

function newSettledSums<Sum extends object | number>() {
  return new LRUCache<string, Settled<Sum>>({ max: SUMS_MAX });
}

/** Sums of counts. */
export function runningCounts(): RunningSums<number> {
  return new RunningSums((one, other) => one + other);
}
