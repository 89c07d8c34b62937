import { ACROSS, type Canvas } from '../../engine/canvas.ts';
import type { Layer } from '../../engine/layer.ts';
import { cutout } from '../../formats.ts';
import { lit, motif } from '../../motif/motif.ts';
import type { Picture } from '../../picture.ts';

/** Blue steel and brass under the light of shallow water. */
const METAL = { light: '#fff', rim: '#d6f6ff', shadow: '#020a18', shade: 0.35, specular: 0.6 };

const part = (name: string, ...layers: readonly Layer[]): Picture =>
  cutout({
    name: `fishing-${name}`,
    path: `games/fishing/${name}`,
    width: 300,
    height: 300,
    seed: 5,
    layers,
  });

/** The player's cannon in two pieces: the barrel rotates about the middle of its lower end. */
export const cannonParts: readonly Picture[] = [
  part('cannon-base', lit(METAL, turntable)),
  part(
    'cannon-barrel',
    lit(METAL, barrel),
    motif({ figure: 'trident-emblem', x: 150, y: 178, size: 62, light: '#fff6c8' }),
  ),
];

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
    '<ellipse cx="150" cy="176" rx="138" ry="42" fill="#0a2c42"/>' +
    `<ellipse cx="150" cy="164" rx="138" ry="42" fill="${deck}"/>` +
    `<ellipse cx="150" cy="160" rx="104" ry="29" fill="${brass(canvas)}"/>`
  );
}

/** Aimed straight up, its lower end at (150, 250). */
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
    `<path d="M102 246L116 60H184L198 246Z" fill="${steel}"/>` +
    `<path d="M94 240Q150 286 206 240L202 204Q150 226 98 204Z" fill="${band}"/>` +
    `<rect x="108" y="122" width="84" height="22" rx="9" fill="${band}"/>` +
    `<rect x="104" y="34" width="92" height="40" rx="14" fill="${band}"/>` +
    '<ellipse cx="150" cy="36" rx="38" ry="11" fill="#1a0d02"/>'
  );
}
