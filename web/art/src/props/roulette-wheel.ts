import { type Canvas, DIAGONAL } from '../engine/canvas.ts';
import type { Layer } from '../engine/layer.ts';
import { tenth } from '../engine/markup.ts';
import { outlineText } from '../lettering/outline.ts';

/** The pockets of a European wheel, clockwise from zero. */
const POCKETS = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];
const RED_NUMBERS = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

/** A roulette wheel around the origin, seen from above, zero at the top; the radius is in pixels. */
export function rouletteWheel(radius: number): Layer {
  return (canvas) => {
    const gold = canvas.linear(
      [
        [0, '#fff0b8'],
        [0.35, '#d79a35'],
        [0.6, '#8a5414'],
        [1, '#f3c767'],
      ],
      DIAGONAL,
    );
    const wood = canvas.radial([
      [0, '#6d3715'],
      [0.7, '#4a210b'],
      [1, '#2a1005'],
    ]);
    const ring = (distance: number, width: number, colour: string) =>
      `<circle r="${radius * distance}" fill="none" stroke="${colour}" stroke-width="${radius * width}"/>`;
    return (
      `<circle r="${radius}" fill="${wood}"/>${ring(0.985, 0.03, gold)}${ring(0.84, 0.02, gold)}` +
      POCKETS.map((number, index) => pocket(radius, number, index)).join('') +
      `<g opacity=".35">${ring(0.67, 0.02, '#000')}</g>` +
      `<circle r="${radius * 0.5}" fill="${wood}" stroke="${gold}" stroke-width="${radius * 0.018}"/>` +
      turret(canvas, radius, gold) +
      `<circle r="${radius}" fill="${sheen(canvas)}"/>`
    );
  };
}

function pocketColour(number: number): string {
  if (number === 0) return '#0f9d58';
  return RED_NUMBERS.has(number) ? '#c81e2c' : '#15171c';
}

function pocket(radius: number, number: number, index: number): string {
  const sector = (Math.PI * 2) / POCKETS.length;
  const angle = index * sector - Math.PI / 2;
  const at = (direction: number, distance: number) =>
    `${tenth(Math.cos(direction) * distance)} ${tenth(Math.sin(direction) * distance)}`;
  const outer = radius * 0.83;
  const inner = radius * 0.5;
  const from = angle - sector / 2;
  const to = angle + sector / 2;
  const outline =
    `M${at(from, outer)}A${outer} ${outer} 0 0 1 ${at(to, outer)}` +
    `L${at(to, inner)}A${inner} ${inner} 0 0 0 ${at(from, inner)}Z`;
  const numeral = outlineText({
    text: String(number),
    face: 'russo-one',
    size: radius * 0.075,
    maxWidth: 99,
    centre: 0,
    baseline: radius * 0.027,
  });
  const facing = `translate(${at(angle, radius * 0.755)}) rotate(${(angle * 180) / Math.PI + 90})`;
  return (
    `<path d="${outline}" fill="${pocketColour(number)}" stroke="#e2b45a" ` +
    `stroke-width="${radius * 0.006}"/>` +
    `<path d="${numeral.path}" fill="#fff" transform="${facing}"/>`
  );
}

/** The spindle with its four arms. */
function turret(canvas: Canvas, radius: number, gold: string): string {
  const arm =
    `<rect x="${-radius * 0.022}" y="${-radius * 0.4}" width="${radius * 0.044}" ` +
    `height="${radius * 0.4}" fill="${gold}"/>` +
    `<circle cy="${-radius * 0.4}" r="${radius * 0.05}" fill="${gold}"/>`;
  const arms = [20, 110, 200, 290].map((turn) => `<g transform="rotate(${turn})">${arm}</g>`);
  const knob = canvas.radial(
    [
      [0, '#fff7d6'],
      [0.5, '#e6ad45'],
      [1, '#8a5414'],
    ],
    { cx: 0.38, cy: 0.32, r: 0.7 },
  );
  return (
    `${arms.join('')}<circle r="${radius * 0.17}" fill="${gold}"/>` +
    `<circle r="${radius * 0.12}" fill="${knob}"/>`
  );
}

function sheen(canvas: Canvas): string {
  return canvas.linear(
    [
      [0, '#fff', 0.28],
      [0.4, '#fff', 0],
      [1, '#000', 0.35],
    ],
    { x1: 0.2, y1: 0, x2: 0.8, y2: 1 },
  );
}
