/** Average frame time from which a device counts as slow; 60 frames a second have 16.7 ms. */
const SLOW_MS = 26;
/** Frames measured before a decision: `frames`, or at least `framesMin` over `ms`. */
const WINDOW = { frames: 60, framesMin: 8, ms: 2_000 } as const;
/** A longer frame follows a pause and is ignored. */
const PAUSE_MS = 1_000;
const SHARES = [1, 0.75, 0.5] as const;

/**
 * Measures frame times and reduces the resolution where a device is too slow. It never raises the
 * resolution again, which would only alternate.
 */
export class Quality {
  #step = 0;
  #frames = 0;
  #totalMs = 0;

  /** Factor on the device's resolution, along each axis. */
  get share(): number {
    return SHARES[this.#step] ?? 1;
  }

  /** Records a frame; `true` when the share was just reduced. */
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
