import type { Canvas } from '../engine/canvas.ts';
import { tile } from '../formats.ts';
import { gridFloor, skyline } from '../layers/buildings.ts';
import { scrim, vignette } from '../layers/finish.ts';
import { glow, sky } from '../layers/light.ts';
import { sparkles } from '../layers/particles.ts';
import { neon } from '../lettering/neon.ts';
import { motif } from '../motif/motif.ts';

/** A black cat against a striped sun and a neon city; its rim light is the brightest thing here. */
export const nineNeonLives = tile({
  name: 'nine-neon-lives',
  seed: 110,
  layers: [
    sky([
      [0, '#090420'],
      [0.5, '#3a0f6e'],
      [0.72, '#d0218f'],
      [1, '#06021a'],
    ]),
    glow({ x: 300, y: 330, radius: 330, colour: '#ff3fb4', opacity: 0.8 }),
    stripedSun,
    skyline({ y: 540, height: 260, colour: '#12063a', windowColour: '#4df0ff' }),
    gridFloor(540, '#ff4fd0', 0.8),
    horizon,
    glow({ x: 300, y: 540, radius: 330, colour: '#34e8ff', opacity: 0.55 }),
    motif({
      figure: 'black-cat',
      x: 300,
      y: 400,
      size: 420,
      light: '#8ff4ff',
      rim: '#37e6ff',
      rimOpacity: 1,
      rimWidth: 9,
      shadow: '#04001a',
      shade: 0.5,
      specular: 0.35,
      tint: '#8a2be2',
      tintOpacity: 0.35,
      glow: '#ff2fb0',
      glowRadius: 26,
      azimuth: 205,
    }),
    scrim('#070118', 520, 1),
    sparkles({ count: 14, colour: '#aef6ff', within: { bottom: 500 } }),
    vignette(0.5, '#03000f'),
    neon([
      {
        text: 'NINE NEON',
        face: 'righteous',
        size: 100,
        baseline: 676,
        maxWidth: 520,
        colour: '#35e9ff',
      },
      {
        text: 'LIVES',
        face: 'righteous',
        size: 96,
        baseline: 766,
        maxWidth: 340,
        tracking: 0.1,
        colour: '#ff49c4',
      },
    ]),
  ],
});

/** The sun, cut by bands of sky that grow thicker towards the horizon. */
function stripedSun(canvas: Canvas): string {
  const fire = canvas.linear([
    [0, '#ffe86b'],
    [0.5, '#ff6a8a'],
    [1, '#c21fd0'],
  ]);
  const outline = canvas.define(
    (id) => `<clipPath id="${id}"><circle cx="300" cy="300" r="200"/></clipPath>`,
  );
  const bands = Array.from(
    { length: 7 },
    (_, band) =>
      `<rect x="80" y="${330 + band * 28}" width="440" height="${4 + band * 2.4}" fill="#3a0f6e"/>`,
  );
  return (
    `<circle cx="300" cy="300" r="200" fill="${fire}"/>` +
    `<g clip-path="url(#${outline})">${bands.join('')}</g>`
  );
}

function horizon(): string {
  return '<rect y="536" width="600" height="5" fill="#7ff6ff"/>';
}
