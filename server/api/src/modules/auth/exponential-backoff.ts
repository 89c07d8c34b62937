import { LRUCache } from 'lru-cache';

const DELAY_MS_MIN = 1000;
export const DELAY_MS_MAX = 900_000;
/** Who has kept still for this long begins anew. */
const FORGOTTEN_AFTER_MS = 4 * DELAY_MS_MAX;
const DOUBLINGS_MAX = 20;

type Tally = { readonly failures: number; readonly lastAtMs: number };

/** One try under way. */
export type Try = {
  failed(): void;
  /** It succeeded, or was never made. */
  withdraw(): void;
};

/**
 * Makes who fails again and again wait: so many failures are free, then each next try has to come
 * 1 s, 2 s, 4 s … after the one before it, at most 15 minutes. From then on a try counts when it
 * begins, so that a hundred at a time are no way around the wait. Bounded memory: what was tried
 * longest ago is forgotten first.
 */
export class ExponentialBackoff {
  readonly #tallies: LRUCache<string, Tally>;
  readonly #freeFailures: number;

  constructor({ freeFailures, entriesMax }: { freeFailures: number; entriesMax: number }) {
    this.#tallies = new LRUCache({ max: entriesMax });
    this.#freeFailures = freeFailures;
  }

  /** How long the next try has to wait, in milliseconds; 0 when it may come now. */
  waitMs(key: string, now: Date): number {
    const { failures, lastAtMs } = this.#tally(key, now);
    if (failures < this.#freeFailures) return 0;
    const doublings = Math.min(failures - this.#freeFailures, DOUBLINGS_MAX);
    const delayMs = Math.min(DELAY_MS_MIN * 2 ** doublings, DELAY_MS_MAX);
    return Math.max(0, lastAtMs + delayMs - now.getTime());
  }

  /** Begins a try that need not wait. */
  begin(key: string, now: Date): Try {
    const countsNow = this.#tally(key, now).failures >= this.#freeFailures;
    if (countsNow) this.#count(key, now);
    return {
      failed: () => {
        if (!countsNow) this.#count(key, now);
      },
      withdraw: () => {
        if (countsNow) this.#uncount(key);
      },
    };
  }

  forget(key: string): void {
    this.#tallies.delete(key);
  }

  #tally(key: string, now: Date): Tally {
    const tally = this.#tallies.get(key);
    const isCurrent = tally && now.getTime() - tally.lastAtMs <= FORGOTTEN_AFTER_MS;
    return isCurrent ? tally : { failures: 0, lastAtMs: 0 };
  }

  #count(key: string, now: Date): void {
    const { failures, lastAtMs } = this.#tally(key, now);
    const latestMs = Math.max(lastAtMs, now.getTime());
    this.#tallies.set(key, { failures: failures + 1, lastAtMs: latestMs });
  }

  #uncount(key: string): void {
    const tally = this.#tallies.get(key);
    if (!tally) return;
    if (tally.failures <= 1) this.#tallies.delete(key);
    else this.#tallies.set(key, { ...tally, failures: tally.failures - 1 });
  }
}
