import type { Canvas } from '../engine/canvas.ts';
import { blend } from '../engine/markup.ts';
import { tile } from '../formats.ts';
import { scrim, vignette } from '../layers/finish.ts';
import { hills } from '../layers/landscape.ts';
import { glow, rays, sky } from '../layers/light.ts';
import { sparkles, stars } from '../layers/particles.ts';
import { lockup } from '../lettering/lockup.ts';
import { arched } from '../lettering/warp.ts';
import { motif } from '../motif/motif.ts';

/** A glazed doughnut falls like a comet over candy hills. */
export const sugarComet = tile({
  name: 'sugar-comet',
  seed: 52,
  layers: [
    sky([
      [0, '#4a1fb8'],
      [0.4, '#c63ad6'],
      [0.7, '#ff7ab8'],
      [1, '#7a1d8f'],
    ]),
    glow({ x: 380, y: 220, radius: 420, colour: '#ffe1f4', opacity: 0.7 }),
    rays({ x: 420, y: 160, count: 18, colour: '#fff', opacity: 0.408, reach: 800 }),
    stars(40, '#fff', 500),
    cometTail,
    hills({ y: 560, swell: 26, colour: '#ff9ccb', waves: 2, opacity: 0.95 }),
    hills({ y: 600, swell: 22, colour: '#e25fb5', waves: 3 }),
    hills({ y: 650, swell: 16, colour: '#b13aa6', waves: 2 }),
    motif({ figure: 'cupcake', x: 88, y: 480, size: 190, rotate: -10, light: '#fff' }),
    motif({ figure: 'lollipop', x: 520, y: 440, size: 230, rotate: 16, light: '#fff' }),
    motif({ figure: 'candy', x: 70, y: 180, size: 120, rotate: 30, blur: 3 }),
    motif({ figure: 'candy', x: 520, y: 100, size: 96, rotate: -20, blur: 4 }),
    motif({
      figure: 'doughnut',
      x: 296,
      y: 330,
      size: 360,
      rotate: -16,
      light: '#fff',
      rim: '#ffe6f6',
      shadow: '#3a0546',
      shade: 0.5,
      glow: '#fff0ff',
      glowRadius: 30,
      specular: 0.8,
    }),
    motif({ figure: 'strawberry', x: 180, y: 570, size: 110, rotate: 14 }),
    motif({ figure: 'ice-cream', x: 430, y: 560, size: 150, rotate: 6 }),
    scrim('#4b0f6b', 500, 0.92),
    sparkles({ count: 26, colour: '#fff', largest: 26, within: { bottom: 600 } }),
    vignette(0.35, '#26004a'),
    lockup(
      {
        fill: ['#ffffff', '#ffd6ee', '#ff7ac2'],
        outline: '#7a1172',
        side: '#3a0546',
        outlineWidth: 16,
        inner: '#fff',
        innerWidth: 5,
        depth: 16,
      },
      [
        {
          text: 'Sugar',
          face: 'chango',
          size: 128,
          baseline: 660,
          maxWidth: 450,
          warp: arched(24),
        },
        {
          text: 'COMET',
          face: 'lilita-one',
          size: 104,
          baseline: 758,
          maxWidth: 420,
          tracking: 0.04,
          fill: ['#fffde0', '#ffe55c', '#ff9d2e'],
        },
      ],
    ),
  ],
});

/** A white and a blue streak from the top right corner to the doughnut. */
function cometTail(canvas: Canvas): string {
  const towardsHead = { x1: 1, y1: 0, x2: 0, y2: 1 };
  const streak = (path: string, colour: string, opacity: number, blur: number) => {
    const fill = canvas.linear(
      [
        [0, colour, 0],
        [1, colour, opacity],
      ],
      towardsHead,
    );
    return `<path d="${path}" fill="${fill}" filter="${canvas.blur(blur)}" ${blend('screen')}/>`;
  };
  return (
    streak('M640 -60L300 330L360 400Z', '#fff', 0.85, 8) +
    streak('M560 -60L250 330L300 380Z', '#8ff0ff', 0.7, 10)
  );
}
