import type { Axis } from '../engine/canvas.ts';

/** Banners brighten from left to right with a slight slope: the text is on the dark side. */
export const BANNER_AXIS: Axis = { x1: 0, y1: 0, x2: 1, y2: 0.25 };
