import { banner } from '../formats.ts';
import { glow, groundShadow, rays, sky } from '../layers/light.ts';
import { bokeh, sparkles } from '../layers/particles.ts';
import { scatteredCoins } from '../motif/coins.ts';
import { motif } from '../motif/motif.ts';
import { BANNER_AXIS } from './banner-axis.ts';

/** A treasure chest, a money bag and a diamond in gold light on dark green. */
export const bannerDeposit = banner({
  name: 'deposit',
  seed: 7,
  layers: [
    sky(
      [
        [0, '#06231a'],
        [0.45, '#0b4a33'],
        [0.75, '#c57a12'],
        [1, '#5a2c04'],
      ],
      BANNER_AXIS,
    ),
    glow({ x: 1130, y: 250, radius: 520, colour: '#ffd35a' }),
    rays({ x: 1130, y: 260, count: 26, colour: '#fff0b0', opacity: 0.714, reach: 900, turn: 0.1 }),
    haloRings,
    bokeh({
      count: 40,
      colours: ['#ffe08a', '#fff', '#7dffc4'],
      largest: 20,
      opacity: 0.55,
      within: { left: 620 },
    }),
    scatteredCoins({
      count: 7,
      left: 760,
      right: 1480,
      top: 20,
      bottom: 190,
      smallest: 40,
      largest: 76,
      blur: 2.2,
    }),
    groundShadow({
      x: 1130,
      y: 490,
      radiusX: 330,
      radiusY: 34,
      opacity: 0.7,
      blur: 22,
      colour: '#1a0c00',
    }),
    motif({
      figure: 'money-bag',
      x: 884,
      y: 372,
      size: 250,
      rotate: -10,
      light: '#fff6d0',
      shadow: '#1a0d02',
    }),
    motif({
      figure: 'treasure-chest',
      x: 1150,
      y: 282,
      size: 480,
      rotate: 3,
      light: '#fff6d0',
      rim: '#fff0b0',
      shadow: '#1a0a02',
      glow: '#ffdf7a',
      glowRadius: 34,
      specular: 0.7,
    }),
    motif({
      figure: 'gem-stone',
      x: 1400,
      y: 396,
      size: 190,
      rotate: 14,
      light: '#fff',
      glow: '#9fe8ff',
      glowRadius: 20,
    }),
    scatteredCoins({
      count: 14,
      left: 800,
      right: 1480,
      top: 440,
      bottom: 520,
      smallest: 80,
      largest: 128,
    }),
    motif({
      figure: 'crown',
      x: 1160,
      y: 60,
      size: 150,
      rotate: 10,
      glow: '#fff0a0',
      glowRadius: 18,
    }),
    sparkles({ count: 26, colour: '#fff', largest: 34, within: { left: 720 } }),
  ],
});

/** Three thin rings around the chest. */
function haloRings(): string {
  const rings = [210, 300, 400].map((radius) => `<circle cx="1130" cy="260" r="${radius}"/>`);
  const line = 'fill="none" stroke="#fff2c0" stroke-opacity=".16" stroke-width="3"';
  return `<g ${line}>${rings.join('')}</g>`;
}
