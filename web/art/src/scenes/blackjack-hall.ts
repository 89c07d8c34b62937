import { type Layer, layered } from '../engine/layer.ts';
import { backdrop } from '../formats.ts';
import { arch, columns } from '../layers/buildings.ts';
import { grain, vignette } from '../layers/finish.ts';
import { glow, rays, sky } from '../layers/light.ts';
import { bokeh } from '../layers/particles.ts';
import type { Picture } from '../picture.ts';
import { type CardTable, cardTable, chipStacks } from './card-table.ts';

/** Pixels of a picture. */
interface Hall extends CardTable {
  /** Middles of the alcoves left of the table; those right of it are opposite. */
  readonly alcoves: readonly number[];
  readonly alcove: { readonly width: number; readonly height: number };
}

/** The hall behind the table, in the colours of the tile: lamps between columns, rays from above. */
function hall(view: Hall): Layer {
  const { width, alcove, alcoves, reach } = view;
  const bothSides = alcoves.flatMap((x) => [x, width - x]);
  const pillars = bothSides.flatMap((x) => [x - alcove.width * 0.68, x + alcove.width * 0.68]);
  return layered(
    sky([
      [0, '#3a0714'],
      [0.2, '#8a1230'],
      [0.4, '#3a0711'],
      [1, '#0d0206'],
    ]),
    ...bothSides.map((x) => arch({ x, y: reach, ...alcove, fill: '#22040c', rim: '#d9963c' })),
    ...bothSides.flatMap((x) => lamp(x, reach - alcove.height * 0.66, alcove.width)),
    columns({
      centres: pillars,
      light: '#a8452e',
      dark: '#2c060c',
      top: -10,
      bottom: reach + 20,
      width: alcove.width * 0.22,
    }),
    rays({
      x: width / 2,
      y: -60,
      count: 13,
      colour: '#ffd9c0',
      opacity: 0.6,
      reach: width * 0.8,
      turn: 0.12,
    }),
    bokeh({
      count: 46,
      colours: ['#ffcf8a', '#ff9a7a', '#fff'],
      largest: alcove.width * 0.09,
      opacity: 0.5,
      within: { bottom: reach },
    }),
  );
}

function lamp(x: number, y: number, size: number): Layer[] {
  const globe: Layer = () =>
    `<circle cx="${x}" cy="${y}" r="${size * 0.07}" fill="#fff3d0"/>` +
    `<path d="M${x - size * 0.05} ${y + size * 0.07}h${size * 0.1}v${size * 0.16}h-${size * 0.1}Z" fill="#c98a2e"/>`;
  return [
    glow({ x, y, radius: size * 0.9, colour: '#ffa04a', opacity: 1 }),
    globe,
    glow({ x, y, radius: size * 0.3, colour: '#fff0c8', opacity: 1 }),
  ];
}

const BLACK = { colour: '#15171c', spots: '#f1c668' };
const GREEN = { colour: '#1f8f5a', spots: '#ffffff', sway: -3 };

const wide: Hall = {
  width: 1280,
  height: 800,
  edge: { y: 24, halfWidth: 290 },
  reach: 430,
  alcoves: [62, 222],
  alcove: { width: 108, height: 420 },
};

const upright: Hall = {
  width: 780,
  height: 1400,
  edge: { y: 24, halfWidth: 190 },
  reach: 560,
  alcoves: [72],
  alcove: { width: 104, height: 540 },
};

const table = (view: Hall): Layer =>
  cardTable(view, {
    cloth: [
      [0, '#9c1b36'],
      [0.5, '#70112a'],
      [1, '#360610'],
    ],
  });

/** Both orientations, which the client's style sheet chooses by the window. */
export const blackjackHall: readonly Picture[] = [
  backdrop({
    name: 'hall-blackjack-place',
    path: 'games/hall-blackjack/place',
    width: wide.width,
    height: wide.height,
    seed: 419,
    layers: [
      hall(wide),
      table(wide),
      chipStacks([
        { x: 190, y: 480, count: 6, ...BLACK },
        { x: 98, y: 524, count: 4, ...GREEN },
        { x: 1090, y: 480, count: 5, ...GREEN },
        { x: 1182, y: 524, count: 7, ...BLACK },
      ]),
      vignette(0.25, '#080003'),
      grain(0.05),
    ],
  }),
  backdrop({
    name: 'hall-blackjack-place-upright',
    path: 'games/hall-blackjack/place-upright',
    width: upright.width,
    height: upright.height,
    seed: 421,
    layers: [hall(upright), table(upright), vignette(0.25, '#080003'), grain(0.05)],
  }),
];
