/**
 * A map that holds at most `entriesMax` entries and forgets the one used longest ago. Node keeps
 * the insertion order of a Map, so re-inserting on use is all that recency needs; while the map is
 * less than half full nothing is about to be forgotten, and nobody pays for the order.
 */
export class BoundedCache<Key, Value> {
  readonly #entries = new Map<Key, Value>();
  readonly #entriesMax: number;
  readonly #onForgotten: ((key: Key, value: Value) => void) | undefined;

  /** @param onForgotten hears of each entry that had to make room */
  constructor(entriesMax: number, onForgotten?: (key: Key, value: Value) => void) {
    this.#entriesMax = entriesMax;
    this.#onForgotten = onForgotten;
  }

  get(key: Key): Value | undefined {
    const value = this.#entries.get(key);
    if (value === undefined || this.#entries.size < this.#entriesMax / 2) return value;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  set(key: Key, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size > this.#entriesMax) this.#forgetOldest();
  }

  delete(key: Key): void {
    this.#entries.delete(key);
  }

  get size(): number {
    return this.#entries.size;
  }

  #forgetOldest(): void {
    for (const [key, value] of this.#entries) {
      this.#entries.delete(key);
      this.#onForgotten?.(key, value);
      return;
    }
  }
}
