import { storedSetting } from '@/lib/browser/stored-setting.ts';
import { hastenMotion } from './page-motion.ts';

/** Reveal time with reduced motion: no animation, but a short pause to read the result. */
const REDUCED_MS = 150;
/** Reveal time of a fast round. */
const FAST_MS = 450;

/** Whether the player has chosen fast rounds at tables, for markets with quick play. */
export const fastRounds = storedSetting<boolean>('fastRounds', (stored) => stored === 'true');

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

  /** As `wait`, with the motion of the page as much faster as it takes to end within `msMax`. */
  async waitWithin(ms: number, msMax: number): Promise<void> {
    if (ms <= msMax) return this.wait(ms);
    const finish = hastenMotion(ms / msMax);
    await this.wait(msMax);
    finish();
  }

  /** As `wait`, or a fast round where the player has chosen it and the market has quick play. */
  waitAtPace(ms: number, { quickPlay }: { readonly quickPlay: boolean }): Promise<void> {
    return quickPlay && fastRounds.read() ? this.waitWithin(ms, FAST_MS) : this.wait(ms);
  }

  skip(): void {
    this.#skip?.();
  }
}
