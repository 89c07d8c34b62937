import { tile } from '../formats.ts';
import { scrim, vignette } from '../layers/finish.ts';
import { clouds, waves } from '../layers/landscape.ts';
import { glow, sky } from '../layers/light.ts';
import { bubbles } from '../layers/particles.ts';
import { lockup } from '../lettering/lockup.ts';
import { hill } from '../lettering/warp.ts';
import { motif } from '../motif/motif.ts';

/** A kraken rears up in a storm sea; lightning behind it, a small boat in front. */
export const krakenTide = tile({
  name: 'kraken-tide',
  seed: 208,
  layers: [
    sky([
      [0, '#120b33'],
      [0.4, '#3b2a8c'],
      [0.62, '#1fa39a'],
      [1, '#03121f'],
    ]),
    glow({ x: 300, y: 220, radius: 360, colour: '#8effe8', opacity: 0.55 }),
    clouds({
      colour: '#0d0828',
      opacity: 0.75,
      blur: 26,
      clouds: [
        { x: 100, y: 120, radiusX: 200, radiusY: 60 },
        { x: 480, y: 90, radiusX: 220, radiusY: 64 },
        { x: 300, y: 60, radiusX: 260, radiusY: 50 },
      ],
    }),
    lightning,
    glow({ x: 420, y: 110, radius: 190, colour: '#c9fff2', opacity: 0.7 }),
    waves({ y: 430, swell: 34, colour: '#155e7a', length: 120, opacity: 0.9, rim: '#8effe8' }),
    motif({
      figure: 'octopus',
      x: 300,
      y: 330,
      size: 480,
      light: '#ffe9f6',
      rim: '#ffb3e0',
      shadow: '#14042e',
      shade: 0.6,
      grade: '#ff7fd8',
      specular: 0.8,
      saturation: 1.25,
      glow: '#7dffe6',
      glowRadius: 26,
    }),
    waves({ y: 540, swell: 34, colour: '#0e4560', length: 130, opacity: 0.95, rim: '#7ff0e0' }),
    motif({ figure: 'sailboat', x: 96, y: 500, size: 170, rotate: -14, light: '#fff' }),
    waves({ y: 580, swell: 30, colour: '#0a2f49', length: 110, rim: '#4fc9c4' }),
    waves({ y: 630, swell: 26, colour: '#061e33', length: 90 }),
    motif({ figure: 'bomb', x: 500, y: 556, size: 130, rotate: 12, light: '#fff' }),
    scrim('#020c18', 540, 1),
    bubbles({ count: 16, within: { top: 420, bottom: 680 } }),
    vignette(0.5, '#00060f'),
    lockup(
      {
        fill: ['#f2fffb', '#8ff5e0', '#17a08f', '#8ff0dc'],
        horizon: [0.48, 0.56],
        outline: '#072a3a',
        side: '#020e18',
        outlineWidth: 13,
      },
      [
        {
          text: 'KRAKEN',
          face: 'new-rocker',
          size: 130,
          baseline: 676,
          maxWidth: 520,
          warp: hill(18),
        },
        {
          text: 'TIDE',
          face: 'new-rocker',
          size: 88,
          baseline: 762,
          maxWidth: 300,
          tracking: 0.12,
          fill: ['#ffffff', '#ffc9ea', '#f0479c'],
        },
      ],
    ),
  ],
});

function lightning(): string {
  const bolt = 'M430 0L392 120L430 126L372 260L452 104L410 98L470 0Z';
  return `<path d="${bolt}" fill="#f4fffb" opacity=".9"/>`;
}
