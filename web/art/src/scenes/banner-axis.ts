import type { Axis } from '../engine/canvas.ts';

/** Banners brighten from left to right and lean a little downwards: the words stand on the dark. */
export const BANNER_AXIS: Axis = { x1: 0, y1: 0, x2: 1, y2: 0.25 };
