import { normalPace, type ReelPace, turboPace } from '../slot/stage/reel-motion.ts';

/** Drums have weight: they start slowly, stop one well after the other, and settle with a bounce. */
export const drumPace: ReelPace = {
  ...normalPace,
  accelerateMs: 340,
  cellsPerMs: 0.024,
  staggerMs: 300,
  bounce: 1.7,
};

export const turboDrumPace: ReelPace = { ...turboPace, bounce: 1.3 };
