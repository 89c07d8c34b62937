import { icons } from '@iconify-json/noto';
import type { Canvas } from '../engine/canvas.ts';

/** Every figure of the vector set is drawn in a square of this many units. */
export const NOTO_UNITS = 128;

/**
 * Defines a figure of the Noto set once per picture and returns the id for `<use>`. Some figures
 * have fragments outside their square, which are clipped.
 */
export function defineFigure(canvas: Canvas, name: string): string {
  return canvas.defineOnce(`noto:${name}`, (id) => {
    const square = `<clipPath id="${id}-square"><rect width="${NOTO_UNITS}" height="${NOTO_UNITS}"/></clipPath>`;
    return `${square}<g id="${id}"><g clip-path="url(#${id}-square)">${figureBody(name, id)}</g></g>`;
  });
}

/** The figure's SVG with unique inner ids: two figures of the set may both contain an id `a`. */
function figureBody(name: string, prefix: string): string {
  const body = icons.icons[name]?.body;
  if (body === undefined) throw new Error(`The Noto set has no figure named ${name}`);
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
