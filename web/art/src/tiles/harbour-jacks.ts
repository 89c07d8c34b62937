import type { Canvas } from '../engine/canvas.ts';
import { type Layer, layered, place } from '../engine/layer.ts';
import { tile } from '../formats.ts';
import { scrim, vignette } from '../layers/finish.ts';
import { ridge, waves } from '../layers/landscape.ts';
import { disc, glow, rays, sky } from '../layers/light.ts';
import { sparkles } from '../layers/particles.ts';
import { lockup } from '../lettering/lockup.ts';
import { arched } from '../lettering/warp.ts';
import { lit, motif } from '../motif/motif.ts';
import { card } from '../props/card.ts';
import type { Suit } from '../props/suits.ts';

/** A sailing boat coming home at dusk, over a hand of the four jacks. */
export const harbourJacks = tile({
  name: 'harbour-jacks',
  seed: 334,
  layers: [
    sky([
      [0, '#0b2a5a'],
      [0.34, '#2a6fb0'],
      [0.5, '#ffb46a'],
      [0.56, '#ffe0a0'],
      [1, '#04182c'],
    ]),
    disc({
      x: 300,
      y: 330,
      radius: 170,
      stops: [
        [0, '#fffbe0'],
        [1, '#ffc46a'],
      ],
    }),
    rays({ x: 300, y: 330, count: 20, colour: '#fff3c0', opacity: 0.34, reach: 640 }),
    glow({ x: 300, y: 340, radius: 330, colour: '#ffd98a', opacity: 0.8 }),
    ridge({ y: 420, height: 70, colour: '#1c3f6b', step: 110, opacity: 0.85, jaggedness: 0.2 }),
    quay,
    motif({
      figure: 'sailboat',
      x: 300,
      y: 240,
      size: 390,
      light: '#fff6dc',
      rim: '#ffe2a0',
      shadow: '#03142a',
      shade: 0.5,
      specular: 0.5,
      saturation: 1.15,
      glow: '#fff0b8',
      glowRadius: 20,
    }),
    waves({ y: 412, swell: 14, colour: '#12557f', length: 84, opacity: 0.9, rim: '#bfe8ff' }),
    waves({ y: 446, swell: 12, colour: '#0b3f66', length: 64, rim: '#8fd0f5' }),
    jacks(),
    motif({ figure: 'ring-buoy', x: 84, y: 572, size: 132, rotate: -14 }),
    motif({ figure: 'anchor', x: 520, y: 566, size: 132, rotate: 12 }),
    scrim('#03101f', 560, 1),
    sparkles({ count: 8, colour: '#fff', within: { bottom: 400 } }),
    vignette(0.42, '#000713'),
    lockup(
      {
        fill: ['#ffffff', '#ffe7a8', '#f0a52c'],
        outline: '#0b2a4a',
        side: '#03101f',
        outlineWidth: 15,
        depth: 15,
      },
      [
        {
          text: 'HARBOUR',
          face: 'rammetto-one',
          size: 88,
          baseline: 678,
          maxWidth: 500,
          warp: arched(12),
        },
        {
          text: 'JACKS',
          face: 'rammetto-one',
          size: 96,
          baseline: 768,
          maxWidth: 420,
          fill: ['#fff', '#cfeaff', '#58a8e8'],
        },
      ],
    ),
  ],
});

/** The water of the harbour, and the sun's path on it. */
function quay(canvas: Canvas): string {
  const sea = canvas.linear([
    [0, '#2f86b0'],
    [0.5, '#0f4a78'],
    [1, '#031a30'],
  ]);
  return (
    `<path d="M0 412H600V800H0Z" fill="${sea}"/>` +
    '<path d="M240 412H360L430 660H170Z" fill="#ffe6a0" opacity=".4" ' +
    `filter="${canvas.blur(9)}"/>`
  );
}

/** The four jacks, fanned around a point below the picture's middle. */
function jacks(): Layer {
  const material = { shade: 0.28, specular: 0.2, light: '#fff', shadow: '#02101f', cast: 0.8 };
  const suits: readonly Suit[] = ['clubs', 'diamonds', 'spades', 'hearts'];
  return layered(
    ...suits.map((suit, index) =>
      lit(
        { ...material, relief: 0.45 },
        place(
          { x: 300, y: 820, rotate: (index - 1.5) * 17 },
          place({ x: 0, y: -318 }, card({ rank: 'J', suit, width: 168 })),
        ),
      ),
    ),
  );
}
