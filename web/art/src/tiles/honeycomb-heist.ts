import type { Canvas } from '../engine/canvas.ts';
import { tile } from '../formats.ts';
import { honeycomb } from '../layers/buildings.ts';
import { scrim, vignette } from '../layers/finish.ts';
import { glow, rays, sky } from '../layers/light.ts';
import { sparkles } from '../layers/particles.ts';
import { lockup } from '../lettering/lockup.ts';
import { arched } from '../lettering/warp.ts';
import { coins } from '../motif/coins.ts';
import { motif } from '../motif/motif.ts';

/** A bear with its paws in the honey pot, honey running down from above. */
export const honeycombHeist = tile({
  name: 'honeycomb-heist',
  seed: 117,
  layers: [
    sky([
      [0, '#3a1500'],
      [0.45, '#e08a0c'],
      [0.7, '#ffc02e'],
      [1, '#2a0e00'],
    ]),
    honeycomb('#7a3a00', 0.22, 52),
    glow({ x: 300, y: 320, radius: 380, colour: '#fff1a8', opacity: 0.85 }),
    rays({ x: 300, y: 330, count: 14, colour: '#fff', opacity: 0.374, reach: 640 }),
    drippingHoney,
    motif({ figure: 'honeybee', x: 92, y: 270, size: 130, rotate: -12, flip: true }),
    motif({ figure: 'honeybee', x: 516, y: 240, size: 160, rotate: 8 }),
    motif({ figure: 'honeybee', x: 500, y: 90, size: 80, blur: 3 }),
    motif({
      figure: 'bear',
      x: 300,
      y: 350,
      size: 380,
      light: '#fff0c0',
      rim: '#ffe29a',
      shadow: '#1f0900',
      shade: 0.62,
      specular: 0.45,
    }),
    motif({ figure: 'honey-pot', x: 300, y: 560, size: 220, light: '#fff8d0', specular: 0.9 }),
    coins([
      { x: 120, y: 590, size: 84, rotate: -14, squash: 0.8 },
      { x: 190, y: 612, size: 70, rotate: 16, squash: 0.6 },
      { x: 480, y: 590, size: 84, rotate: 14, squash: 0.8 },
      { x: 412, y: 612, size: 70, rotate: -16, squash: 0.6 },
    ]),
    scrim('#210a00', 520, 1),
    sparkles({ count: 16, colour: '#fffbe0', within: { top: 120, bottom: 600 } }),
    vignette(0.45, '#1c0800'),
    lockup(
      {
        fill: ['#fffce0', '#ffe05a', '#f59a0a', '#ffd24a'],
        horizon: [0.48, 0.56],
        outline: '#4a1c00',
        side: '#1d0a00',
        outlineWidth: 15,
        depth: 15,
      },
      [
        {
          text: 'HONEYCOMB',
          face: 'paytone-one',
          size: 96,
          baseline: 690,
          warp: arched(18),
        },
        {
          text: 'HEIST',
          face: 'paytone-one',
          size: 74,
          baseline: 762,
          maxWidth: 300,
          tracking: 0.1,
          fill: ['#ffffff', '#ffe9c0', '#f0b04a'],
        },
      ],
    ),
  ],
});

function drippingHoney(canvas: Canvas): string {
  const honey = canvas.linear([
    [0, '#ffdf70'],
    [1, '#f59a0a'],
  ]);
  const drips =
    'M0 0H600V70Q580 150 556 70Q540 30 520 76Q500 190 474 90Q450 40 424 80Q400 130 380 60' +
    'Q300 30 240 70Q220 160 196 80Q170 40 150 90Q120 220 92 90Q60 30 36 80Q20 120 0 60Z';
  return (
    `<path d="${drips}" fill="${honey}"/>` +
    '<path d="M0 0H600V26Q300 56 0 26Z" fill="#fff3b0" opacity=".55"/>'
  );
}
