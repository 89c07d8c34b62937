import { LRUCache } from 'lru-cache';

/** Older rows are complete: an entry is committed within seconds of its timestamp. */
const SETTLED_AFTER_MS = 60_000;
const COUNTS_MAX = 10_000;

type Range = { readonly gte?: Date; readonly lt?: Date };
type Settled = { readonly until: Date; readonly count: number };

/**
 * Counts append-only rows incrementally, so that the total of a long history costs no more than
 * that of a short one. `rowAdded` must be called for each new row.
 */
export class RunningCounts {
  #settled = newSettledCounts();
  /** The end of the latest settled range, in milliseconds since 1970. */
  #settledUntilMs = Number.NEGATIVE_INFINITY;

  /** Drops the counts when a row is older than they assume, as after the clock was set back. */
  rowAdded(createdAt: Date): void {
    if (createdAt.getTime() >= this.#settledUntilMs) return;
    this.#settledUntilMs = Number.NEGATIVE_INFINITY;
    // A count in progress, which may lack the row, keeps the old cache.
    this.#settled = newSettledCounts();
  }

  /**
   * @param key identifies the rows that `count` counts
   * @param count counts those that were created within a range
   */
  async total({
    key,
    now,
    count,
  }: {
    key: string;
    now: Date;
    count: (created: Range) => Promise<number>;
  }): Promise<number> {
    const { until, count: settled } = await this.#settledCount({ key, now, count });
    return settled + (await count({ gte: until }));
  }

  async #settledCount({
    key,
    now,
    count,
  }: {
    key: string;
    now: Date;
    count: (created: Range) => Promise<number>;
  }): Promise<Settled> {
    const cache = this.#settled;
    const cached = cache.get(key);
    if (cached && now.getTime() - cached.until.getTime() <= 2 * SETTLED_AFTER_MS) return cached;
    const until = new Date(now.getTime() - SETTLED_AFTER_MS);
    this.#settledUntilMs = Math.max(this.#settledUntilMs, until.getTime());
    const added = await count(cached ? { gte: cached.until, lt: until } : { lt: until });
    const settled = { until, count: (cached?.count ?? 0) + added };
    cache.set(key, settled);
    return settled;
  }
}

function newSettledCounts() {
  return new LRUCache<string, Settled>({ max: COUNTS_MAX });
}
