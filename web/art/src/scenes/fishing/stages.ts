import type { Stop } from '../../engine/canvas.ts';
import { type Layer, layered } from '../../engine/layer.ts';
import { backdrop } from '../../formats.ts';
import { grain } from '../../layers/finish.ts';
import { clouds, hills, ridge, waves } from '../../layers/landscape.ts';
import { glow, lightShafts, sky } from '../../layers/light.ts';
import { bokeh, bubbles } from '../../layers/particles.ts';
import { motif } from '../../motif/motif.ts';
import type { Picture } from '../../picture.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Place {
  readonly gameId: string;
  readonly water: readonly Stop[];
  readonly sun: string;
  readonly shafts: { readonly colour: string; readonly opacity: number };
  readonly motes: readonly string[];
  readonly bubble: string;
  /** The layers between the water and the motes: the ground and its objects. */
  readonly ground: (size: Size) => readonly Layer[];
}

const pair = (
  { width, height }: Size,
  prop: { readonly figure: string; readonly size: number } & Omit<
    Parameters<typeof motif>[0],
    'x' | 'y' | 'size' | 'figure'
  >,
): Layer => {
  // On phones the controls start higher up.
  const share = height > width ? 0.735 : 0.83;
  return layered(
    motif({ ...prop, x: width * 0.045, y: height * share, size: prop.size }),
    motif({
      ...prop,
      x: width * 0.965,
      y: height * (share + 0.02),
      size: prop.size * 0.85,
      flip: true,
    }),
  );
};

const places: readonly Place[] = [
  {
    gameId: 'deepwater-bounty',
    water: [
      [0, '#3fdcf2'],
      [0.25, '#0f93d2'],
      [0.62, '#07457f'],
      [1, '#020f2a'],
    ],
    sun: '#e6ffff',
    shafts: { colour: '#eaffff', opacity: 0.4 },
    motes: ['#bff6ff', '#fff'],
    bubble: '#d8fbff',
    ground: (size) => [
      ridge({ y: size.height * 0.76, height: 120, colour: '#0c4f8a', step: 120, opacity: 0.55 }),
      ridge({ y: size.height * 0.86, height: 90, colour: '#083a6c', step: 110, opacity: 0.8 }),
      pair(size, { figure: 'coral', size: 190, light: '#ffe0e6', shadow: '#020a18' }),
    ],
  },
  {
    gameId: 'kraken-tide',
    water: [
      [0, '#1c1450'],
      [0.2, '#2c3a8c'],
      [0.5, '#127a80'],
      [0.78, '#07323f'],
      [1, '#020c14'],
    ],
    sun: '#8effe8',
    shafts: { colour: '#b8fff0', opacity: 0.24 },
    motes: ['#8effe8', '#b8a8ff'],
    bubble: '#c8fff4',
    ground: (size) => [
      clouds({
        colour: '#0d0828',
        opacity: 0.8,
        blur: 30,
        clouds: [0.1, 0.4, 0.72, 0.98].map((share, place) => ({
          x: size.width * share,
          y: 20 + (place % 2) * 34,
          radiusX: size.width * 0.24,
          radiusY: 66,
        })),
      }),
      waves({ y: size.height * 0.17, swell: 26, colour: '#0f6a7c', length: 130, opacity: 0.28 }),
      waves({ y: size.height * 0.22, swell: 22, colour: '#0a4f66', length: 160, opacity: 0.3 }),
      ridge({ y: size.height * 0.74, height: 190, colour: '#0a4452', step: 90, opacity: 0.6 }),
      ridge({ y: size.height * 0.87, height: 130, colour: '#052630', step: 70, opacity: 0.9 }),
      pair(size, {
        figure: 'anchor',
        size: 150,
        rotate: -16,
        tint: '#0a4452',
        tintOpacity: 0.5,
        shadow: '#02080e',
      }),
    ],
  },
  {
    gameId: 'lobster-lagoon',
    water: [
      [0, '#fff0b8'],
      [0.08, '#8ff0dc'],
      [0.34, '#2fd0c4'],
      [0.7, '#0a8798'],
      [1, '#045062'],
    ],
    sun: '#fff3c0',
    shafts: { colour: '#fffbe0', opacity: 0.4 },
    motes: ['#fff6d0', '#d8fff6'],
    bubble: '#f0fffb',
    ground: (size) => [
      hills({ y: size.height * 0.78, swell: 26, colour: '#3fb8a8', waves: 3, opacity: 0.55 }),
      hills({ y: size.height * 0.86, swell: 20, colour: '#c9b07a', waves: 4, opacity: 0.85 }),
      hills({ y: size.height * 0.93, swell: 14, colour: '#a88a56', waves: 5, opacity: 0.9 }),
      pair(size, { figure: 'spiral-shell', size: 150, light: '#fff3da', shadow: '#1c2a20' }),
      motif({
        figure: 'coral',
        x: size.width * 0.17,
        y: size.height * 0.88,
        size: 110,
        light: '#fff0d0',
        shadow: '#04222a',
      }),
    ],
  },
  {
    gameId: 'jelly-cannon',
    water: [
      [0, '#3a1aa8'],
      [0.38, '#5a1fd0'],
      [0.72, '#1a1180'],
      [1, '#05021f'],
    ],
    sun: '#ff7df0',
    shafts: { colour: '#d9b8ff', opacity: 0.3 },
    motes: ['#66f0ff', '#ff8af5', '#b48aff'],
    bubble: '#e6d8ff',
    ground: (size) => [
      bokeh({ count: 40, colours: ['#66f0ff', '#ff8af5', '#b48aff'], largest: 24, opacity: 0.45 }),
      ridge({ y: size.height * 0.8, height: 80, colour: '#2a1390', step: 130, opacity: 0.6 }),
      ridge({ y: size.height * 0.88, height: 70, colour: '#130a52', step: 90, opacity: 0.9 }),
      pair(size, {
        figure: 'coral',
        size: 180,
        tint: '#7a2bff',
        tintOpacity: 0.55,
        rim: '#8ff6ff',
        shadow: '#05021f',
      }),
    ],
  },
];

const DESKTOP = { name: 'desktop', width: 1280, height: 720, denseWidth: 2560 };
const MOBILE = { name: 'mobile', width: 780, height: 1688 };

function layersOf(place: Place, size: Size): readonly Layer[] {
  const { width, height } = size;
  return [
    sky(place.water),
    lightShafts({
      ...place.shafts,
      count: Math.round(width / 100),
      left: -60,
      right: width - 40,
      lean: 150,
      depth: height * 0.88,
    }),
    glow({ x: width * 0.55, y: 30, radius: height * 0.62, colour: place.sun, opacity: 0.55 }),
    ...place.ground(size),
    bokeh({ count: 50, colours: place.motes, largest: 7, opacity: 0.3, blur: 1 }),
    bubbles({ count: 24, colour: place.bubble, largest: 10, opacity: 0.5 }),
    grain(0.05),
  ];
}

/** The water of each arena in either orientation, without creatures. */
export const fishingStages: readonly Picture[] = places.flatMap((place) =>
  [DESKTOP, MOBILE].map(({ name, ...size }) =>
    backdrop({
      ...size,
      name: `${place.gameId}-stage-${name}`,
      path: `games/${place.gameId}/stage-${name}`,
      seed: 77,
      layers: layersOf(place, size),
    }),
  ),
);
