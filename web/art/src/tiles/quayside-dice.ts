import type { Canvas } from '../engine/canvas.ts';
import { ACROSS } from '../engine/canvas.ts';
import { tile } from '../formats.ts';
import { scrim, vignette } from '../layers/finish.ts';
import { waves } from '../layers/landscape.ts';
import { glow, rays, sky } from '../layers/light.ts';
import { bokeh, sparkles } from '../layers/particles.ts';
import { GOLD, lockup } from '../lettering/lockup.ts';
import { lit, motif } from '../motif/motif.ts';

/** Two dice on a brass rail over lit harbour water. */
export const quaysideDice = tile({
  name: 'quayside-dice',
  seed: 371,
  layers: [
    sky([
      [0, '#041521'],
      [0.45, '#0f4a63'],
      [0.7, '#17807f'],
      [1, '#031019'],
    ]),
    glow({ x: 300, y: 250, radius: 360, colour: '#ffd98a', opacity: 0.6 }),
    rays({ x: 300, y: 90, count: 14, colour: '#ffeec2', opacity: 0.34, reach: 700 }),
    bokeh({ count: 22, colours: ['#ffcf6b', '#7fe8d2'], largest: 14, opacity: 0.6 }),
    motif({ figure: 'anchor', x: 470, y: 170, size: 210, rotate: 14, blur: 4 }),
    waves({ y: 440, swell: 22, colour: '#0c6d78', length: 120, opacity: 0.75 }),
    waves({ y: 500, swell: 18, colour: '#0a4d5e', length: 90, opacity: 0.85 }),
    lit({ relief: 0.5, shadow: '#010a10' }, rail),
    motif({
      figure: 'game-die',
      x: 216,
      y: 338,
      size: 320,
      rotate: -14,
      light: '#fff',
      specular: 0.8,
      shadow: '#02131c',
      shade: 0.5,
      glow: '#bff6ea',
      glowRadius: 18,
    }),
    motif({
      figure: 'game-die',
      x: 424,
      y: 430,
      size: 226,
      rotate: 20,
      flip: true,
      light: '#fff6dc',
      specular: 0.8,
      shadow: '#02131c',
      shade: 0.5,
    }),
    scrim('#020c12', 520, 1),
    vignette(0.5, '#00060a'),
    sparkles({ count: 9, colour: '#fff', within: { bottom: 440 } }),
    lockup({ ...GOLD, outline: '#05303a', side: '#020f14', outlineWidth: 14 }, [
      { text: 'QUAYSIDE', face: 'bowlby-one', size: 84, baseline: 682, maxWidth: 500 },
      {
        text: 'DICE',
        face: 'bowlby-one',
        size: 92,
        baseline: 764,
        maxWidth: 300,
        fill: ['#ffffff', '#c9fff2', '#5fd8c0'],
      },
    ]),
  ],
});

function rail(canvas: Canvas): string {
  const brass = canvas.linear(
    [
      [0, '#fff0b8'],
      [0.5, '#c98a2e'],
      [1, '#7a4712'],
    ],
    ACROSS,
  );
  const posts = [70, 530].map(
    (x) => `<rect x="${x - 18}" y="500" width="36" height="120" rx="12" fill="${brass}"/>`,
  );
  return `${posts.join('')}<rect x="20" y="508" width="560" height="30" rx="15" fill="${brass}"/>`;
}
