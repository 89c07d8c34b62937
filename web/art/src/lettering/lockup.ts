import type { Canvas, Stop } from '../engine/canvas.ts';
import type { Layer } from '../engine/layer.ts';
import { blend, tenth } from '../engine/markup.ts';
import { outlineText, type TextLine, type TextOutline } from './outline.ts';

/** The material of a title. Lengths are pixels. */
export interface LetterStyle {
  /** Colours of the face from top to bottom. Four look like metal, see `horizon`. */
  readonly fill: readonly string[];
  /**
   * Offsets of the second and third of four colours, 0 to 1: close together they look like the
   * horizon in a chrome mirror.
   */
  readonly horizon?: readonly [upper: number, lower: number];
  readonly outline: string;
  readonly outlineWidth?: number;
  /** A second, thin outline inside the first. */
  readonly inner?: string;
  readonly innerWidth?: number;
  /** Colour of the letters' sides. */
  readonly side: string;
  /** The depth of the extrusion in pixels. */
  readonly depth?: number;
  /** Colour of a halo around the letters. */
  readonly glow?: string;
}

/** A line of a title, with an optional colour of its own. */
export interface TitleLine extends Omit<TextLine, 'centre'> {
  /** The middle of the line, in pixels from the left; the middle of the picture by default. */
  readonly centre?: number;
  readonly fill?: LetterStyle['fill'];
}

type Material = Required<Omit<LetterStyle, 'inner' | 'glow'>> & Pick<LetterStyle, 'inner' | 'glow'>;

const DEFAULTS = {
  horizon: [0.46, 0.54],
  outlineWidth: 12,
  innerWidth: 4,
  depth: 14,
} satisfies Partial<LetterStyle>;

/** Old gold, the default material. Most titles change only the outline and the sides. */
export const GOLD: LetterStyle = {
  fill: ['#fffbe3', '#ffd861', '#e8890f', '#ffd365'],
  horizon: [0.47, 0.55],
  outline: '#5a1d02',
  side: '#240a01',
};

/** A title: each line is extruded, outlined, filled with a gradient and bevelled. */
export function lockup(style: LetterStyle, lines: readonly TitleLine[]): Layer {
  return (canvas) => lines.map((line) => drawLine(canvas, style, line)).join('');
}

function drawLine(canvas: Canvas, style: LetterStyle, line: TitleLine): string {
  const outline = outlineText({ centre: canvas.width / 2, ...line });
  const material: Material = { ...DEFAULTS, ...style, fill: line.fill ?? style.fill };
  const letters = canvas.define((id) => `<path id="${id}" d="${outline.path}"/>`);
  const stroked = (colour: string, width: number, rest = '') =>
    `<use href="#${letters}" fill="${colour}" stroke="${colour}" stroke-width="${width}" ` +
    `stroke-linejoin="round"${rest}/>`;
  const face = faceFill(canvas, material, outline);
  return [
    '<g>',
    shadowAndHalo(canvas, material, stroked),
    sides(material, stroked),
    stroked(material.outline, material.outlineWidth),
    material.inner === undefined ? '' : stroked(material.inner, material.innerWidth),
    `<use href="#${letters}" fill="${face}"/>`,
    `<use href="#${letters}" fill="#000" filter="${bevel(canvas, material)}"/>`,
    '</g>',
  ].join('');
}

type Stroke = (colour: string, width: number, rest?: string) => string;

function shadowAndHalo(canvas: Canvas, material: Material, stroked: Stroke): string {
  const { depth, outlineWidth, glow } = material;
  const soft = canvas.define(
    (id) =>
      `<filter id="${id}" x="-20%" y="-40%" width="140%" height="200%">` +
      '<feGaussianBlur stdDeviation="12"/></filter>',
  );
  const drop = `transform="translate(0 ${depth + 12})"`;
  const shadow = stroked('#000', outlineWidth + 8, ` opacity=".75" ${drop} filter="url(#${soft})"`);
  if (glow === undefined) return shadow;
  const light = ` opacity=".8" filter="url(#${soft})" ${blend('screen')}`;
  return shadow + stroked(glow, outlineWidth + 14, light);
}

/** The sides of the letters: copies of the outline stacked two pixels apart, the lowest first. */
function sides({ depth, side, outlineWidth }: Material, stroked: Stroke): string {
  let stack = '';
  for (let drop = depth; drop >= 1; drop -= 2) {
    stack += stroked(side, outlineWidth, ` transform="translate(0 ${drop})"`);
  }
  return stack;
}

/**
 * The gradient covers the line without its warp; an arched line needs it to extend further down.
 */
function faceFill(canvas: Canvas, { fill, horizon }: Material, outline: TextOutline): string {
  const offsets =
    fill.length === 4 ? [0, ...horizon, 1] : fill.map((_, i) => i / (fill.length - 1));
  const stops = fill.map((colour, index): Stop => [offsets[index] ?? 1, colour]);
  const bottom = outline.top + outline.capHeight * 1.04 + outline.rise * 0.6;
  const axis = { x1: 0, y1: tenth(outline.top), x2: 0, y2: tenth(bottom) };
  return canvas.linear(stops, axis, 'canvas');
}

/** A light edge along the top of every stroke and a dark one along its foot. */
function bevel(canvas: Canvas, { outline }: Material): string {
  const edge = (name: string, dy: number, colour: string, opacity: number) =>
    `<feOffset in="SourceAlpha" dx="0" dy="${dy}" result="${name}Moved"/>` +
    `<feComposite in="SourceAlpha" in2="${name}Moved" operator="out" result="${name}Edge"/>` +
    `<feFlood flood-color="${colour}" flood-opacity="${opacity}"/>` +
    `<feComposite in2="${name}Edge" operator="in" result="${name}"/>`;
  const id = canvas.define(
    (filterId) =>
      `<filter id="${filterId}" x="-5%" y="-10%" width="110%" height="120%" ` +
      `color-interpolation-filters="sRGB">` +
      edge('top', 3, '#fff', 0.85) +
      edge('foot', -4, outline, 0.45) +
      '<feMerge><feMergeNode in="foot"/><feMergeNode in="top"/></feMerge></filter>',
  );
  return `url(#${id})`;
}
