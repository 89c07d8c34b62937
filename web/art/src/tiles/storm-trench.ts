import { tile } from '../formats.ts';
import { scrim, vignette } from '../layers/finish.ts';
import { clouds, waves } from '../layers/landscape.ts';
import { glow, sky } from '../layers/light.ts';
import { bokeh } from '../layers/particles.ts';
import { lockup } from '../lettering/lockup.ts';
import { bowl } from '../lettering/warp.ts';
import { flatMotif, motif } from '../motif/motif.ts';

/** A kraken that rises out of a black sea under a storm, a ship high on the wave behind it. */
export const stormTrench = tile({
  name: 'storm-trench',
  seed: 71,
  layers: [
    sky([
      [0, '#0b1420'],
      [0.36, '#2b4658'],
      [0.62, '#5f8a8e'],
      [1, '#04121a'],
    ]),
    clouds({
      colour: '#0a1119',
      opacity: 0.75,
      blur: 22,
      clouds: [
        { x: 90, y: 90, radiusX: 230, radiusY: 70 },
        { x: 360, y: 60, radiusX: 280, radiusY: 80 },
        { x: 560, y: 130, radiusX: 190, radiusY: 60 },
      ],
    }),
    flatMotif({ figure: 'cloud-with-lightning', x: 486, y: 130, size: 220, opacity: 0.85 }),
    glow({ x: 470, y: 200, radius: 330, colour: '#c9fff0', opacity: 0.5 }),
    waves({ y: 420, swell: 22, colour: '#24505c', length: 130, rim: '#a8e8dc', opacity: 0.9 }),
    motif({
      figure: 'sailboat',
      x: 122,
      y: 356,
      size: 190,
      light: '#e8fff8',
      shadow: '#02101a',
      shade: 0.7,
      rim: '#bff8ea',
    }),
    waves({ y: 476, swell: 24, colour: '#123844', length: 104, rim: '#6fd0c4' }),
    motif({
      figure: 'octopus',
      x: 316,
      y: 400,
      size: 430,
      light: '#eafff6',
      rim: '#a8ffe6',
      rimOpacity: 1,
      rimWidth: 7,
      shadow: '#010c14',
      shade: 0.62,
      specular: 0.7,
      sink: 0.7,
    }),
    waves({ y: 590, swell: 20, colour: '#06202a', length: 88, rim: '#3fa89c', opacity: 0.96 }),
    scrim('#020c12', 500, 1),
    bokeh({
      count: 44,
      colours: ['#eafff8', '#8fe0d4'],
      smallest: 1.5,
      largest: 8,
      opacity: 0.7,
      blur: 1,
    }),
    vignette(0.55, '#01070b'),
    lockup(
      {
        fill: ['#f4fffb', '#a8e8dc', '#2f7f86', '#9fe0d2'],
        horizon: [0.46, 0.56],
        outline: '#0b2a33',
        side: '#02090d',
        outlineWidth: 14,
        depth: 14,
        glow: '#2fb8a8',
      },
      [
        {
          text: 'STORM',
          face: 'russo-one',
          size: 128,
          baseline: 668,
          maxWidth: 520,
          warp: bowl(16),
        },
        { text: 'TRENCH', face: 'russo-one', size: 104, baseline: 766, maxWidth: 500 },
      ],
    ),
  ],
});
