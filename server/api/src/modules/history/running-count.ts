import { LRUCache } from 'lru-cache';

/**
 * Rows older than this are all there: an entry is committed within seconds of the moment that it
 * carries, or refused.
 */
const SETTLED_AFTER_MS = 60_000;
const COUNTS_MAX = 10_000;

type Range = { readonly gte?: Date; readonly lt?: Date };
type Settled = { readonly until: Date; readonly count: number };

/**
 * Counts rows that are only ever added: what was counted once is not counted again, so that the
 * total of a long history costs no more than that of a short one.
 */
export class RunningCounts {
  readonly #settled = new LRUCache<string, Settled>({ max: COUNTS_MAX });

  /**
   * @param key names the rows that `count` counts
   * @param count how many of them were created within a range
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
    const known = this.#settled.get(key);
    if (known && now.getTime() - known.until.getTime() <= 2 * SETTLED_AFTER_MS) return known;
    const until = new Date(now.getTime() - SETTLED_AFTER_MS);
    const added = await count(known ? { gte: known.until, lt: until } : { lt: until });
    const settled = { until, count: (known?.count ?? 0) + added };
    this.#settled.set(key, settled);
    return settled;
  }
}
