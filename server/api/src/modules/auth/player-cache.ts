import { LRUCache } from 'lru-cache';

/**
 * A bounded cache of what belongs to players. A player's entries are found without a look at
 * anybody else's: each login forgets some, with thousands of players in the house.
 */
export class PlayerCache<Value extends { readonly userId: string }> {
  readonly #values: LRUCache<string, Value>;
  /** The keys of each player. */
  readonly #keys = new Map<string, Set<string>>();

  constructor(entriesMax: number) {
    this.#values = new LRUCache<string, Value>({
      max: entriesMax,
      dispose: ({ userId }, key, reason) => {
        if (reason !== 'set') this.#dropKey(userId, key);
      },
    });
  }

  get(key: string): Value | undefined {
    return this.#values.get(key);
  }

  /** A key is one player's for good. */
  set(key: string, value: Value): void {
    const keys = this.#keys.get(value.userId) ?? new Set();
    this.#keys.set(value.userId, keys.add(key));
    this.#values.set(key, value);
  }

  /** Forgets the player's entries, or those of them that are stale. */
  forget(userId: string, isStale: (value: Value) => boolean = () => true): void {
    for (const key of [...(this.#keys.get(userId) ?? [])]) {
      const value = this.#values.peek(key);
      if (value && isStale(value)) this.#values.delete(key);
    }
  }

  #dropKey(userId: string, key: string): void {
    const keys = this.#keys.get(userId);
    if (keys?.delete(key) && keys.size === 0) this.#keys.delete(userId);
  }
}
