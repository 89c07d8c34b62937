/** With reduced motion nothing moves, but a result still takes a moment to be read. */
const REDUCED_MS = 150;

/** Waits while a round is shown, unless the player wants to see its end. */
export class RevealTimer {
  #skip: (() => void) | null = null;

  wait(ms: number): Promise<void> {
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, isReduced ? REDUCED_MS : ms);
      this.#skip = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  skip(): void {
    this.#skip?.();
  }
}
