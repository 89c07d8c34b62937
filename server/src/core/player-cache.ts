import { BoundedCache } from './bounded-cache.ts';
import { MultiMap } from './multi-map.ts';

/**
 * A bounded cache of what belongs to players. A player's entries are found without a look at
 * anybody else's: each login forgets some, with thousands of players in the house.
 */
export class PlayerCache<Value extends { readonly userId: string }> {
  readonly #values: BoundedCache<string, Value>;
  readonly #keys = new MultiMap<string, string>();

  constructor(entriesMax: number) {
    this.#values = new BoundedCache(entriesMax, (key, { userId }) =>
      this.#keys.delete(userId, key),
    );
  }

  get(key: string): Value | undefined {
    return this.#values.get(key);
  }

  /** A key is one player's for good. */
  set(key: string, value: Value): void {
    this.#keys.add(value.userId, key);
    this.#values.set(key, value);
  }

  /** Forgets the player's entries, or those of them that are told. */
  forget(userId: string, isStale: (value: Value) => boolean = () => true): void {
    for (const key of this.#keys.get(userId)) {
      const value = this.#values.get(key);
      if (value && !isStale(value)) continue;
      this.#values.delete(key);
      this.#keys.delete(userId, key);
    }
  }
}
