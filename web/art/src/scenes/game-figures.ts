import { cutout } from '../formats.ts';
import type { Lighting } from '../motif/lighting.ts';
import { motif } from '../motif/motif.ts';
import type { Picture } from '../picture.ts';

interface Figure extends Lighting {
  readonly name: string;
  readonly figure: string;
  /**
   * Pixels across of 200; round shapes are drawn larger, because they fill less of their square.
   */
  readonly size?: number;
  /** True for a figure that runs to the right. */
  readonly flip?: boolean;
}

const warm = { light: '#fff4d8', shadow: '#2a1206' } as const;
const cool = { light: '#ffffff', shadow: '#04101c' } as const;

const FIGURES: Readonly<Record<string, readonly Figure[]>> = {
  'scratch-safari': [
    { name: 'lion', figure: 'lion', ...warm, size: 168 },
    { name: 'elephant', figure: 'elephant', ...cool },
    { name: 'rhinoceros', figure: 'rhinoceros', ...cool },
    { name: 'giraffe', figure: 'giraffe', ...warm },
    { name: 'zebra', figure: 'zebra', ...cool },
    { name: 'hippopotamus', figure: 'hippopotamus', ...cool },
    { name: 'parrot', figure: 'parrot', ...warm },
    { name: 'grass', figure: 'herb', ...warm, size: 130 },
  ],
  'aurora-keno': [{ name: 'bear', figure: 'polar-bear', ...cool, size: 176 }],
  'high-tide': [{ name: 'boat', figure: 'sailboat', ...warm, size: 176 }],
  'crown-and-anchor': [
    { name: 'crown', figure: 'crown', ...warm, size: 164 },
    { name: 'anchor', figure: 'anchor', ...cool, size: 160 },
    { name: 'heart', figure: 'heart-suit', ...warm },
    { name: 'diamond', figure: 'diamond-suit', ...warm },
    { name: 'spade', figure: 'spade-suit', ...cool },
    { name: 'club', figure: 'club-suit', ...cool },
  ],
  'red-envelope-rush': [
    { name: 'envelope', figure: 'red-envelope', ...warm, size: 176 },
    { name: 'coin', figure: 'coin', ...warm, size: 160 },
  ],
  'penalty-kings': [{ name: 'ball', figure: 'soccer-ball', ...cool, size: 168 }],
  'slam-court': [{ name: 'ball', figure: 'basketball', ...warm, size: 168 }],
  'derby-dash': [{ name: 'horse', figure: 'horse-racing', ...warm, size: 184, flip: true }],
  'turbo-circuit': [{ name: 'car', figure: 'racing-car', ...cool, size: 190, flip: true }],
};

/** The figures on tickets, dice and table layouts: 200 px square, transparent. */
export const gameFigures: readonly Picture[] = Object.entries(FIGURES).flatMap(([game, figures]) =>
  figures.map(({ name, size = 152, ...figure }) =>
    cutout({
      name: `${game}-${name}`,
      path: `games/${game}/symbols/${name}`,
      width: 200,
      height: 200,
      seed: 3,
      layers: [
        motif({
          x: 100,
          y: 96,
          size,
          specular: 0.7,
          saturation: 1.15,
          sink: 0.4,
          castDrop: 10,
          ...figure,
        }),
      ],
    }),
  ),
);
