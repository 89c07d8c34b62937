/** More waiting than this and something is stuck: refuse instead of growing. */
const WAITING_MAX = 10_000;

/** One at a time, in the order of asking. */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #taken = false;

  /**
   * Resolves when it is the caller's turn, with the function that ends it (calling it twice does
   * nothing more).
   * @throws Error when 10,000 wait already
   */
  async take(): Promise<() => void> {
    if (this.#taken) {
      if (this.#waiting.length >= WAITING_MAX) throw new Error('too many wait for the database');
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    this.#taken = true;
    return this.#ending();
  }

  #ending(): () => void {
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      const next = this.#waiting.shift();
      // The turn stays taken while it is handed on, so that nobody slips in between.
      if (next) next();
      else this.#taken = false;
    };
  }
}
