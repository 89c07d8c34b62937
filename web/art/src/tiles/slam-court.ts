import type { Canvas } from '../engine/canvas.ts';
import { tile } from '../formats.ts';
import { skyline } from '../layers/buildings.ts';
import { scrim, vignette } from '../layers/finish.ts';
import { glow, rays, sky } from '../layers/light.ts';
import { embers } from '../layers/particles.ts';
import { lockup } from '../lettering/lockup.ts';
import { ramp } from '../lettering/warp.ts';
import { motif } from '../motif/motif.ts';

/** A burning basketball over a court, the city behind it at dusk. */
export const slamCourt = tile({
  name: 'slam-court',
  seed: 247,
  layers: [
    sky([
      [0, '#1b0636'],
      [0.45, '#7a1470'],
      [0.7, '#ff5a2e'],
      [1, '#160312'],
    ]),
    rays({
      x: 300,
      y: 310,
      count: 20,
      colour: '#ffb36b',
      opacity: 0.68,
      reach: 760,
      turn: 0.1,
      jitter: 0.1,
    }),
    glow({ x: 300, y: 310, radius: 360, colour: '#ffb02e', opacity: 0.95 }),
    skyline({ y: 560, height: 240, colour: '#22083c', windowColour: '#ffb36b', opacity: 0.95 }),
    courtFloor,
    motif({
      figure: 'fire',
      x: 300,
      y: 250,
      size: 480,
      rotate: 0,
      light: '#fff6c0',
      glow: '#ff8a2a',
      glowRadius: 40,
      cast: 0,
      shade: 0.12,
      specular: 0.1,
      rimOpacity: 0.3,
      sink: 0,
    }),
    motif({
      figure: 'basketball',
      x: 300,
      y: 345,
      size: 330,
      rotate: -18,
      light: '#fff0d0',
      rim: '#ffe0a0',
      shadow: '#1f0408',
      shade: 0.62,
      specular: 0.8,
      glow: '#ffcf5a',
      glowRadius: 20,
    }),
    embers({
      count: 60,
      colours: ['#ffd36a', '#ff7a2b', '#fff'],
      length: 20,
      within: { bottom: 640 },
    }),
    scrim('#150210', 530, 1),
    vignette(0.5, '#0d0010'),
    lockup(
      {
        fill: ['#fffbd6', '#ffd23e', '#ff5a1f'],
        outline: '#4a0a3a',
        side: '#1a0318',
        outlineWidth: 14,
        depth: 15,
      },
      [
        {
          text: 'SLAM',
          face: 'dela-gothic-one',
          size: 140,
          baseline: 676,
          maxWidth: 480,
          rotate: -4,
          warp: ramp(18),
        },
        {
          text: 'COURT',
          face: 'dela-gothic-one',
          size: 80,
          baseline: 760,
          maxWidth: 400,
          rotate: -4,
          fill: ['#fff', '#ffe3c4', '#ff9d5a'],
        },
      ],
    ),
  ],
});

function courtFloor(canvas: Canvas): string {
  const boards = canvas.linear([
    [0, '#a8431f'],
    [1, '#3a1008'],
  ]);
  return (
    `<path d="M0 560H600V800H0Z" fill="${boards}"/>` +
    '<ellipse cx="300" cy="640" rx="220" ry="60" fill="none" stroke="#ffd9b0" stroke-width="6" ' +
    'opacity=".6"/><path d="M0 590H600" stroke="#ffd9b0" stroke-width="6" opacity=".4"/>'
  );
}
