import { ACROSS, type Canvas } from '../../engine/canvas.ts';
import { cutout } from '../../formats.ts';
import { lit, motif } from '../../motif/motif.ts';

/** The player's cannon on its turntable, aimed up. */
export const cannon = cutout({
  name: 'cannon',
  path: 'games/deepwater-bounty/cannon',
  width: 360,
  height: 360,
  seed: 5,
  layers: [
    lit(
      { light: '#fff', rim: '#d6f6ff', shadow: '#020a18', shade: 0.35, specular: 0.6 },
      turntable,
      barrel,
    ),
    motif({ figure: 'trident-emblem', x: 172, y: 236, size: 66, light: '#fff6c8', rotate: -5 }),
  ],
});

function brass(canvas: Canvas): string {
  return canvas.linear(
    [
      [0, '#7a4712'],
      [0.2, '#fff0b8'],
      [0.45, '#e2a73c'],
      [0.75, '#8a5414'],
      [1, '#f3c767'],
    ],
    ACROSS,
  );
}

function turntable(canvas: Canvas): string {
  const deck = canvas.linear([
    [0, '#2f8fc0'],
    [1, '#0b3a58'],
  ]);
  return (
    '<ellipse cx="180" cy="316" rx="150" ry="44" fill="#0a2c42"/>' +
    `<ellipse cx="180" cy="304" rx="150" ry="44" fill="${deck}"/>` +
    `<ellipse cx="180" cy="300" rx="112" ry="30" fill="${brass(canvas)}"/>`
  );
}

/** Blue steel with brass bands, leaning a little to the left. */
function barrel(canvas: Canvas): string {
  const band = brass(canvas);
  const steel = canvas.linear(
    [
      [0, '#0c3148'],
      [0.35, '#4fc8ee'],
      [0.6, '#1273a0'],
      [1, '#062033'],
    ],
    ACROSS,
  );
  return (
    '<g transform="rotate(-5 180 300)">' +
    `<path d="M132 300L146 120H214L228 300Z" fill="${steel}"/>` +
    `<path d="M124 300Q180 330 236 300L232 252Q180 276 128 252Z" fill="${band}"/>` +
    `<rect x="138" y="190" width="84" height="22" rx="9" fill="${band}"/>` +
    `<rect x="134" y="96" width="92" height="40" rx="14" fill="${band}"/>` +
    '<ellipse cx="180" cy="98" rx="38" ry="11" fill="#1a0d02"/></g>'
  );
}
