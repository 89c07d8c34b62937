import type { Clock } from '@fairhall/kit/clock';

type Reading<T> = { readonly atMs: number; readonly result: Promise<T> };

/**
 * Reads a value that others change, at most once in `ttlMs` and only when it is needed. A change takes
 * effect within this time; a failed read counts as none.
 */
export class RecentRead<T> {
  readonly #read: () => Promise<T>;
  readonly #ttlMs: number;
  readonly #clock: Clock;
  #last: Reading<T> | undefined;

  constructor({ read, ttlMs, clock }: { read: () => Promise<T>; ttlMs: number; clock: Clock }) {
    this.#read = read;
    this.#ttlMs = ttlMs;
    this.#clock = clock;
  }

  /** After a change by this process. */
  invalidate(): void {
    this.#last = undefined;
  }

  get(): Promise<T> {
    const atMs = this.#clock.now().getTime();
    if (this.#last && Math.abs(atMs - this.#last.atMs) < this.#ttlMs) return this.#last.result;
    const reading = { atMs, result: this.#read() };
    this.#last = reading;
    reading.result.catch(() => {
      if (this.#last === reading) this.#last = undefined;
    });
    return reading.result;
  }
}
