import { tile } from '../formats.ts';
import { scrim, vignette } from '../layers/finish.ts';
import { clouds } from '../layers/landscape.ts';
import { disc, glow, groundShadow, rays, sky } from '../layers/light.ts';
import { sparkles } from '../layers/particles.ts';
import { GOLD, lockup } from '../lettering/lockup.ts';
import { coins } from '../motif/coins.ts';
import { motif, silhouette } from '../motif/motif.ts';

/** A jade dragon before a gold moon and a shrine, tea and coins at its feet. */
export const jadeTeahouse = tile({
  name: 'jade-teahouse',
  seed: 44,
  layers: [
    sky([
      [0, '#02231c'],
      [0.45, '#0b7a55'],
      [0.7, '#0a4a3a'],
      [1, '#01130f'],
    ]),
    glow({ x: 300, y: 280, radius: 400, colour: '#ffe48a', opacity: 0.75 }),
    rays({ x: 300, y: 290, count: 20, colour: '#fff0b0', opacity: 0.51, reach: 720, turn: 0.2 }),
    disc({
      x: 300,
      y: 285,
      radius: 190,
      stops: [
        [0, '#ffe89a'],
        [0.7, '#f0b43c'],
        [1, '#b8741a'],
      ],
      opacity: 0.9,
    }),
    clouds({
      colour: '#b9ffe2',
      opacity: 0.4,
      blur: 20,
      clouds: [
        { x: 60, y: 420, radiusX: 170, radiusY: 24 },
        { x: 540, y: 390, radiusX: 190, radiusY: 26 },
        { x: 300, y: 500, radiusX: 260, radiusY: 26 },
      ],
    }),
    silhouette({
      figure: 'shinto-shrine',
      x: 300,
      y: 470,
      size: 520,
      colour: '#063a2c',
      opacity: 0.85,
    }),
    motif({
      figure: 'dragon',
      x: 292,
      y: 296,
      size: 470,
      light: '#fffbd0',
      rim: '#fff0a0',
      shadow: '#01160f',
      shade: 0.6,
      tint: '#00d08a',
      tintOpacity: 0.2,
      saturation: 1.2,
      glow: '#ffe07a',
      glowRadius: 30,
    }),
    groundShadow({ x: 300, y: 596, radiusX: 230, radiusY: 24, opacity: 0.6, blur: 14 }),
    motif({
      figure: 'teapot',
      x: 428,
      y: 540,
      size: 190,
      light: '#fff0d0',
      shadow: '#120404',
      flip: true,
    }),
    motif({ figure: 'teacup-without-handle', x: 156, y: 552, size: 140, light: '#fff' }),
    coins([
      { x: 262, y: 596, size: 60, rotate: 10, squash: 0.8 },
      { x: 330, y: 604, size: 54, rotate: -12, squash: 0.6 },
    ]),
    scrim('#01120d', 480, 1),
    sparkles({ count: 14, colour: '#fff3b8', within: { top: 60, bottom: 560 } }),
    vignette(0.55, '#000b07'),
    lockup({ ...GOLD, outline: '#064031', side: '#01150f', outlineWidth: 13 }, [
      {
        text: 'JADE',
        face: 'dela-gothic-one',
        size: 118,
        baseline: 668,
        maxWidth: 400,
        tracking: 0.02,
      },
      { text: 'TEAHOUSE', face: 'dela-gothic-one', size: 70, baseline: 752, maxWidth: 500 },
    ]),
  ],
});
