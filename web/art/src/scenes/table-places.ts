import type { Canvas, Stop } from '../engine/canvas.ts';
import type { Layer } from '../engine/layer.ts';
import { blend } from '../engine/markup.ts';
import { backdrop } from '../formats.ts';
import { grain, vignette } from '../layers/finish.ts';
import { hills, palms, ridge } from '../layers/landscape.ts';
import { disc, glow, rays, sky } from '../layers/light.ts';
import { bokeh, embers, sparkles, stars } from '../layers/particles.ts';
import { motif, silhouette } from '../motif/motif.ts';
import type { Picture } from '../picture.ts';
import { blackjackHall } from './blackjack-hall.ts';
import { cardRoom } from './card-room.ts';
import { harbourBar } from './harbour-bar.ts';
import { northernLights } from './northern-lights.ts';
import { opponents } from './opponents.ts';
import { baccaratSalon } from './salon.ts';

/*
 * The places behind tables, as on the tiles of their games. A wide window shows the whole picture, a
 * phone the 460 pixels in its middle. The board covers the middle, so that the life is at the edges.
 */

const WIDTH = 1280;
const HEIGHT = 1000;

interface Place {
  readonly game: string;
  readonly seed: number;
  readonly layers: readonly Layer[];
  /** A picture of its own for upright windows, which end where the controls begin. */
  readonly upright?: { readonly width: number; readonly height: number };
}

function placeOf({ game, seed, layers, upright }: Place): Picture {
  const name = upright ? 'place-upright' : 'place';
  return backdrop({
    name: `${game}-${name}`,
    path: `games/${game}/${name}`,
    ...(upright ?? { width: WIDTH, height: HEIGHT }),
    seed,
    layers: [...layers, grain(0.05)],
  });
}

/** The snow below the northern lights; the lights themselves move in the client. */
const arcticNight: Place = {
  game: 'aurora-keno',
  seed: 287,
  layers: [
    sky([
      [0, '#020c22'],
      [0.45, '#08304e'],
      [0.68, '#146a70'],
      [1, '#020d18'],
    ]),
    stars(150, '#eafff8', 620),
    glow({ x: 640, y: 720, radius: 620, colour: '#2fd0a8', opacity: 0.5 }),
    ridge({ y: 720, height: 150, colour: '#0d4a63', step: 110, opacity: 0.9, jaggedness: 0.3 }),
    ridge({ y: 810, height: 110, colour: '#07293d', step: 90 }),
    hills({ y: 905, swell: 16, colour: '#bfe6ea', waves: 3, opacity: 0.28 }),
    hills({ y: 950, swell: 12, colour: '#dff6f6', waves: 2, opacity: 0.32 }),
    bokeh({ count: 70, colours: ['#ffffff', '#c8fff0'], largest: 6, opacity: 0.5, blur: 1 }),
    vignette(0.45, '#000610'),
  ],
};

/** A street of lanterns on the night of the new year. */
const lanternStreet: Place = {
  game: 'red-envelope-rush',
  seed: 294,
  layers: [
    sky([
      [0, '#3a0208'],
      [0.5, '#a80f18'],
      [1, '#220106'],
    ]),
    rays({ x: 640, y: 420, count: 24, colour: '#ff8a4a', opacity: 0.7, reach: 1000, turn: 0.1 }),
    glow({ x: 640, y: 430, radius: 560, colour: '#ffb04a', opacity: 0.7 }),
    silhouette({ figure: 'red-paper-lantern', x: 330, y: 110, size: 120, colour: '#6d0810' }),
    silhouette({ figure: 'red-paper-lantern', x: 950, y: 110, size: 120, colour: '#6d0810' }),
    lantern({ x: 110, y: 210, size: 270 }),
    lantern({ x: 1170, y: 210, size: 270 }),
    lantern({ x: 214, y: 560, size: 150 }),
    lantern({ x: 1066, y: 560, size: 150 }),
    ridge({ y: 930, height: 60, colour: '#3a0408', step: 130, jaggedness: 0.1 }),
    embers({ count: 60, colours: ['#ffd36a', '#ff8a2b'], length: 12 }),
    bokeh({ count: 30, colours: ['#ffcf6a', '#ff9a4a'], largest: 12, opacity: 0.4 }),
    vignette(0.55, '#160003'),
  ],
};

function lantern(at: { readonly x: number; readonly y: number; readonly size: number }): Layer {
  return motif({
    figure: 'red-paper-lantern',
    ...at,
    blur: 1.5,
    glow: '#ff9a3a',
    glowRadius: 26,
    shadow: '#2a0206',
  });
}

/** Of the savannah. */
const SUN: readonly Stop[] = [
  [0, '#fff6d0'],
  [0.7, '#ffdc82'],
  [1, '#ffb54a'],
];

/** The savannah at sunset. */
const savannah: Place = {
  game: 'scratch-safari',
  seed: 301,
  layers: [
    sky([
      [0, '#8a2f12'],
      [0.35, '#f08a2e'],
      [0.62, '#ffc65a'],
      [0.78, '#d2641e'],
      [1, '#2a0d04'],
    ]),
    disc({
      x: 640,
      y: 560,
      radius: 300,
      stops: SUN,
    }),
    glow({ x: 640, y: 560, radius: 620, colour: '#ffe7a0', opacity: 0.6 }),
    hills({ y: 770, swell: 24, colour: '#8a3d16', waves: 3 }),
    palms('#7a3312', [
      { x: 96, y: 800, scale: 1.7, lean: 60 },
      { x: 1200, y: 800, scale: 1.5, lean: -60 },
    ]),
    silhouette({ figure: 'elephant', x: 1040, y: 712, size: 250, colour: '#6d2c10' }),
    silhouette({ figure: 'giraffe', x: 232, y: 660, size: 330, colour: '#6d2c10' }),
    hills({ y: 900, swell: 18, colour: '#3f1607', waves: 2 }),
    sparkles({ count: 10, colour: '#fff3c8', within: { top: 300, bottom: 800 } }),
    vignette(0.45, '#1c0600'),
  ],
};

/** The same evening in an upright window: palms beside the ticket, the animals below it. */
const savannahUpright: Place = {
  game: 'scratch-safari',
  seed: 303,
  upright: { width: 780, height: 1300 },
  layers: [
    sky([
      [0, '#8a2f12'],
      [0.4, '#f08a2e'],
      [0.78, '#ffc65a'],
      [0.92, '#d2641e'],
      [1, '#2a0d04'],
    ]),
    glow({ x: 390, y: 1130, radius: 640, colour: '#ffe7a0', opacity: 0.7 }),
    disc({
      x: 390,
      y: 1130,
      radius: 190,
      stops: SUN,
    }),
    hills({ y: 1215, swell: 16, colour: '#8a3d16', waves: 2 }),
    palms('#6d2c10', [
      { x: 34, y: 1240, scale: 3.3, lean: 14 },
      { x: 752, y: 1240, scale: 2.9, lean: -16 },
    ]),
    silhouette({ figure: 'elephant', x: 236, y: 1184, size: 176, colour: '#5c240c' }),
    silhouette({ figure: 'giraffe', x: 560, y: 1172, size: 200, colour: '#5c240c' }),
    hills({ y: 1270, swell: 12, colour: '#3f1607', waves: 2 }),
    sparkles({ count: 8, colour: '#fff3c8', within: { top: 300, bottom: 1000 } }),
  ],
};

/** A bay at dusk; the sea is drawn in the client, where it rises. */
const moonlitBay: Place = {
  game: 'high-tide',
  seed: 341,
  layers: [
    sky([
      [0, '#130a48'],
      [0.34, '#4a2298'],
      [0.56, '#d8568f'],
      [0.68, '#ffb48a'],
      [1, '#ff9a78'],
    ]),
    stars(80, '#ffffff', 420),
    disc({
      x: 980,
      y: 210,
      radius: 104,
      stops: [
        [0, '#fffdf0'],
        [1, '#ffe2c8'],
      ],
    }),
    glow({ x: 980, y: 210, radius: 420, colour: '#ffe9d8', opacity: 0.7 }),
    ridge({ y: 690, height: 110, colour: '#3a1f7a', step: 170, opacity: 0.8, jaggedness: 0.2 }),
    ridge({ y: 740, height: 60, colour: '#24124f', step: 120, opacity: 0.9, jaggedness: 0.2 }),
    vignette(0.35, '#03001a'),
  ],
};

/** The dragon's storm against the tiger's fire. */
const twoRealms: Place = {
  game: 'dragon-tiger',
  seed: 327,
  layers: [
    sky([
      [0, '#06184a'],
      [0.5, '#0b2f8a'],
      [1, '#04102e'],
    ]),
    fireHalf,
    glow({ x: 250, y: 460, radius: 560, colour: '#4fb0ff', opacity: 0.7 }),
    glow({ x: 1030, y: 520, radius: 560, colour: '#ffa23a', opacity: 0.75 }),
    rays({ x: 250, y: 460, count: 18, colour: '#9fd0ff', opacity: 0.45, reach: 700 }),
    rays({ x: 1030, y: 520, count: 18, colour: '#ffd08a', opacity: 0.45, reach: 700, turn: 0.2 }),
    divide,
    embers({ count: 60, colours: ['#ffd36a', '#ff8a2b'], length: 16, within: { left: 680 } }),
    bokeh({ count: 40, colours: ['#8fd0ff'], largest: 9, opacity: 0.6, within: { right: 600 } }),
    vignette(0.55, '#000'),
  ],
};

/** The right side, in the tiger's red. */
function fireHalf(canvas: Canvas): string {
  const red = canvas.linear([
    [0, '#5a0410'],
    [0.5, '#c9241b'],
    [1, '#2a0408'],
  ]);
  return `<path d="M1280 0H720L560 1000H1280Z" fill="${red}"/>`;
}

/** The line between the realms and the light that leaks out of it. */
function divide(canvas: Canvas): string {
  const leak = `opacity=".6" filter="${canvas.blur(14)}" ${blend('screen')}`;
  return (
    '<path d="M720 0L560 1000" stroke="#fff6d0" stroke-width="5"/>' +
    `<path d="M720 0L560 1000" stroke="#ffd35a" stroke-width="34" ${leak}/>`
  );
}

/** The client's style sheets name AVIF alone. */
const asAvif = (picture: Picture): Picture => ({
  ...picture,
  outputs: picture.outputs.filter(({ format }) => format === 'avif'),
});

export const tablePlaces: readonly Picture[] = [
  ...[arcticNight, lanternStreet, savannah, savannahUpright, moonlitBay, twoRealms].map(placeOf),
  northernLights,
  ...blackjackHall,
  ...cardRoom,
  ...baccaratSalon,
  harbourBar,
  ...opponents,
].map(asAvif);
