import { LRUCache } from 'lru-cache';

const DELAY_MS_MIN = 1000;
export const DELAY_MS_MAX = 900_000;
/** A counter is reset after this time without an attempt. */
const RESET_AFTER_MS = 4 * DELAY_MS_MAX;
const DOUBLINGS_MAX = 20;

type Counter = { failures: number; lastAtMs: number };

/** An attempt, counted as a failure. */
export type Attempt = {
  /** The attempt succeeded or was not made. */
  withdraw(): void;
};

/**
 * Exponential backoff per key. The first `freeFailures` failures cause no delay; then each attempt
 * must wait 1 s, 2 s, 4 s … after the one before it, at most 15 minutes. An attempt counts as a
 * failure when it begins, so that concurrent attempts bypass neither the number nor the delay. The
 * memory is bounded: the least recently used key is evicted first.
 */
export class ExponentialBackoff {
  readonly #counters: LRUCache<string, Counter>;
  readonly #freeFailures: number;

  constructor({ freeFailures, entriesMax }: { freeFailures: number; entriesMax: number }) {
    this.#counters = new LRUCache({ max: entriesMax });
    this.#freeFailures = freeFailures;
  }

  /** Milliseconds until the next attempt is allowed; 0 when it is allowed now. */
  waitMs(key: string, now: Date): number {
    const { failures, lastAtMs } = this.#counterOf(key, now);
    if (failures < this.#freeFailures) return 0;
    const doublings = Math.min(failures - this.#freeFailures, DOUBLINGS_MAX);
    const delayMs = Math.min(DELAY_MS_MIN * 2 ** doublings, DELAY_MS_MAX);
    return Math.max(0, lastAtMs + delayMs - now.getTime());
  }

  /** Begins an attempt that is allowed now. */
  begin(key: string, now: Date): Attempt {
    const counter = this.#counterOf(key, now);
    counter.failures += 1;
    counter.lastAtMs = Math.max(counter.lastAtMs, now.getTime());
    this.#counters.set(key, counter);
    return {
      withdraw: () => {
        counter.failures -= 1;
        // A counter that was reset meanwhile is no longer that of the key.
        const isCurrent = this.#counters.peek(key) === counter;
        if (counter.failures === 0 && isCurrent) this.#counters.delete(key);
      },
    };
  }

  reset(key: string): void {
    this.#counters.delete(key);
  }

  #counterOf(key: string, now: Date): Counter {
    const counter = this.#counters.get(key);
    const isCurrent = counter && now.getTime() - counter.lastAtMs <= RESET_AFTER_MS;
    return isCurrent ? counter : { failures: 0, lastAtMs: 0 };
  }
}
