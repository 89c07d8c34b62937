/** Maps the progress 0..1 to an eased progress, with 0 → 0 and 1 → 1. */
export type Ease = (progress: number) => number;

export const clamp01 = (value: number): number => Math.min(1, Math.max(0, value));

export const easeOutCubic: Ease = (progress) => 1 - (1 - progress) ** 3;

export const easeInOutSine: Ease = (progress) => 0.5 - Math.cos(Math.PI * progress) / 2;

/**
 * Overshoots the end and returns. Robert Penner's "back" ease-out; its slope at the start is
 * `overshoot + 3`.
 */
export const easeOutBack =
  (overshoot: number): Ease =>
  (progress) => {
    const left = progress - 1;
    return 1 + (overshoot + 1) * left ** 3 + overshoot * left ** 2;
  };

/** Slope of `easeOutBack(overshoot)` at its start. */
export const easeOutBackSlope = (overshoot: number): number => overshoot + 3;
