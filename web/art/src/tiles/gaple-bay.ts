import type { Canvas } from '../engine/canvas.ts';
import { place } from '../engine/layer.ts';
import { tile } from '../formats.ts';
import { scrim, vignette } from '../layers/finish.ts';
import { palms, ridge, waves } from '../layers/landscape.ts';
import { disc, glow, sky } from '../layers/light.ts';
import { sparkles } from '../layers/particles.ts';
import { lockup } from '../lettering/lockup.ts';
import { lit, motif } from '../motif/motif.ts';
import { domino } from '../props/domino.ts';

const IVORY = { shade: 0.4, light: '#fff', shadow: '#1a0828' };

/** Three dominoes over a bay at sunset, palms on both sides. */
export const gapleBay = tile({
  name: 'gaple-bay',
  seed: 341,
  layers: [
    sky([
      [0, '#2a1a6b'],
      [0.3, '#c23a8a'],
      [0.5, '#ff9a5a'],
      [0.56, '#ffd98a'],
      [0.57, '#1f8a9a'],
      [1, '#03202c'],
    ]),
    disc({
      x: 300,
      y: 420,
      radius: 120,
      stops: [
        [0, '#fffbe0'],
        [1, '#ffcf7a'],
      ],
    }),
    glow({ x: 300, y: 400, radius: 330, colour: '#ffe29a', opacity: 0.9 }),
    water,
    waves({ y: 500, swell: 12, colour: '#0f8a9a', length: 70, opacity: 0.7, rim: '#c8fff0' }),
    ridge({ y: 452, height: 60, colour: '#6b2a6b', step: 120, opacity: 0.7, jaggedness: 0.2 }),
    palms('#1a0d3a', [
      { x: 40, y: 520, scale: 1.25, lean: 60 },
      { x: 90, y: 540, scale: 0.9, lean: 30 },
      { x: 570, y: 530, scale: 1.2, lean: -70 },
    ]),
    lit(
      { ...IVORY, relief: 0.5, specular: 0.5, cast: 0.75 },
      place({ x: 190, y: 320, rotate: -18 }, domino({ upper: 6, lower: 4, width: 140 })),
    ),
    lit(
      { ...IVORY, relief: 0.5, specular: 0.5, cast: 0.75 },
      place({ x: 410, y: 320, rotate: 16 }, domino({ upper: 5, lower: 5, width: 140 })),
    ),
    lit(
      { ...IVORY, relief: 0.55, specular: 0.6, cast: 0.8 },
      place({ x: 300, y: 360, rotate: -2 }, domino({ upper: 3, lower: 6, width: 160 })),
    ),
    motif({ figure: 'coconut', x: 110, y: 566, size: 150, rotate: -8 }),
    motif({ figure: 'hibiscus', x: 484, y: 560, size: 140, rotate: 16 }),
    motif({ figure: 'spiral-shell', x: 392, y: 600, size: 90 }),
    scrim('#02161f', 550, 1),
    sparkles({ count: 9, colour: '#fff', within: { bottom: 420 } }),
    vignette(0.4, '#060014'),
    lockup(
      {
        fill: ['#fffbe3', '#ffd27a', '#ff7a5a'],
        outline: '#3a0f4a',
        side: '#15041f',
        outlineWidth: 15,
        depth: 15,
      },
      [
        { text: 'GAPLE', face: 'shrikhand', size: 128, baseline: 690, maxWidth: 460 },
        {
          text: 'BAY',
          face: 'shrikhand',
          size: 88,
          baseline: 768,
          maxWidth: 260,
          fill: ['#ffffff', '#c8fff0', '#2fb8b0'],
        },
      ],
    ),
  ],
});

/** The bay, and the sun's path on it. */
function water(canvas: Canvas): string {
  const sea = canvas.linear([
    [0, '#2fb0b0'],
    [0.5, '#0a6a80'],
    [1, '#02202c'],
  ]);
  return (
    `<path d="M0 452H600V800H0Z" fill="${sea}"/>` +
    '<path d="M250 452H350L400 640H200Z" fill="#fff0b0" opacity=".35" ' +
    `filter="${canvas.blur(8)}"/>`
  );
}
