import type { Canvas } from '../engine/canvas.ts';
import { tile } from '../formats.ts';
import { skyline } from '../layers/buildings.ts';
import { scrim, vignette } from '../layers/finish.ts';
import { glow, groundShadow, rays, sky } from '../layers/light.ts';
import { speedLines } from '../layers/particles.ts';
import { lockup } from '../lettering/lockup.ts';
import { ramp } from '../lettering/warp.ts';
import { motif } from '../motif/motif.ts';

/** A red racing car on a night circuit, the city a dark wall behind it. */
export const turboCircuit = tile({
  name: 'turbo-circuit',
  seed: 261,
  layers: [
    sky([
      [0, '#050713'],
      [0.4, '#1a1440'],
      [0.55, '#c21f4a'],
      [1, '#070810'],
    ]),
    glow({ x: 300, y: 330, radius: 360, colour: '#ff3a5e', opacity: 0.8 }),
    skyline({ y: 440, height: 240, colour: '#0c0c24', windowColour: '#ff8aa0', gap: 0 }),
    track,
    glow({ x: 300, y: 450, radius: 300, colour: '#ff5a7a', opacity: 0.5 }),
    rays({
      x: 300,
      y: 330,
      count: 26,
      colour: '#ff9ab0',
      opacity: 0.51,
      reach: 560,
      duty: 0.3,
      jitter: 0.2,
    }),
    groundShadow({ x: 300, y: 548, radiusX: 250, radiusY: 22, opacity: 0.8, blur: 14 }),
    motif({
      figure: 'racing-car',
      x: 300,
      y: 322,
      size: 580,
      light: '#fff',
      rim: '#ffc2cc',
      shadow: '#05030c',
      shade: 0.62,
      specular: 1,
      saturation: 1.25,
      glow: '#ff2f55',
      glowRadius: 26,
    }),
    speedLines({ count: 14, colour: '#ffd0d8', top: 480, bottom: 620, opacity: 0.3, thickest: 4 }),
    scrim('#05060d', 560, 1),
    vignette(0.5, '#000'),
    lockup(
      {
        fill: ['#ffffff', '#ffd0d8', '#ff2f55'],
        outline: '#3a0414',
        side: '#120106',
        outlineWidth: 14,
        glow: '#ff2f55',
      },
      [
        {
          text: 'TURBO',
          face: 'fugaz-one',
          size: 136,
          baseline: 690,
          maxWidth: 480,
          warp: ramp(14),
        },
        {
          text: 'CIRCUIT',
          face: 'russo-one',
          size: 60,
          baseline: 758,
          maxWidth: 420,
          tracking: 0.22,
          fill: ['#fff', '#ffd6de'],
        },
      ],
    ),
  ],
});

/** Asphalt, a red and white kerb wall with its shadow, and the dashed line. */
function track(canvas: Canvas): string {
  const asphalt = canvas.linear([
    [0, '#34364a'],
    [0.5, '#1a1b28'],
    [1, '#08080d'],
  ]);
  const kerb = Array.from(
    { length: 11 },
    (_, block) => `<path d="M${block * 72 - 60} 440h36l-14 34h-36Z" fill="#e8203f"/>`,
  );
  return (
    `<rect y="470" width="600" height="330" fill="${asphalt}"/>` +
    `<rect y="440" width="600" height="34" fill="#e9ecf5"/>${kerb.join('')}` +
    '<rect y="474" width="600" height="5" fill="#05060c" opacity=".6"/>' +
    '<path d="M-20 600H640" stroke="#fff" stroke-width="8" stroke-dasharray="90 60" opacity=".55"/>'
  );
}
