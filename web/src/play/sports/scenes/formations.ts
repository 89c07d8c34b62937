import type { Place } from './projection.ts';

/** A 4-3-3 formation, over the whole pitch. */
export const eleven: readonly Place[] = [
  { x: 0.03, y: 0.5 },
  { x: 0.22, y: 0.14 },
  { x: 0.18, y: 0.38 },
  { x: 0.18, y: 0.62 },
  { x: 0.22, y: 0.86 },
  { x: 0.42, y: 0.24 },
  { x: 0.38, y: 0.5 },
  { x: 0.42, y: 0.76 },
  { x: 0.64, y: 0.2 },
  { x: 0.7, y: 0.5 },
  { x: 0.64, y: 0.8 },
];

/** Five players on the court: two guards, two wings and a centre. */
export const five: readonly Place[] = [
  { x: 0.3, y: 0.36 },
  { x: 0.34, y: 0.66 },
  { x: 0.56, y: 0.16 },
  { x: 0.56, y: 0.84 },
  { x: 0.72, y: 0.5 },
];
