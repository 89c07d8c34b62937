/** Addresses that are remembered; past it, the one seen first in this minute is forgotten. */
const ADDRESSES_MAX = 20_000;

type Window = { count: number; readonly endsAtMs: number };

/**
 * Counts each address's calls in windows of a fixed length, for the rate limit of the framework and
 * for the short cuts in front of it. Lives in memory: every node counts for itself.
 */
export class CallCounter {
  readonly #windows = new Map<string, Window>();
  readonly #windowMs: number;

  constructor({ windowMs }: { windowMs: number }) {
    this.#windowMs = windowMs;
  }

  /** Counts one call; answers how many there were in this window, and how long it still lasts. */
  count(address: string, now = performance.now()): { current: number; ttl: number } {
    const known = this.#windows.get(address);
    if (known !== undefined && known.endsAtMs > now) {
      known.count += 1;
      return { current: known.count, ttl: known.endsAtMs - now };
    }
    // A new window goes to the end, so the first in the map is always the oldest.
    this.#windows.delete(address);
    this.#windows.set(address, { count: 1, endsAtMs: now + this.#windowMs });
    if (this.#windows.size > ADDRESSES_MAX) this.#forgetOldest();
    return { current: 1, ttl: this.#windowMs };
  }

  #forgetOldest(): void {
    for (const address of this.#windows.keys()) {
      this.#windows.delete(address);
      return;
    }
  }
}
