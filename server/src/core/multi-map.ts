/** A map with several values under one key. A key without values takes no room. */
export class MultiMap<Key, Value> {
  readonly #sets = new Map<Key, Set<Value>>();

  add(key: Key, value: Value): void {
    const values = this.#sets.get(key);
    if (values) values.add(value);
    else this.#sets.set(key, new Set([value]));
  }

  delete(key: Key, value: Value): void {
    const values = this.#sets.get(key);
    if (values?.delete(value) && values.size === 0) this.#sets.delete(key);
  }

  /** The values as they stand now: adding and deleting on the way does not matter. */
  get(key: Key): readonly Value[] {
    return [...(this.#sets.get(key) ?? [])];
  }

  /** Keys that have values. */
  get size(): number {
    return this.#sets.size;
  }
}
