import { tile } from '../formats.ts';
import { scrim, vignette } from '../layers/finish.ts';
import { glow, rays, sky } from '../layers/light.ts';
import { sparkles } from '../layers/particles.ts';
import { GOLD, lockup } from '../lettering/lockup.ts';
import { arched } from '../lettering/warp.ts';
import { coins } from '../motif/coins.ts';
import { motif } from '../motif/motif.ts';

/** Three red envelopes over a rain of coins, lanterns in the upper corners. */
export const redEnvelopeRush = tile({
  name: 'red-envelope-rush',
  seed: 294,
  layers: [
    sky([
      [0, '#4a0208'],
      [0.5, '#d0141c'],
      [1, '#2a0206'],
    ]),
    rays({ x: 300, y: 330, count: 20, colour: '#ff8a4a', opacity: 0.95, reach: 800, turn: 0.1 }),
    glow({ x: 300, y: 320, radius: 340, colour: '#ffd35a', opacity: 0.9 }),
    motif({
      figure: 'red-paper-lantern',
      x: 84,
      y: 120,
      size: 170,
      blur: 2.5,
      glow: '#ff9a3a',
      glowRadius: 22,
    }),
    motif({
      figure: 'red-paper-lantern',
      x: 516,
      y: 120,
      size: 170,
      blur: 2.5,
      glow: '#ff9a3a',
      glowRadius: 22,
    }),
    motif({
      figure: 'red-envelope',
      x: 180,
      y: 340,
      size: 290,
      rotate: -20,
      light: '#fff0c8',
      shadow: '#2a0206',
    }),
    motif({
      figure: 'red-envelope',
      x: 424,
      y: 340,
      size: 290,
      rotate: 20,
      light: '#fff0c8',
      shadow: '#2a0206',
    }),
    motif({
      figure: 'red-envelope',
      x: 300,
      y: 310,
      size: 370,
      light: '#fff3d0',
      rim: '#ffe0a0',
      shadow: '#2a0206',
      shade: 0.45,
      specular: 0.7,
      glow: '#ffd35a',
      glowRadius: 30,
    }),
    coins([
      { x: 100, y: 560, size: 96, rotate: -18, squash: 0.85 },
      { x: 200, y: 586, size: 104, rotate: 10, squash: 0.7 },
      { x: 300, y: 560, size: 118 },
      { x: 402, y: 586, size: 104, rotate: -12, squash: 0.75 },
      { x: 500, y: 560, size: 96, rotate: 20, squash: 0.85 },
      { x: 80, y: 250, size: 60, rotate: 30, squash: 0.5, blur: 1 },
      { x: 530, y: 280, size: 64, rotate: -20, squash: 0.6, blur: 1 },
      { x: 250, y: 90, size: 46, rotate: 20, squash: 0.7, blur: 2.5 },
      { x: 380, y: 70, size: 40, rotate: -30, squash: 0.5, blur: 3 },
      { x: 150, y: 616, size: 84, rotate: 30, squash: 0.6 },
      { x: 450, y: 616, size: 84, rotate: -20, squash: 0.6 },
    ]),
    scrim('#240206', 560, 1),
    sparkles({ count: 20, colour: '#fff6d0', largest: 26, within: { bottom: 620 } }),
    vignette(0.4, '#1a0004'),
    lockup({ ...GOLD, outline: '#6d0410', side: '#2a0106', outlineWidth: 14 }, [
      {
        text: 'RED ENVELOPE',
        face: 'dela-gothic-one',
        size: 70,
        baseline: 690,
        maxWidth: 550,
        warp: arched(16),
      },
      {
        text: 'RUSH',
        face: 'dela-gothic-one',
        size: 84,
        baseline: 768,
        maxWidth: 330,
        tracking: 0.06,
        fill: ['#ffffff', '#ffe9c0', '#ffc04a'],
      },
    ]),
  ],
});
