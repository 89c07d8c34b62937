import type { Canvas } from '../engine/canvas.ts';
import { type Layer, layered, place } from '../engine/layer.ts';
import { tile } from '../formats.ts';
import { scrim, vignette } from '../layers/finish.ts';
import { ridge, waves } from '../layers/landscape.ts';
import { disc, glow, rays, sky } from '../layers/light.ts';
import { bokeh, sparkles } from '../layers/particles.ts';
import { lockup } from '../lettering/lockup.ts';
import { slant } from '../lettering/warp.ts';
import { lit, motif } from '../motif/motif.ts';
import { card } from '../props/card.ts';

/** A great wave under the moon carries cards up, with one arrow up and one down. */
export const highTide = tile({
  name: 'high-tide',
  seed: 341,
  layers: [
    sky([
      [0, '#1a0f5a'],
      [0.32, '#5a2ab0'],
      [0.52, '#ff7ab0'],
      [0.6, '#ffc2a0'],
      [1, '#03142c'],
    ]),
    disc({
      x: 420,
      y: 170,
      radius: 108,
      stops: [
        [0, '#fffdf0'],
        [1, '#ffe2c8'],
      ],
    }),
    glow({ x: 420, y: 170, radius: 300, colour: '#ffe9d8', opacity: 0.75 }),
    rays({ x: 420, y: 170, count: 18, colour: '#fff', opacity: 0.22, reach: 700 }),
    ridge({ y: 420, height: 60, colour: '#3a1f7a', step: 120, opacity: 0.75, jaggedness: 0.2 }),
    water,
    motif({
      figure: 'water-wave',
      x: 270,
      y: 318,
      size: 540,
      light: '#4fb4ea',
      rim: '#e6fbff',
      grade: '#7cc8f6',
      shadow: '#041a5a',
      shade: 0.82,
      specular: 0.3,
      saturation: 1.3,
      glow: '#8fe8ff',
      glowRadius: 24,
    }),
    cards(),
    arrows(),
    waves({ y: 528, swell: 14, colour: '#0d6f9a', length: 80, opacity: 0.92, rim: '#c8f6ff' }),
    waves({ y: 572, swell: 12, colour: '#084a76', length: 62, rim: '#8fdcf5' }),
    bokeh({ count: 26, colours: ['#fff', '#9ff0ff'], largest: 8, opacity: 0.8, blur: 1 }),
    scrim('#020f22', 556, 1),
    sparkles({ count: 9, colour: '#fff', within: { bottom: 420 } }),
    vignette(0.42, '#03001a'),
    lockup(
      {
        fill: ['#ffffff', '#bff2ff', '#2aa8e0'],
        outline: '#0a1f5a',
        side: '#030a26',
        outlineWidth: 15,
        depth: 15,
      },
      [
        {
          text: 'HIGH',
          face: 'shrikhand',
          size: 118,
          baseline: 672,
          maxWidth: 400,
          centre: 268,
          warp: slant(10),
        },
        {
          text: 'TIDE',
          face: 'shrikhand',
          size: 112,
          baseline: 770,
          maxWidth: 400,
          centre: 330,
          fill: ['#fffbe3', '#ffd27a', '#ff7a8a'],
        },
      ],
    ),
  ],
});

function water(canvas: Canvas): string {
  const sea = canvas.linear([
    [0, '#3aa8d0'],
    [0.5, '#0b5a8a'],
    [1, '#021a30'],
  ]);
  return `<path d="M0 430H600V800H0Z" fill="${sea}"/>`;
}

function cards(): Layer {
  const material = { shade: 0.28, specular: 0.2, light: '#fff', shadow: '#02103a', cast: 0.8 };
  return layered(
    lit(
      { ...material, relief: 0.45 },
      place({ x: 214, y: 430, rotate: -12 }, card({ rank: '7', suit: 'diamonds', width: 190 })),
    ),
    lit(
      { ...material, relief: 0.5 },
      place({ x: 392, y: 376, rotate: 9 }, card({ rank: 'K', suit: 'spades', width: 200 })),
    ),
  );
}

/** Higher in gold, lower in blue, each as wide as its card's corner. */
function arrows(): Layer {
  const shape = 'M0 -52L50 4H22V52H-22V4H-50Z';
  const arrow = (fill: string, edge: string) => (): string =>
    `<path d="${shape}" fill="${fill}" stroke="${edge}" stroke-width="8" stroke-linejoin="round"/>`;
  return layered(
    lit(
      { relief: 0.5, specular: 0.6, cast: 0.7, light: '#fff', glow: '#fff0a0', glowRadius: 14 },
      place({ x: 512, y: 344, rotate: 8 }, arrow('#ffc83a', '#7a3a04')),
    ),
    lit(
      { relief: 0.5, specular: 0.6, cast: 0.7, light: '#fff', glow: '#9fe8ff', glowRadius: 14 },
      place({ x: 86, y: 456, rotate: 172 }, arrow('#3fb8f0', '#08305a')),
    ),
  );
}
