import { type Layer, layered } from '../engine/layer.ts';
import { backdrop } from '../formats.ts';
import { curtains } from '../layers/buildings.ts';
import { grain, vignette } from '../layers/finish.ts';
import { glow, rays, sky } from '../layers/light.ts';
import { bokeh, sparkles } from '../layers/particles.ts';
import { motif } from '../motif/motif.ts';
import type { Picture } from '../picture.ts';
import { type CardTable, cardTable, chipStacks } from './card-table.ts';

/** Pixels of a picture. What is left of the table stands opposite, too. */
interface Salon extends CardTable {
  readonly niche: {
    readonly x: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
  /** The width of a drape at the top, less 80. */
  readonly drape: number;
}

/** A violet salon with gilded niches, candles, and a peacock in each niche. */
function salon(view: Salon): Layer {
  const { width, niche, reach, drape } = view;
  const bothSides = [niche.x, width - niche.x];
  return layered(
    sky([
      [0, '#1a0a3c'],
      [0.18, '#6a3ab8'],
      [0.42, '#2c125e'],
      [1, '#0b0420'],
    ]),
    damask,
    rays({ x: width / 2, y: -80, count: 15, colour: '#ffe6ff', opacity: 0.5, reach: width * 0.7 }),
    ...bothSides.flatMap((x, side) => gildedNiche({ ...niche, x, isFlipped: side === 1 })),
    curtains({ fold: '#250c52', middle: '#45208a', crest: '#7a48d0', reach: drape }),
    bokeh({
      count: 36,
      colours: ['#ffdca0', '#d9b8ff', '#fff'],
      largest: 10,
      opacity: 0.5,
      within: { bottom: reach },
    }),
    sparkles({ count: 8, colour: '#ffeccc', within: { bottom: reach * 0.5 } }),
  );
}

/** A pattern of diamonds on the wall. */
const damask: Layer = (canvas) => {
  let path = '';
  for (let row = 0; row * 34 < canvas.height * 0.6; row += 1) {
    for (let x = row % 2 ? 0 : 34; x < canvas.width + 34; x += 68) {
      path += `M${x} ${row * 34 - 14}Q${x + 4} ${row * 34 - 4} ${x + 12} ${row * 34}Q${x + 4} ${row * 34 + 4} ${x} ${row * 34 + 14}Q${x - 4} ${row * 34 + 4} ${x - 12} ${row * 34}Q${x - 4} ${row * 34 - 4} ${x} ${row * 34 - 14}Z`;
    }
  }
  return `<path d="${path}" fill="#c9a0ff" opacity=".13"/>`;
};

interface Niche {
  readonly x: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly isFlipped: boolean;
}

function gildedNiche({ x, top, width, height, isFlipped }: Niche): Layer[] {
  const half = width / 2;
  const outline = `M${x - half} ${top + height}V${top + half}A${half} ${half} 0 0 1 ${x + half} ${top + half}V${top + height}Z`;
  const recess: Layer = (canvas) => {
    const depth = canvas.radial([
      [0, '#8f5ae0'],
      [0.7, '#3a1a7a'],
      [1, '#1a0842'],
    ]);
    const gold = canvas.linear([
      [0, '#fff0b8'],
      [0.4, '#e0a83e'],
      [1, '#7a4a14'],
    ]);
    return (
      `<path d="${outline}" fill="${depth}"/>` +
      `<path d="${outline}" fill="none" stroke="${gold}" stroke-width="9"/>` +
      `<path d="${outline}" fill="none" stroke="#2a0f10" stroke-width="2" opacity=".5"/>`
    );
  };
  return [
    recess,
    motif({
      figure: 'peacock',
      x,
      y: top + height * 0.34,
      size: width * 0.9,
      flip: isFlipped,
      light: '#e8fff8',
      rim: '#9fffe0',
      shadow: '#06021a',
      sink: 0.3,
      saturation: 1.2,
      glow: '#5a8cff',
      glowRadius: 14,
    }),
    ...[x - half - 18, x + half + 18].flatMap((at) => candle(at, top + height * 0.3)),
  ];
}

/** A candle on a bracket of brass. */
function candle(x: number, y: number): Layer[] {
  const body: Layer = () =>
    `<path d="M${x} ${y + 26}v18q0 10 -8 14" fill="none" stroke="#d9a94c" stroke-width="4"/>` +
    `<rect x="${x - 5}" y="${y}" width="10" height="28" rx="2" fill="#fff4dc"/>` +
    `<rect x="${x - 10}" y="${y + 26}" width="20" height="5" rx="2" fill="#e0a83e"/>` +
    `<path d="M${x} ${y - 16}q8 10 0 16q-8 -6 0 -16Z" fill="#fff3b0"/>`;
  return [
    glow({ x, y: y - 8, radius: 74, colour: '#ffb45a', opacity: 0.9 }),
    body,
    glow({ x, y: y - 8, radius: 20, colour: '#fff0c8', opacity: 0.9 }),
  ];
}

const table = (view: Salon): Layer =>
  cardTable(view, {
    cloth: [
      [0, '#5a2bae'],
      [0.5, '#3a1878'],
      [1, '#180839'],
    ],
    wood: [
      [0, '#7a3a5a'],
      [0.4, '#3a1030'],
      [1, '#14041a'],
    ],
  });

const wide: Salon = {
  width: 1280,
  height: 800,
  edge: { y: 24, halfWidth: 290 },
  reach: 430,
  niche: { x: 172, top: 22, width: 104, height: 190 },
  drape: 8,
};

const upright: Salon = {
  width: 780,
  height: 1400,
  edge: { y: 24, halfWidth: 190 },
  reach: 560,
  niche: { x: 78, top: 28, width: 84, height: 190 },
  drape: -52,
};

const VIOLET = { colour: '#6d3bd1', spots: '#fff' };
const WHITE = { colour: '#e9edf2', spots: '#6d3bd1', sway: -3 };

/** Both orientations, which the client's style sheet chooses by the window. */
export const baccaratSalon: readonly Picture[] = [
  backdrop({
    name: 'velvet-baccarat-place',
    path: 'games/velvet-baccarat/place',
    width: wide.width,
    height: wide.height,
    seed: 443,
    layers: [
      salon(wide),
      table(wide),
      chipStacks([
        { x: 44, y: 500, count: 6, ...VIOLET },
        { x: 52, y: 604, count: 4, ...WHITE },
        { x: 1236, y: 500, count: 5, ...WHITE },
        { x: 1228, y: 604, count: 7, ...VIOLET },
      ]),
      vignette(0.25, '#050014'),
      grain(0.05),
    ],
  }),
  backdrop({
    name: 'velvet-baccarat-place-upright',
    path: 'games/velvet-baccarat/place-upright',
    width: upright.width,
    height: upright.height,
    seed: 449,
    layers: [salon(upright), table(upright), vignette(0.25, '#050014'), grain(0.05)],
  }),
];
