import type { SymbolLook } from '../../../../src/play/slot/themes/slot-theme.ts';
import type { Layer } from '../../engine/layer.ts';

/**
 * What of a symbol moves on its own: the inside of an outline, one path of its figure, or a breath,
 * which is drawn nowhere else. Points and sizes are pixels of the cell.
 */
export type FigurePart =
  | {
      readonly outline: string;
      /** The radius about its joint in which the body keeps what the part covers, so that no gap opens. */
      readonly joint: number;
    }
  | { readonly path: number }
  | { readonly drawing: 'breath' };

type Joint = Pick<NonNullable<SymbolLook['parts']>[number], 'x' | 'y'>;

/** The inside of an outline of what a layer draws. */
export const inside =
  (outline: string, drawn: Layer): Layer =>
  (canvas) => {
    const clip = canvas.define(
      (id) => `<clipPath id="${id}"><polygon points="${outline}"/></clipPath>`,
    );
    return `<g clip-path="url(#${clip})">${drawn(canvas)}</g>`;
  };

/** What a layer draws without the insides of outlines, but with what is about the joints. */
export const without =
  (
    cuts: readonly { readonly outline: string; readonly joint: number; readonly at: Joint }[],
    side: number,
    drawn: Layer,
  ): Layer =>
  (canvas) => {
    const holes = cuts.map(({ outline }) => `<polygon points="${outline}" fill="#000"/>`);
    const joints = cuts.map(
      ({ joint, at }) =>
        `<circle cx="${at.x * side}" cy="${at.y * side}" r="${joint}" fill="#fff"/>`,
    );
    const mask = canvas.define(
      (id) =>
        `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="${side}" height="${side}">` +
        `<rect width="${side}" height="${side}" fill="#fff"/>${holes.join('')}${joints.join('')}</mask>`,
    );
    return `<g mask="url(#${mask})">${drawn(canvas)}</g>`;
  };

/** Breath in cold air: soft clouds about a point, the larger ones lower. */
export const breath =
  ({ x, y }: Joint, side: number): Layer =>
  (canvas) => {
    const clouds = [
      [0, 0.02, 0.06, 0.5],
      [-0.08, 0.07, 0.075, 0.42],
      [0.08, 0.08, 0.08, 0.42],
      [0, 0.12, 0.085, 0.36],
    ] as const;
    const puffs = clouds.map(
      ([right, down, radius, opacity]) =>
        `<circle cx="${(x + right) * side}" cy="${(y + down) * side}" r="${radius * side}" ` +
        `fill="#e8f2ff" opacity="${opacity}"/>`,
    );
    return `<g filter="${canvas.blur(9)}">${puffs.join('')}</g>`;
  };
