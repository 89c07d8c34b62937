import type { Layer } from './engine/layer.ts';
import { grain, topLight } from './layers/finish.ts';
import type { Output, Picture, Recipe } from './picture.ts';

/** AVIF encodes smooth gradients cleanly at a lower setting than WebP. */
const QUALITY = { avif: 60, webp: 82 } as const;
/** Art with alpha is small and sits on flat ground, where artefacts show. */
const ALPHA_QUALITY = 86;
const ALPHA_QUALITY_AVIF = 66;

type Format = Output['format'];

function output(
  path: string,
  format: Format,
  width: number,
  quality: number = QUALITY[format],
): Output {
  return { path, format, width, quality };
}

interface Sketch {
  readonly name: string;
  readonly seed: number;
  readonly layers: readonly Layer[];
}

/** A game's tile: 3:4, named by its game id, with the grain and top light that all tiles share. */
export function tile({ name, seed, layers }: Sketch): Picture {
  return {
    name,
    seed,
    width: 600,
    height: 800,
    layers: [...layers, grain(0.09), topLight()],
    outputs: [
      output(`tiles/${name}-200`, 'avif', 200),
      output(`tiles/${name}-400`, 'avif', 400),
      output(`tiles/${name}-400`, 'webp', 400),
    ],
  };
}

/** A banner of the lobby; its left half is dark for the text over it. */
export function banner({ name, seed, layers }: Sketch): Picture {
  const path = `banners/${name}`;
  return {
    name: `banner-${name}`,
    seed,
    width: 1520,
    height: 540,
    layers: [...layers, grain(0.07)],
    outputs: [
      output(`${path}-760`, 'avif', 760),
      output(`${path}-1520`, 'avif', 1520),
      output(`${path}-1520`, 'webp', 1520),
    ],
  };
}

interface Placed extends Recipe {
  /** The path below `web/public/art`, without the extension. */
  readonly path: string;
}

interface Backdrop extends Placed {
  /** Width in pixels of one more file, for high-density screens. */
  readonly denseWidth?: number;
}

/** A picture that fills its box edge to edge, published at its drawing size. */
export function backdrop({ path, denseWidth, ...recipe }: Backdrop): Picture {
  const { width } = recipe;
  const outputs = [output(path, 'avif', width), output(path, 'webp', width)];
  if (denseWidth !== undefined) outputs.push(output(`${path}-${denseWidth}`, 'avif', denseWidth));
  return { ...recipe, outputs };
}

/** A layer of a stage: a transparent picture that fills its box edge to edge. */
export function layerOfStage({ path, ...recipe }: Placed): Picture {
  const { width } = recipe;
  const outputs = [output(path, 'avif', width), output(path, 'webp', width)];
  return { ...recipe, transparent: true, outputs };
}

/** A picture for pages that know one format. */
export function still({ path, ...recipe }: Placed): Picture {
  return { ...recipe, outputs: [output(path, 'webp', recipe.width)] };
}

/** A picture with a transparent background, published at its drawing size. */
export function cutout({ path, ...recipe }: Placed): Picture {
  const outputs = [output(path, 'webp', recipe.width, ALPHA_QUALITY)];
  return { ...recipe, transparent: true, outputs };
}

interface Sheet extends Placed {
  /** Width of the files in pixels; that of the drawing by default. */
  readonly publishedWidth?: number;
  /** Width in pixels of one more pair of files, for small screens. */
  readonly smallWidth?: number;
}

/** Several transparent drawings in one picture. */
export function sheet({ path, publishedWidth, smallWidth, ...recipe }: Sheet): Picture {
  const pair = (name: string, width: number) => [
    output(name, 'avif', width, ALPHA_QUALITY_AVIF),
    output(name, 'webp', width, ALPHA_QUALITY),
  ];
  const outputs = pair(path, publishedWidth ?? recipe.width);
  if (smallWidth !== undefined) outputs.push(...pair(`${path}-small`, smallWidth));
  return { ...recipe, transparent: true, outputs };
}

/** A small drawing for an empty, offline or error state. */
export function spot({ name, seed, layers }: Sketch): Picture {
  const path = `spots/${name}`;
  return cutout({ path, name: `spot-${name}`, seed, width: 480, height: 360, layers });
}
