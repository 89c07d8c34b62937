import { LRUCache } from 'lru-cache';

/**
 * A bounded cache of entries that belong to players. It invalidates the entries of one player, as
 * every login does, without a scan of the others.
 */
export class PlayerCache<Value extends { readonly userId: string }> {
  readonly #values: LRUCache<string, Value>;
  readonly #isOn: boolean;
  /** Keys by user id. */
  readonly #keys = new Map<string, Set<string>>();

  /** @param entriesMax 0 for a cache that never has an entry */
  constructor(entriesMax: number) {
    this.#isOn = entriesMax > 0;
    this.#values = new LRUCache<string, Value>({
      max: Math.max(entriesMax, 1),
      dispose: ({ userId }, key, reason) => {
        if (reason !== 'set') this.#dropKey(userId, key);
      },
    });
  }

  get(key: string): Value | undefined {
    return this.#values.get(key);
  }

  /** A key must always belong to the same player. */
  set(key: string, value: Value): void {
    if (!this.#isOn) return;
    const keys = this.#keys.get(value.userId) ?? new Set();
    this.#keys.set(value.userId, keys.add(key));
    this.#values.set(key, value);
  }

  /** Deletes the player's entries, or only the stale ones. */
  invalidate(userId: string, isStale: (value: Value) => boolean = () => true): void {
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
