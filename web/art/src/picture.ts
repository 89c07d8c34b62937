import { Canvas } from './engine/canvas.ts';
import { drawLayers, type Layer } from './engine/layer.ts';

/** A picture's recipe: its name, its drawing size, and its layers, back to front. */
export interface Recipe {
  /** The name on the command line of `draw`. */
  readonly name: string;
  /** Drawing size in pixels. */
  readonly width: number;
  readonly height: number;
  /** The seed of its sparks, stars and ridges. */
  readonly seed: number;
  /** True for symbols and lettering that are laid over a stage. */
  readonly transparent?: boolean;
  readonly layers: readonly Layer[];
}

/** One file to publish. */
export interface Output {
  /** Below `web/public/art`, without the extension. */
  readonly path: string;
  readonly format: 'avif' | 'webp';
  /** Pixels. */
  readonly width: number;
  /** The encoder's scale, 1 to 100. */
  readonly quality: number;
}

export interface Picture extends Recipe {
  readonly outputs: readonly Output[];
}

/** The whole picture as an SVG document. The closing filter is the print grade all art shares. */
export function drawSvg({ width, height, seed, layers }: Recipe): string {
  const canvas = new Canvas({ width, height }, seed);
  const drawing = drawLayers(canvas, layers);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ' +
    `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ` +
    'style="isolation:isolate;display:block;filter:saturate(1.14) brightness(1.05)">' +
    `<defs>${canvas.definitions}</defs>${drawing}</svg>`
  );
}
