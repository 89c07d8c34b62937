import { type Canvas, DIAGONAL } from '../engine/canvas.ts';
import { tile } from '../formats.ts';
import { scrim, vignette } from '../layers/finish.ts';
import { glow, rays, sky } from '../layers/light.ts';
import { bokeh, sparkles } from '../layers/particles.ts';
import { GOLD, lockup } from '../lettering/lockup.ts';
import { lit } from '../motif/motif.ts';

const ROWS = 6;
const GAP = 82;
const TOP = 150;
/** The pegs that the ball has met, by their distance from the middle, in halves of a gap. */
const PATH = [0, 1, 0, 1, 2] as const;

/** A glowing ball between the brass pegs of a triangle. */
export const pegfall = tile({
  name: 'pegfall',
  seed: 373,
  layers: [
    sky([
      [0, '#0a0f33'],
      [0.5, '#2b3f9e'],
      [1, '#060818'],
    ]),
    glow({ x: 300, y: 300, radius: 400, colour: '#8fb4ff', opacity: 0.6 }),
    rays({ x: 300, y: 60, count: 20, colour: '#dfe9ff', opacity: 0.34, reach: 700 }),
    bokeh({ count: 20, colours: ['#ffcf6b', '#8fb4ff'], largest: 12, opacity: 0.5 }),
    trail,
    lit({ relief: 0.6, specular: 0.8, shadow: '#03051a' }, pegs),
    glow({ x: 382, y: 516, radius: 110, colour: '#ffd35c', opacity: 0.9 }),
    lit({ relief: 0.7, specular: 0.9, shadow: '#1a0d02' }, ball),
    scrim('#04061a', 560, 1),
    vignette(0.5, '#010210'),
    sparkles({ count: 10, colour: '#fff', within: { bottom: 460 } }),
    lockup({ ...GOLD, outline: '#141a52', side: '#05071f', outlineWidth: 15 }, [
      { text: 'PEGFALL', face: 'titan-one', size: 118, baseline: 742, maxWidth: 530 },
    ]),
  ],
});

const pegPlace = (row: number, halves: number) =>
  `cx="${300 + halves * (GAP / 2)}" cy="${TOP + row * 70}"`;

function pegs(canvas: Canvas): string {
  const brass = canvas.radial(
    [
      [0, '#fff7d6'],
      [0.55, '#eab04a'],
      [1, '#8a5414'],
    ],
    { cx: 0.38, cy: 0.32, r: 0.7 },
  );
  return Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: row + 1 }, (__, peg) => {
      const halves = peg * 2 - row;
      return `<circle ${pegPlace(row, halves)} r="17" fill="${brass}"/>`;
    }).join(''),
  ).join('');
}

function trail(canvas: Canvas): string {
  const light = canvas.linear(
    [
      [0, '#ffd35c', 0.1],
      [1, '#fff0a0', 0.95],
    ],
    DIAGONAL,
  );
  const points = PATH.map((halves, row) => `${300 + halves * (GAP / 2)} ${TOP - 30 + row * 70}`);
  return `<path d="M${points.join('L')}L382 516" fill="none" stroke="${light}" stroke-width="15" stroke-linejoin="round" stroke-linecap="round"/>`;
}

function ball(canvas: Canvas): string {
  const gold = canvas.radial(
    [
      [0, '#ffffff'],
      [0.45, '#ffe38a'],
      [1, '#d98a1c'],
    ],
    { cx: 0.36, cy: 0.3, r: 0.75 },
  );
  return `<circle cx="382" cy="516" r="44" fill="${gold}"/>`;
}
