import { LRUCache } from 'lru-cache';
import {
  type Attempt,
  type Backoff,
  DELAYS_MS,
  type Limit,
  type LimitedKey,
  RESET_AFTER_MS,
} from './backoff.ts';

const ENTRIES_MAX = 20_000;

type Counter = { failures: number; lastAtMs: number };
type Counters = LRUCache<string, Counter>;

/**
 * The counters of one process. The memory is bounded: of each limit, the least recently used key is
 * evicted first.
 */
export class MemoryBackoff implements Backoff {
  /** By the name of the limit. */
  readonly #counters = new Map<string, Counters>();
  readonly #entriesMax: number;

  constructor({ entriesMax = ENTRIES_MAX }: { entriesMax?: number } = {}) {
    this.#entriesMax = entriesMax;
  }

  /** Without a wait between the look at the counters and the count. */
  async begin(keys: readonly LimitedKey[], now: Date): Promise<Attempt | { waitMs: number }> {
    const waitMs = Math.max(...keys.map((key) => this.#waitMs(key, now)));
    if (waitMs > 0) return { waitMs };
    const withdrawals = keys.map((key) => this.#count(key, now));
    return {
      async withdraw() {
        for (const withdraw of withdrawals) withdraw();
      },
    };
  }

  async reset({ limit, key }: LimitedKey): Promise<void> {
    this.#countersOf(limit).delete(key);
  }

  /** The cache evicts them instead. */
  async deleteExpired(): Promise<number> {
    return 0;
  }

  #waitMs({ limit, key }: LimitedKey, now: Date): number {
    const { failures, lastAtMs } = this.#counterOf({ limit, key }, now);
    const delayMs = DELAYS_MS[Math.min(failures - limit.freeFailures, DELAYS_MS.length - 1)];
    // None for a free failure, whose index is below zero.
    return delayMs === undefined ? 0 : Math.max(0, lastAtMs + delayMs - now.getTime());
  }

  /** @returns withdraws the attempt */
  #count({ limit, key }: LimitedKey, now: Date): () => void {
    const counters = this.#countersOf(limit);
    const counter = this.#counterOf({ limit, key }, now);
    counter.failures += 1;
    counter.lastAtMs = Math.max(counter.lastAtMs, now.getTime());
    counters.set(key, counter);
    return () => {
      counter.failures -= 1;
      // A counter that was reset meanwhile is no longer that of the key.
      const isCurrent = counters.peek(key) === counter;
      if (counter.failures === 0 && isCurrent) counters.delete(key);
    };
  }

  #counterOf({ limit, key }: LimitedKey, now: Date): Counter {
    const counter = this.#countersOf(limit).get(key);
    const isCurrent = counter && now.getTime() - counter.lastAtMs <= RESET_AFTER_MS;
    return isCurrent ? counter : { failures: 0, lastAtMs: 0 };
  }

  #countersOf({ name }: Limit): Counters {
    const counters = this.#counters.get(name) ?? new LRUCache({ max: this.#entriesMax });
    this.#counters.set(name, counters);
    return counters;
  }
}
