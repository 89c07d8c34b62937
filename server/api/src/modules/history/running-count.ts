import { LRUCache } from 'lru-cache';

/** Older rows are complete: an entry is committed within seconds of its timestamp. */
const SETTLED_AFTER_MS = 60_000;
const COUNTS_MAX = 10_000;

type Range = { readonly gte?: Date; readonly lt?: Date };
type Settled = { readonly until: Date; readonly count: number };

/**
 * Counts append-only rows incrementally, so that the total of a long history costs no more than
 * that of a short one.
 */
export class RunningCounts {
  readonly #settled = new LRUCache<string, Settled>({ max: COUNTS_MAX });

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
    const cached = this.#settled.get(key);
    if (cached && now.getTime() - cached.until.getTime() <= 2 * SETTLED_AFTER_MS) return cached;
    const until = new Date(now.getTime() - SETTLED_AFTER_MS);
    const added = await count(cached ? { gte: cached.until, lt: until } : { lt: until });
    const settled = { until, count: (cached?.count ?? 0) + added };
    this.#settled.set(key, settled);
    return settled;
  }
}
