import { rays, sky, wash } from '../layers/light.ts';
import { sparkles } from '../layers/particles.ts';
import { motif } from '../motif/motif.ts';
import type { Picture } from '../picture.ts';

interface Portrait {
  /** The avatar's key in the contract. */
  readonly key: string;
  readonly figure: string;
  /** The ground's light and its dark. */
  readonly ground: readonly [string, string];
  readonly size?: number;
}

const portraits: readonly Portrait[] = [
  { key: 'ace', figure: 'spade-suit', ground: ['#f6e7c1', '#b07a24'], size: 140 },
  { key: 'anchor', figure: 'anchor', ground: ['#7fd8ff', '#0d4a7a'], size: 150 },
  { key: 'crown', figure: 'crown', ground: ['#b56bff', '#3a0f63'] },
  { key: 'dice', figure: 'game-die', ground: ['#ff8f8f', '#7a1220'] },
  { key: 'fox', figure: 'fox', ground: ['#9fe8a4', '#14532d'] },
  { key: 'moon', figure: 'crescent-moon', ground: ['#7f9bff', '#131b4d'] },
  { key: 'owl', figure: 'owl', ground: ['#ffcf8a', '#6b3410'] },
  { key: 'seven', figure: 'keycap-7', ground: ['#ff9ad5', '#6d1048'], size: 140 },
  { key: 'star', figure: 'glowing-star', ground: ['#6fe3c8', '#0b4f46'] },
  { key: 'wave', figure: 'water-wave', ground: ['#ffe39a', '#c05a2a'] },
];

const EDGE = 256;
const CENTRE = EDGE / 2;

/** A player's picture: one figure before a sunburst; the client crops it to a circle. */
function portrait({ key, figure, ground: [light, dark], size = 172 }: Portrait): Picture {
  return {
    name: `avatar-${key}`,
    seed: 9,
    width: EDGE,
    height: EDGE,
    layers: [
      sky([
        [0, light],
        [1, dark],
      ]),
      rays({ x: CENTRE, y: CENTRE, count: 12, reach: 220, colour: '#fff', opacity: 0.7 }),
      motif({ figure, x: CENTRE, y: CENTRE, size, sink: 0.25, shadow: dark, glow: '#fff' }),
      sparkles({ count: 4, colour: '#fff', largest: 14 }),
      wash(
        [
          [0, '#000', 0],
          [0.7, '#000', 0],
          [1, '#000', 0.4],
        ],
        { cx: CENTRE, cy: CENTRE, r: 180 },
      ),
    ],
    outputs: [{ path: `avatars/${key}`, format: 'webp', width: 160, quality: 82 }],
  };
}

/** The built-in set of the profile. */
export const avatars: readonly Picture[] = portraits.map(portrait);
