/** A frame that takes longer, on average, is one of too few: 60 a second leave 16.7 ms. */
const SLOW_MS = 26;
/** What is looked at before anything changes: so many frames, or fewer that took so long. */
const WINDOW = { frames: 60, framesMin: 8, ms: 2_000 } as const;
/** Longer than this nobody was looking. */
const PAUSE_MS = 1_000;
const SHARES = [1, 0.75, 0.5] as const;

/**
 * Watches how long frames take, and gives up pixels where a device cannot draw them in time. It
 * never goes back: what was too much once would be too much again.
 */
export class Quality {
  #step = 0;
  #frames = 0;
  #totalMs = 0;

  /** The share of the device's pixels to draw with, along each axis. */
  get share(): number {
    return SHARES[this.#step] ?? 1;
  }

  /** Takes a frame; `true` when the share has just become smaller. */
  addFrame(frameMs: number): boolean {
    if (frameMs > PAUSE_MS || this.#step === SHARES.length - 1) return false;
    this.#frames += 1;
    this.#totalMs += frameMs;
    const isLong = this.#frames >= WINDOW.framesMin && this.#totalMs >= WINDOW.ms;
    if (this.#frames < WINDOW.frames && !isLong) return false;
    const isSlow = this.#totalMs / this.#frames > SLOW_MS;
    this.#frames = 0;
    this.#totalMs = 0;
    if (isSlow) this.#step += 1;
    return isSlow;
  }
}
