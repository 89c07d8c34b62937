import { tile } from '../formats.ts';
import { scrim, vignette } from '../layers/finish.ts';
import { ridge } from '../layers/landscape.ts';
import { glow, lightShafts, sky } from '../layers/light.ts';
import { bubbles } from '../layers/particles.ts';
import { lockup } from '../lettering/lockup.ts';
import { wave } from '../lettering/warp.ts';
import { coins } from '../motif/coins.ts';
import { motif } from '../motif/motif.ts';

/** A shark circles over a sunken chest, daylight falling from the surface. */
export const deepwaterBounty = tile({
  name: 'deepwater-bounty',
  seed: 201,
  layers: [
    sky([
      [0, '#38d5f0'],
      [0.35, '#0b86c9'],
      [0.7, '#063b7d'],
      [1, '#020d26'],
    ]),
    lightShafts({
      count: 8,
      colour: '#e9ffff',
      opacity: 0.42,
      left: -40,
      right: 560,
      lean: 110,
      depth: 640,
    }),
    glow({ x: 330, y: 120, radius: 380, colour: '#d8ffff', opacity: 0.7 }),
    ridge({ y: 560, height: 90, colour: '#0a3f78', step: 90, opacity: 0.7 }),
    ridge({ y: 620, height: 70, colour: '#05264f', step: 70 }),
    motif({ figure: 'tropical-fish', x: 92, y: 180, size: 110, blur: 2.5, flip: true }),
    motif({ figure: 'tropical-fish', x: 520, y: 470, size: 130, rotate: -8 }),
    motif({
      figure: 'shark',
      x: 300,
      y: 300,
      size: 520,
      rotate: -10,
      light: '#eaffff',
      rim: '#9ff2ff',
      shadow: '#021026',
      shade: 0.62,
      tint: '#1fa8ff',
      tintOpacity: 0.3,
      specular: 0.5,
      rimWidth: 7,
    }),
    bubbles({ count: 30, within: { bottom: 620 } }),
    glow({ x: 170, y: 560, radius: 190, colour: '#ffd35a', opacity: 0.8 }),
    motif({
      figure: 'treasure-chest',
      x: 164,
      y: 556,
      size: 210,
      rotate: -6,
      light: '#fff2b8',
      shadow: '#020a18',
    }),
    motif({ figure: 'coral', x: 500, y: 580, size: 190, light: '#ffe0e6', shadow: '#020a18' }),
    coins([
      { x: 300, y: 606, size: 62, rotate: 10, squash: 0.7 },
      { x: 356, y: 614, size: 52, rotate: -20, squash: 0.5 },
    ]),
    scrim('#010a1e', 500, 1),
    bubbles({ count: 10, largest: 30, opacity: 0.6, within: { top: 420, bottom: 700 } }),
    vignette(0.5, '#000814'),
    lockup(
      {
        fill: ['#ffffff', '#b8f4ff', '#2fa8f0', '#a8ecff'],
        horizon: [0.48, 0.56],
        outline: '#04234d',
        side: '#010e22',
        outlineWidth: 15,
        depth: 15,
      },
      [
        {
          text: 'DEEPWATER',
          face: 'luckiest-guy',
          size: 104,
          baseline: 680,
          warp: wave(-8),
        },
        {
          text: 'BOUNTY',
          face: 'luckiest-guy',
          size: 86,
          baseline: 762,
          maxWidth: 420,
          fill: ['#fffbe3', '#ffd861', '#ff9a1f'],
        },
      ],
    ),
  ],
});
