import { icons } from '@iconify-json/noto';
import type { Canvas } from '../engine/canvas.ts';

/** Every figure of the vector set is drawn in a square of this many units. */
export const NOTO_UNITS = 128;

/** One path of a figure, from 0, or all others. */
export type FigurePaths = { readonly only: number } | { readonly except: number };

/**
 * Defines a figure of the Noto set, or some of its paths, once per picture and returns the id for `<use>`.
 * Some figures have fragments outside their square, which are clipped.
 */
export function defineFigure(canvas: Canvas, name: string, paths?: FigurePaths): string {
  return canvas.defineOnce(`noto:${name}:${JSON.stringify(paths)}`, (id) => {
    const square = `<clipPath id="${id}-square"><rect width="${NOTO_UNITS}" height="${NOTO_UNITS}"/></clipPath>`;
    return `${square}<g id="${id}"><g clip-path="url(#${id}-square)">${figureBody(name, id, paths)}</g></g>`;
  });
}

/** Some paths of a figure whose paths are not grouped. */
function pathsOf(body: string, paths: FigurePaths): string {
  const all = body.match(/<[^>]+\/>/g) ?? [];
  const isTaken = (place: number) =>
    'only' in paths ? place === paths.only : place !== paths.except;
  return all.filter((_, place) => isTaken(place)).join('');
}

/** The figure's SVG with unique inner ids: two figures of the set may both contain an id `a`. */
function figureBody(name: string, prefix: string, paths?: FigurePaths): string {
  const whole = icons.icons[name]?.body;
  if (whole === undefined) throw new Error(`The Noto set has no figure named ${name}`);
  const body = paths ? pathsOf(whole, paths) : whole;
  const ids = new Set([...body.matchAll(/id="([^"]+)"/g)].map((match) => match[1] ?? ''));
  let renamed = body;
  for (const id of ids) {
    const unique = `${prefix}-${id}`;
    renamed = renamed
      .replaceAll(`id="${id}"`, `id="${unique}"`)
      .replaceAll(`url(#${id})`, `url(#${unique})`)
      .replaceAll(`href="#${id}"`, `href="#${unique}"`);
  }
  return renamed;
}
