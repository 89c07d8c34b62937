import type { Canvas } from './canvas.ts';

/** One step of a picture: returns the SVG that is drawn over the layers before it. */
export type Layer = (canvas: Canvas) => string;

/** Draws layers from back to front. */
export function drawLayers(canvas: Canvas, layers: readonly Layer[]): string {
  return layers.map((layer) => layer(canvas)).join('');
}

/** Combines several layers into one. */
export function layered(...layers: readonly Layer[]): Layer {
  return (canvas) => drawLayers(canvas, layers);
}

/**
 * The placement of a prop that is drawn around the origin: pixels, degrees clockwise, and a scale
 * per axis.
 */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly rotate?: number;
  readonly scale?: number | readonly [x: number, y: number];
}

/** Translates, rotates and scales layers that are drawn around the origin. */
export function place(placement: Placement, ...layers: readonly Layer[]): Layer {
  const { x, y, rotate = 0, scale = 1 } = placement;
  const [scaleX, scaleY] = typeof scale === 'number' ? [scale, scale] : scale;
  const transform = `translate(${x} ${y}) rotate(${rotate}) scale(${scaleX} ${scaleY})`;
  return (canvas) => `<g transform="${transform}">${drawLayers(canvas, layers)}</g>`;
}

/** Layers in a rectangle of the picture, clipped to it; they are drawn from its upper left corner. */
export function cell(
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  ...layers: readonly Layer[]
): Layer {
  const { x, y, width, height } = box;
  const size = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  return (canvas) => `<svg ${size} overflow="hidden">${drawLayers(canvas, layers)}</svg>`;
}
