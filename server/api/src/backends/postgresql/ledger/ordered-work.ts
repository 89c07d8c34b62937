/** A piece of work with the names that it shares with others. */
type Waiting<Work> = {
  readonly work: Work;
  readonly names: readonly string[];
  /** Names in whose line it is not the first. */
  blockedBy: number;
};

/**
 * Work in the order of its arrival, except that two pieces with a common name never run at the same
 * time: the later one waits for the end of the earlier.
 */
export class OrderedWork<Work> {
  /** By name: what runs, and behind it what waits. */
  readonly #lines = new Map<string, Waiting<Work>[]>();
  readonly #ready = new Set<Waiting<Work>>();
  readonly #running = new Map<Work, Waiting<Work>>();
  #size = 0;

  /** Pieces that wait or run. */
  get size(): number {
    return this.#size;
  }

  add(work: Work, names: Iterable<string>): void {
    const waiting: Waiting<Work> = { work, names: [...new Set(names)], blockedBy: 0 };
    for (const name of waiting.names) {
      const line = this.#lines.get(name) ?? [];
      this.#lines.set(name, line);
      if (line.length > 0) waiting.blockedBy += 1;
      line.push(waiting);
    }
    if (waiting.blockedBy === 0) this.#ready.add(waiting);
    this.#size += 1;
  }

  /** At most `max` pieces without a common name, which run from now on. */
  take(max: number): Work[] {
    const taken: Work[] = [];
    for (const waiting of this.#ready) {
      if (taken.length === max) break;
      this.#ready.delete(waiting);
      this.#running.set(waiting.work, waiting);
      taken.push(waiting.work);
    }
    return taken;
  }

  /** Ends a piece that was taken. */
  end(work: Work): void {
    const ended = this.#running.get(work);
    if (!ended) throw new Error('the work does not run');
    this.#running.delete(work);
    this.#size -= 1;
    for (const name of ended.names) {
      const line = this.#lines.get(name) ?? [];
      line.shift();
      const next = line[0];
      if (next === undefined) this.#lines.delete(name);
      else this.#unblock(next);
    }
  }

  #unblock(waiting: Waiting<Work>): void {
    waiting.blockedBy -= 1;
    if (waiting.blockedBy === 0) this.#ready.add(waiting);
  }
}
