import type { Layer } from '../../engine/layer.ts';
import { cutout } from '../../formats.ts';
import type { Lighting } from '../../motif/lighting.ts';
import { motif } from '../../motif/motif.ts';
import type { Picture } from '../../picture.ts';

interface Creature extends Lighting {
  readonly name: string;
  readonly figure: string;
  readonly rotate?: number;
  /** Additional layers, in the drawing's own pixels. */
  readonly extras?: readonly Layer[];
}

const SMALL = 224;
const LARGE = 460;

const water = { light: '#f0ffff', rim: '#c8f8ff', shadow: '#021026', specular: 0.6 };
const storm = { light: '#f2fffb', rim: '#8effe8', shadow: '#06041e', specular: 0.7 };
const warm = { light: '#fff6dc', rim: '#ffe6b8', shadow: '#04222a', specular: 0.7 };
const neon = { light: '#f0feff', rim: '#8ff6ff', shadow: '#08023a', specular: 0.8 };

/** Ordinary creatures, single or in shoals, each facing left. */
const small: readonly Creature[] = [
  { name: 'reef-fish', figure: 'tropical-fish', ...water },
  { name: 'blowfish', figure: 'blowfish', ...water },
  { name: 'turtle', figure: 'turtle', ...water },
  { name: 'squid', figure: 'squid', ...water, rotate: -20 },
  { name: 'jellyfish', figure: 'jellyfish', ...water },
  { name: 'dolphin', figure: 'dolphin', ...water },
  { name: 'octopus', figure: 'octopus', ...water },
  { name: 'shrimp', figure: 'shrimp', ...warm },
  { name: 'oyster', figure: 'oyster', ...warm },
  { name: 'crab', figure: 'crab', ...warm },
  { name: 'otter', figure: 'otter', ...warm },
  { name: 'lobster', figure: 'lobster', ...warm, rotate: 12 },
  { name: 'herring', figure: 'fish', ...storm },
  { name: 'neon-fish', figure: 'tropical-fish', ...neon, grade: '#8affff', saturation: 1.6 },
  { name: 'moon-jelly', figure: 'jellyfish', ...neon, glow: '#4fd8ff', glowRadius: 12 },
  {
    name: 'rose-jelly',
    figure: 'jellyfish',
    ...neon,
    saturation: 0,
    grade: '#ff86d2',
    rim: '#ffc4ea',
    glow: '#ff7de0',
    glowRadius: 12,
  },
];

const crown = (x: number, y: number, size: number) =>
  motif({ figure: 'crown', x, y, size, light: '#fff6c8', rim: '#fff3b0', shadow: '#2a1206' });

/** Bosses, and creatures with a prize of their own. */
const large: readonly Creature[] = [
  { name: 'whale', figure: 'whale', ...water, specular: 0.35 },
  { name: 'shark', figure: 'shark', ...water, specular: 0.4 },
  {
    name: 'chest',
    figure: 'treasure-chest',
    light: '#fff2b8',
    shadow: '#020a18',
    glow: '#ffd35a',
    glowRadius: 26,
  },
  { name: 'sperm-whale', figure: 'spouting-whale', ...storm, tint: '#3a2a8c', tintOpacity: 0.3 },
  {
    name: 'ghost-ship',
    figure: 'sailboat',
    ...storm,
    grade: '#9affdc',
    glow: '#4fffd0',
    glowRadius: 22,
  },
  {
    name: 'kraken',
    figure: 'octopus',
    light: '#ffe9f6',
    rim: '#ffb3e0',
    shadow: '#14042e',
    shade: 0.6,
    grade: '#ff7fd8',
    saturation: 1.25,
    specular: 0.8,
    glow: '#7dffe6',
    glowRadius: 26,
  },
  {
    name: 'lobster-king',
    figure: 'lobster',
    ...warm,
    tint: '#ffc21a',
    tintOpacity: 0.6,
    rim: '#fff0b0',
    glow: '#fff0c0',
    glowRadius: 20,
    extras: [crown(230, 96, 128)],
  },
  {
    name: 'bomb-crab',
    figure: 'crab',
    ...warm,
    extras: [motif({ figure: 'bomb', x: 236, y: 138, size: 176, rotate: -10, light: '#fff' })],
  },
  {
    name: 'jelly-queen',
    figure: 'jellyfish',
    ...neon,
    saturation: 0,
    grade: '#ffd05a',
    rim: '#fff0b0',
    glow: '#ffd35a',
    glowRadius: 28,
    extras: [crown(214, 74, 132)],
  },
  {
    name: 'storm-jelly',
    figure: 'jellyfish',
    ...neon,
    saturation: 0,
    grade: '#c79aff',
    glow: '#ffe76b',
    glowRadius: 26,
    extras: [
      motif({ figure: 'high-voltage', x: 330, y: 250, size: 190, rotate: 10, light: '#fff' }),
    ],
  },
];

const draw =
  (edge: number) =>
  ({ name, figure, rotate, extras = [], ...lighting }: Creature): Picture =>
    cutout({
      name: `fishing-${name}`,
      path: `games/fishing/${name}`,
      width: edge,
      height: edge,
      seed: 3,
      layers: [
        motif({
          figure,
          x: edge / 2,
          y: edge / 2,
          size: edge * 0.82,
          saturation: 1.2,
          sink: 0.4,
          castDrop: 10,
          ...(rotate === undefined ? {} : { rotate }),
          ...lighting,
        }),
        ...extras,
      ],
    });

/** All creatures of the four arenas; some live in more than one. */
export const fishingCreatures: readonly Picture[] = [
  ...small.map(draw(SMALL)),
  ...large.map(draw(LARGE)),
];
