import { type Layer, layered } from '../engine/layer.ts';
import { tile } from '../formats.ts';
import { scrim, vignette } from '../layers/finish.ts';
import { ridge, waves } from '../layers/landscape.ts';
import { disc, glow, sky } from '../layers/light.ts';
import { bokeh, stars } from '../layers/particles.ts';
import { lockup } from '../lettering/lockup.ts';
import { slant } from '../lettering/warp.ts';
import { motif, silhouette } from '../motif/motif.ts';

/** A lit paper lantern over a lake and a castle, blossoms drifting past. */
export const lanternNight = tile({
  name: 'lantern-night',
  seed: 31,
  layers: [
    sky([
      [0, '#1a0524'],
      [0.4, '#5e0f3f'],
      [0.75, '#c4343f'],
      [1, '#1a0412'],
    ]),
    glow({ x: 420, y: 180, radius: 300, colour: '#ffcf7d', opacity: 0.7 }),
    disc({
      x: 430,
      y: 180,
      radius: 105,
      stops: [
        [0, '#fff6d8'],
        [0.7, '#ffdf9a'],
        [1, '#f7b65c'],
      ],
    }),
    stars(40, '#ffe6c4', 320),
    silhouette({
      figure: 'japanese-castle',
      x: 150,
      y: 420,
      size: 330,
      colour: '#3d0a33',
      opacity: 0.9,
      blur: 1,
    }),
    ridge({ y: 500, height: 60, colour: '#4d0d36', step: 90, opacity: 0.8 }),
    waves({ y: 560, swell: 24, colour: '#360822', length: 110, rim: '#ff8a6a' }),
    waves({ y: 600, swell: 24, colour: '#24051a', length: 90 }),
    motif({
      figure: 'red-paper-lantern',
      x: 110,
      y: 190,
      size: 200,
      rotate: -6,
      blur: 3.5,
      light: '#ffd28a',
      glow: '#ff7a3a',
      glowRadius: 30,
    }),
    motif({
      figure: 'red-paper-lantern',
      x: 520,
      y: 330,
      size: 170,
      rotate: 7,
      blur: 3,
      light: '#ffd28a',
      glow: '#ff7a3a',
      glowRadius: 30,
    }),
    glow({ x: 300, y: 340, radius: 300, colour: '#ffb35a', opacity: 0.85 }),
    motif({
      figure: 'red-paper-lantern',
      x: 300,
      y: 340,
      size: 430,
      rotate: -3,
      light: '#fff0c2',
      rim: '#ffe2a0',
      glow: '#ff8a3c',
      glowRadius: 40,
      shadow: '#2a0210',
      shade: 0.5,
    }),
    glow({ x: 300, y: 350, radius: 150, colour: '#fff0b0', opacity: 0.6 }),
    blossoms(),
    scrim('#150310', 470, 1),
    bokeh({ count: 30, colours: ['#ffb36b', '#ff6f91', '#ffe3a8'], largest: 14, opacity: 0.6 }),
    vignette(0.5, '#120010'),
    lockup(
      {
        fill: ['#fff8dc', '#ffd878', '#ff8a2e', '#ffd06a'],
        horizon: [0.5, 0.6],
        outline: '#6d0a22',
        side: '#2c0312',
        outlineWidth: 13,
      },
      [
        {
          text: 'Lantern',
          face: 'shrikhand',
          size: 134,
          baseline: 672,
          maxWidth: 520,
          warp: slant(10),
        },
        {
          text: 'NIGHT',
          face: 'cinzel',
          size: 62,
          baseline: 752,
          tracking: 0.4,
          maxWidth: 330,
          fill: ['#fff3cf', '#ffcf73', '#f08a3a', '#ffd98b'],
        },
      ],
    ),
  ],
});

/** Some of the blossoms are closer than the lantern and out of focus. */
function blossoms(): Layer {
  const drifting = [
    { x: 70, y: 560, size: 90, rotate: 10 },
    { x: 530, y: 560, size: 110, rotate: -20 },
    { x: 40, y: 80, size: 80, rotate: 40, blur: 3 },
    { x: 560, y: 60, size: 90, rotate: 10, blur: 4 },
    { x: 470, y: 470, size: 54, rotate: 60 },
    { x: 140, y: 470, size: 46 },
  ];
  return layered(
    ...drifting.map((blossom) =>
      motif({ figure: 'cherry-blossom', light: '#fff', cast: 0.4, ...blossom }),
    ),
  );
}
