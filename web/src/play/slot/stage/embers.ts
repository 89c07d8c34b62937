/** The constant parameters of an ember: sizes in CSS pixels, times in milliseconds. */
export type Ember = {
  readonly bornMs: number;
  readonly lifeMs: number;
  readonly x: number;
  readonly y: number;
  readonly driftPerS: number;
  readonly risePerS: number;
  readonly swayPx: number;
  readonly phase: number;
  readonly size: number;
};

/** Mutable, so that a hundred embers allocate nothing per frame. */
export type EmberLook = { x: number; y: number; alpha: number; size: number };

const FADE_IN = 0.12;
const FADE_OUT_FROM = 0.45;

/**
 * Creates a burst of `count` embers that start over `spreadMs` along the lower edge of an area.
 * `random` returns 0..1 and affects the decoration only, never an outcome.
 */
export function emberBurst(options: {
  readonly count: number;
  readonly spreadMs: number;
  readonly width: number;
  readonly bottom: number;
  readonly random: () => number;
}): Ember[] {
  const { count, spreadMs, width, bottom, random } = options;
  return Array.from({ length: count }, () => ({
    bornMs: random() * spreadMs,
    lifeMs: 1_600 + random() * 1_600,
    x: random() * width,
    y: bottom + random() * 30,
    driftPerS: (random() - 0.5) * 60,
    risePerS: 90 + random() * 200,
    swayPx: 6 + random() * 18,
    phase: random() * Math.PI * 2,
    size: 2 + random() ** 2 * 7,
  }));
}

/**
 * Writes the position and the brightness of an ember to `look`. Returns `false` before its start
 * and after its end, without a change to `look`.
 */
export function lookOfEmber(ember: Ember, nowMs: number, look: EmberLook): boolean {
  const age = (nowMs - ember.bornMs) / ember.lifeMs;
  if (age < 0 || age > 1) return false;
  const seconds = (age * ember.lifeMs) / 1_000;
  look.x = ember.x + ember.driftPerS * seconds + Math.sin(ember.phase + seconds * 3) * ember.swayPx;
  look.y = ember.y - ember.risePerS * seconds;
  look.alpha = Math.min(1, age / FADE_IN) * Math.min(1, (1 - age) / (1 - FADE_OUT_FROM));
  look.size = ember.size * (1 - age * 0.5);
  return true;
}

/** The end of the last ember of a burst. */
export function burstEndsMs(embers: readonly Ember[]): number {
  return embers.reduce((end, ember) => Math.max(end, ember.bornMs + ember.lifeMs), 0);
}
