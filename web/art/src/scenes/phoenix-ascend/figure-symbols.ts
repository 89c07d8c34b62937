import type { Lighting } from '../../motif/lighting.ts';
import { motif } from '../../motif/motif.ts';
import type { Picture } from '../../picture.ts';
import { symbol } from './symbol.ts';

interface FigureSymbol extends Lighting {
  readonly name: string;
  readonly figure: string;
  /** Pixels across; round shapes are drawn larger, because they fill less of their square. */
  readonly size: number;
}

const FIGURES: readonly FigureSymbol[] = [
  // The phoenix is wild and the sun is the scatter, as the tags below them state.
  {
    name: 'phoenix',
    figure: 'phoenix',
    size: 224,
    light: '#fff2b8',
    rim: '#ffe58a',
    shadow: '#3a0205',
    glow: '#ffb22e',
  },
  { name: 'sun', figure: 'sun', size: 210, light: '#fff6d0', shadow: '#3a1202', glow: '#ffd35a' },
  {
    name: 'crown',
    figure: 'crown',
    size: 196,
    light: '#fff6d0',
    shadow: '#2a0f02',
    glow: '#ffcf5a',
  },
  {
    name: 'gem',
    figure: 'gem-stone',
    size: 196,
    light: '#fff',
    shadow: '#031028',
    glow: '#7fd8ff',
  },
  {
    name: 'flame',
    figure: 'fire',
    size: 204,
    light: '#fff6c0',
    shadow: '#3a0802',
    glow: '#ff8a2a',
  },
  { name: 'egg', figure: 'egg', size: 190, light: '#fff', shadow: '#2a1206', grade: '#ffc46b' },
  {
    name: 'feather',
    figure: 'feather',
    size: 200,
    light: '#fff',
    shadow: '#2a0206',
    grade: '#ff7a5a',
  },
  { name: 'ring', figure: 'ring', size: 196, light: '#fff', shadow: '#180a02', grade: '#ffd98a' },
  { name: 'amphora', figure: 'amphora', size: 196, light: '#fff0d0', shadow: '#1c0804' },
];

/** The symbols that show a figure, the best paid first. */
export const figureSymbols: readonly Picture[] = FIGURES.map(({ name, ...figure }) =>
  symbol(
    name,
    motif({
      x: 128,
      y: 124,
      glowRadius: 12,
      specular: 0.8,
      saturation: 1.2,
      sink: 0.5,
      castDrop: 14,
      ...figure,
    }),
  ),
);
