import { BoundedCache } from './bounded-cache.ts';

const DELAY_MS_MIN = 1000;
export const DELAY_MS_MAX = 900_000;
/** Who has kept still for this long begins anew. */
const FORGOTTEN_AFTER_MS = 4 * DELAY_MS_MAX;
const DOUBLINGS_MAX = 20;

type Tally = { readonly tries: number; readonly lastAtMs: number };

/**
 * Makes who tries again and again wait: so many tries are free, then each next one has to come 1 s,
 * 2 s, 4 s … after the one before it, at most 15 minutes. A try counts when it is made and not when
 * it has failed, so that a hundred at a time are no way around it. Bounded memory: what was tried
 * longest ago is forgotten first.
 */
export class GrowingDelay {
  readonly #tallies: BoundedCache<string, Tally>;
  readonly #freeTries: number;

  constructor({ freeTries, entriesMax }: { freeTries: number; entriesMax: number }) {
    this.#tallies = new BoundedCache(entriesMax);
    this.#freeTries = freeTries;
  }

  /** How long the next try has to wait, in milliseconds; 0 when it may come now. */
  waitMs(key: string, now: Date): number {
    const tally = this.#tallies.get(key);
    if (!tally || this.#isForgotten(tally, now) || tally.tries < this.#freeTries) return 0;
    const doublings = Math.min(tally.tries - this.#freeTries, DOUBLINGS_MAX);
    const delayMs = Math.min(DELAY_MS_MIN * 2 ** doublings, DELAY_MS_MAX);
    return Math.max(0, tally.lastAtMs + delayMs - now.getTime());
  }

  count(key: string, now: Date): void {
    const tally = this.#tallies.get(key);
    const before = tally && !this.#isForgotten(tally, now) ? tally.tries : 0;
    this.#tallies.set(key, { tries: before + 1, lastAtMs: now.getTime() });
  }

  /** Takes one try back: it was the right one after all, or was never made. */
  uncount(key: string): void {
    const tally = this.#tallies.get(key);
    if (!tally) return;
    if (tally.tries <= 1) this.#tallies.delete(key);
    else this.#tallies.set(key, { ...tally, tries: tally.tries - 1 });
  }

  forget(key: string): void {
    this.#tallies.delete(key);
  }

  #isForgotten({ lastAtMs }: Tally, now: Date): boolean {
    return now.getTime() - lastAtMs > FORGOTTEN_AFTER_MS;
  }
}
