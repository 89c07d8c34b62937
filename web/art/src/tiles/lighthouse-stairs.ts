import { type Layer, place } from '../engine/layer.ts';
import { tile } from '../formats.ts';
import { scrim, vignette } from '../layers/finish.ts';
import { ridge, waves } from '../layers/landscape.ts';
import { disc, glow, sky } from '../layers/light.ts';
import { sparkles, stars } from '../layers/particles.ts';
import { lockup } from '../lettering/lockup.ts';
import { arched } from '../lettering/warp.ts';
import { lit } from '../motif/motif.ts';

/** A striped lighthouse at night, its stairs lit window by window, its beam over the sea. */
export const lighthouseStairs = tile({
  name: 'lighthouse-stairs',
  seed: 402,
  layers: [
    sky([
      [0, '#0d0f36'],
      [0.34, '#3a2470'],
      [0.56, '#b0517e'],
      [0.66, '#ffb07a'],
      [1, '#0a1226'],
    ]),
    stars(60, '#fff', 330),
    disc({
      x: 120,
      y: 150,
      radius: 44,
      stops: [
        [0, '#fffdf0'],
        [1, '#ffe0b8'],
      ],
    }),
    ridge({ y: 520, height: 60, colour: '#3c2458', step: 110, opacity: 0.8 }),
    beam(),
    glow({ x: 306, y: 138, radius: 260, colour: '#fff0b0', opacity: 0.95 }),
    tower(),
    waves({ y: 540, swell: 14, colour: '#1d3f78', length: 84, opacity: 0.94, rim: '#ffd2b0' }),
    waves({ y: 580, swell: 12, colour: '#10264f', length: 62, rim: '#7fa8e0' }),
    scrim('#050a1c', 540, 1),
    sparkles({ count: 9, colour: '#fff', within: { bottom: 420 } }),
    vignette(0.44, '#03041a'),
    lockup(
      {
        fill: ['#ffffff', '#ffe9b0', '#ffb347'],
        outline: '#3b1748',
        side: '#12051e',
        outlineWidth: 15,
        depth: 15,
      },
      [
        {
          text: 'LIGHTHOUSE',
          face: 'limelight',
          size: 84,
          baseline: 676,
          maxWidth: 520,
          warp: arched(12),
        },
        {
          text: 'STAIRS',
          face: 'limelight',
          size: 96,
          baseline: 768,
          maxWidth: 420,
          fill: ['#ffffff', '#d6e6ff', '#7fa8f0'],
        },
      ],
    ),
  ],
});

/** Two cones of light from the lamp, at the left and at the right. */
function beam(): Layer {
  return (canvas) => {
    const soft = canvas.blur(7);
    const cone = (points: string) =>
      `<path d="${points}" fill="#fff3c0" opacity=".5" filter="${soft}"/>`;
    return cone('M306 138L640 20V250Z') + cone('M306 138L-40 210V330Z');
  };
}

/** The tower: bands, windows that climb around it, gallery, lamp and roof. */
function tower(): Layer {
  const half = (y: number) => 62 + ((y - 190) / 380) * 52;
  const bands = Array.from({ length: 6 }, (_, band) => {
    const [top, bottom] = [190 + band * 66, 190 + (band + 1) * 66];
    const points = [
      [-half(top), top],
      [half(top), top],
      [half(bottom), bottom],
      [-half(bottom), bottom],
    ];
    const path = points.map(([x = 0, y = 0]) => `${x.toFixed(1)} ${y}`).join('L');
    return `<path d="M${path}Z" fill="${band % 2 === 0 ? '#f4ead6' : '#c23b34'}"/>`;
  }).join('');
  const windows = [0, 1, 2, 3, 4]
    .map((step) => {
      const [x, y] = [-44 + step * 22, 520 - step * 66];
      return (
        `<path d="M${x - 13} ${y + 24}V${y - 6}a13 13 0 0 1 26 0V${y + 24}Z" fill="#ffd66b" ` +
        'stroke="#5a2a1c" stroke-width="5"/>'
      );
    })
    .join('');
  const lamp =
    '<rect x="-86" y="172" width="172" height="24" rx="6" fill="#39304c"/>' +
    '<rect x="-46" y="108" width="92" height="66" fill="#fff6cf" stroke="#39304c" stroke-width="8"/>' +
    '<path d="M-62 110L0 52L62 110Z" fill="#c23b34"/><circle cy="48" r="12" fill="#ffd66b"/>';
  const body = (): string => bands + windows + lamp;
  return lit(
    {
      relief: 0.8,
      specular: 0.4,
      shade: 0.6,
      light: '#fff4da',
      rim: '#ffe0a0',
      shadow: '#0a0620',
      glow: '#ffe6a8',
      glowRadius: 18,
    },
    place({ x: 306, y: 0 }, body),
  );
}
