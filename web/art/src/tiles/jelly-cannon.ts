import { tile } from '../formats.ts';
import { scrim, vignette } from '../layers/finish.ts';
import { ridge } from '../layers/landscape.ts';
import { glow, lightShafts, sky } from '../layers/light.ts';
import { bokeh, bubbles } from '../layers/particles.ts';
import { lockup } from '../lettering/lockup.ts';
import { arched } from '../lettering/warp.ts';
import { motif } from '../motif/motif.ts';

/** A glowing jellyfish over a violet deep, bombs and sparks below it. */
export const jellyCannon = tile({
  name: 'jelly-cannon',
  seed: 222,
  layers: [
    sky([
      [0, '#1c0e6b'],
      [0.4, '#5a1fd0'],
      [0.7, '#1a1180'],
      [1, '#05021f'],
    ]),
    lightShafts({
      count: 7,
      colour: '#d9b8ff',
      opacity: 0.4,
      left: 0,
      right: 560,
      lean: 60,
      depth: 640,
    }),
    glow({ x: 300, y: 280, radius: 360, colour: '#ff7df0', opacity: 0.55 }),
    bokeh({ count: 34, colours: ['#66f0ff', '#ff8af5', '#b48aff'], largest: 20, opacity: 0.6 }),
    motif({ figure: 'jellyfish', x: 110, y: 180, size: 150, blur: 4, light: '#fff', opacity: 0.8 }),
    motif({ figure: 'jellyfish', x: 516, y: 420, size: 130, blur: 3, flip: true, opacity: 0.8 }),
    motif({
      figure: 'jellyfish',
      x: 300,
      y: 280,
      size: 430,
      light: '#f0feff',
      rim: '#8ff6ff',
      shadow: '#08023a',
      shade: 0.45,
      specular: 0.8,
      glow: '#4fd8ff',
      glowRadius: 44,
      saturation: 1.3,
    }),
    ridge({ y: 590, height: 60, colour: '#130a52' }),
    motif({ figure: 'blowfish', x: 470, y: 560, size: 170, flip: true, light: '#fff0d0' }),
    motif({ figure: 'bomb', x: 130, y: 560, size: 160, rotate: -10, light: '#fff' }),
    motif({
      figure: 'high-voltage',
      x: 250,
      y: 560,
      size: 110,
      rotate: 14,
      glow: '#ffe76b',
      glowRadius: 18,
    }),
    bubbles({ count: 30, colour: '#e6d8ff', within: { bottom: 680 } }),
    scrim('#06022a', 520, 1),
    vignette(0.45, '#03001a'),
    lockup(
      {
        fill: ['#ffffff', '#b8f7ff', '#3fb4ff'],
        outline: '#1c0a6b',
        side: '#0a0430',
        outlineWidth: 16,
        inner: '#fff',
        innerWidth: 5,
        depth: 16,
        glow: '#a24bff',
      },
      [
        {
          text: 'JELLY',
          face: 'chango',
          size: 118,
          baseline: 662,
          maxWidth: 430,
          warp: arched(18),
        },
        {
          text: 'CANNON',
          face: 'chango',
          size: 88,
          baseline: 754,
          maxWidth: 500,
          fill: ['#fff', '#ffc4fa', '#e03de0'],
        },
      ],
    ),
  ],
});
