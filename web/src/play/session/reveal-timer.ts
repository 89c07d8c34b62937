/** Reveal time with reduced motion: no animation, but a short pause to read the result. */
const REDUCED_MS = 150;

/** The duration of a reveal; the player can skip it. */
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
