import { tile } from '../formats.ts';
import { scrim, vignette } from '../layers/finish.ts';
import { glow, rays, sky } from '../layers/light.ts';
import { bokeh, sparkles } from '../layers/particles.ts';
import { lockup } from '../lettering/lockup.ts';
import { arched } from '../lettering/warp.ts';
import { motif } from '../motif/motif.ts';
import { luckySeven } from '../props/lucky-seven.ts';

/** A huge red seven among reel fruit, the bell of a slot machine below it. */
export const parade7 = tile({
  name: 'parade-7',
  seed: 90,
  layers: [
    sky([
      [0, '#5b0016'],
      [0.5, '#e0122d'],
      [1, '#36000c'],
    ]),
    rays({
      x: 300,
      y: 330,
      count: 18,
      colour: '#ff6a3a',
      opacity: 0.95,
      reach: 900,
      turn: 0.09,
      duty: 0.98,
      blendMode: 'normal',
    }),
    glow({ x: 300, y: 330, radius: 330, colour: '#ffd35a', opacity: 0.95 }),
    bokeh({
      count: 22,
      colours: ['#ffe08a', '#fff'],
      largest: 16,
      opacity: 0.7,
      within: { bottom: 560 },
    }),
    luckySeven({ centre: 300, baseline: 500, size: 430 }),
    motif({ figure: 'cherries', x: 128, y: 500, size: 230, rotate: -10, light: '#fff' }),
    motif({ figure: 'watermelon', x: 474, y: 520, size: 230, rotate: 10, light: '#fff' }),
    motif({ figure: 'lemon', x: 92, y: 190, size: 150, rotate: -22, light: '#fff' }),
    motif({ figure: 'grapes', x: 520, y: 200, size: 170, rotate: 14, light: '#fff' }),
    motif({ figure: 'bell', x: 300, y: 570, size: 160, light: '#fff', glow: '#ffdf6b' }),
    scrim('#2c0009', 540, 1),
    sparkles({ count: 16, colour: '#fff', largest: 28, within: { bottom: 560 } }),
    vignette(0.4, '#200006'),
    lockup(
      {
        fill: ['#ffffff', '#ffe9a6', '#ffb11f', '#ffe08a'],
        horizon: [0.45, 0.56],
        outline: '#7a0012',
        side: '#30000a',
        outlineWidth: 16,
        depth: 16,
      },
      [
        {
          text: 'PARADE',
          face: 'bungee',
          size: 112,
          baseline: 746,
          maxWidth: 530,
          warp: arched(26),
        },
      ],
    ),
  ],
});
