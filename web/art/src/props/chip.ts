import { type Layer, layered, place } from '../engine/layer.ts';
import { tenth } from '../engine/markup.ts';
import { outlineText } from '../lettering/outline.ts';
import { SUITS } from './suits.ts';

interface Chip {
  /** Pixels. */
  readonly radius: number;
  readonly colour: string;
  /** Colour of the edge spots and the label. */
  readonly spots: string;
  /** The chip's value; a spade when omitted. */
  readonly label?: string;
}

/** A casino chip around the origin, seen from above. */
export function chip({ radius, colour, spots, label }: Chip): Layer {
  const emblem =
    label === undefined
      ? `<path d="${SUITS.spades.pip}" transform="scale(${radius * 0.012})" fill="${spots}"/>`
      : `<path d="${labelOutline(label, radius)}" fill="${spots}"/>`;
  const dashes = `${radius * 0.1} ${radius * 0.08}`;
  return (canvas) => {
    const gloss = canvas.radial(
      [
        [0, '#fff', 0.35],
        [0.6, '#fff', 0],
        [1, '#000', 0.35],
      ],
      { cx: 0.38, cy: 0.3, r: 0.8 },
    );
    return (
      `<circle r="${radius}" fill="${colour}"/>` +
      `<path d="${edgeSpots(radius)}" fill="${spots}"/>` +
      `<circle r="${radius * 0.7}" fill="${colour}" stroke="${spots}" ` +
      `stroke-width="${radius * 0.035}" stroke-dasharray="${dashes}"/>` +
      `<circle r="${radius * 0.55}" fill="#000" fill-opacity=".18"/>${emblem}` +
      `<circle r="${radius}" fill="${gloss}"/>` +
      `<circle r="${radius - 1}" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="2"/>`
    );
  };
}

function labelOutline(text: string, radius: number): string {
  const size = { size: radius * 0.62, maxWidth: radius };
  return outlineText({ text, face: 'russo-one', ...size, centre: 0, baseline: radius * 0.22 }).path;
}

/** Eight spots around the edge. */
function edgeSpots(radius: number): string {
  const inner = radius * 0.76;
  const at = (angle: number, distance: number) =>
    `${tenth(Math.cos(angle) * distance)} ${tenth(Math.sin(angle) * distance)}`;
  return Array.from({ length: 8 }, (_, spot) => {
    const from = (spot * Math.PI) / 4 - 0.17;
    const to = (spot * Math.PI) / 4 + 0.17;
    return (
      `M${at(from, radius)}A${radius} ${radius} 0 0 1 ${at(to, radius)}` +
      `L${at(to, inner)}A${inner} ${inner} 0 0 0 ${at(from, inner)}Z`
    );
  }).join('');
}

interface ChipStack extends Chip {
  /** The lowest chip's centre, in pixels. */
  readonly x: number;
  readonly y: number;
  readonly count: number;
  /** From one chip up to the next, in pixels. */
  readonly rise: number;
  /** The offset of every other chip to the right, in pixels, which makes the stack irregular. */
  readonly sway?: number;
}

/** A stack of chips in perspective, half as tall as wide. */
export function chipStack({ x, y, count, rise, sway = 3, ...kind }: ChipStack): Layer {
  const pile = Array.from({ length: count }, (_, level) =>
    place({ x: level % 2 ? sway : 0, y: -level * rise, scale: [1, 0.5] }, chip(kind)),
  );
  return place({ x, y }, layered(...pile));
}
