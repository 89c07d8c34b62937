import type { Canvas } from '../engine/canvas.ts';
import { blend } from '../engine/markup.ts';
import { tile } from '../formats.ts';
import { scrim, vignette } from '../layers/finish.ts';
import { glow, rays, sky } from '../layers/light.ts';
import { bokeh, embers } from '../layers/particles.ts';
import { lockup } from '../lettering/lockup.ts';
import { outlineText } from '../lettering/outline.ts';
import { lit, motif } from '../motif/motif.ts';
import { DRAGON, TIGER } from '../scenes/opponents.ts';

/** Both names have the same extrusion, each its own material. */
const LETTER_BODY = { outlineWidth: 15 };

/** A blue dragon's half against a red tiger's, split by a bolt of light. */
export const dragonTiger = tile({
  name: 'dragon-tiger',
  seed: 327,
  layers: [
    sky([
      [0, '#06184a'],
      [0.5, '#0b2f8a'],
      [1, '#04102e'],
    ]),
    tigerHalf,
    glow({ x: 150, y: 280, radius: 330, colour: '#4fb0ff', opacity: 0.8 }),
    glow({ x: 460, y: 380, radius: 330, colour: '#ffa23a', opacity: 0.9 }),
    rays({ x: 150, y: 260, count: 16, colour: '#9fd0ff', opacity: 0.51, reach: 420 }),
    rays({ x: 460, y: 380, count: 16, colour: '#ffd08a', opacity: 0.51, reach: 420, turn: 0.2 }),
    divide,
    motif({ ...DRAGON, x: 186, y: 230, size: 350, rotate: -6 }),
    motif({ ...TIGER, x: 414, y: 428, size: 350, rotate: 6 }),
    lit({ relief: 0.3, glow: '#fff0a0', glowRadius: 16, light: '#fff' }, versus),
    embers({ count: 30, colours: ['#ffd36a', '#ff8a2b'], length: 16, within: { left: 320 } }),
    bokeh({ count: 20, colours: ['#8fd0ff'], largest: 9, opacity: 0.7, within: { right: 280 } }),
    scrim('#08040c', 540, 1),
    vignette(0.45, '#000'),
    lockup(
      {
        ...LETTER_BODY,
        fill: ['#ffffff', '#a8e0ff', '#2f8af0'],
        outline: '#061a4a',
        side: '#020a20',
      },
      [{ text: 'DRAGON', face: 'bangers', size: 124, baseline: 686, maxWidth: 480, centre: 270 }],
    ),
    lockup(
      {
        ...LETTER_BODY,
        fill: ['#fffbd6', '#ffc83a', '#ff5a1f'],
        outline: '#4a0a04',
        side: '#1c0402',
      },
      [{ text: 'TIGER', face: 'bangers', size: 104, baseline: 768, maxWidth: 400, centre: 350 }],
    ),
  ],
});

/** The right side of the picture, in the tiger's red. */
function tigerHalf(canvas: Canvas): string {
  const red = canvas.linear([
    [0, '#5a0410'],
    [0.5, '#e0261c'],
    [1, '#2a0408'],
  ]);
  return `<path d="M600 0H390L210 800H600Z" fill="${red}"/>`;
}

/** The line between the halves and the light that leaks out of it. */
function divide(canvas: Canvas): string {
  const leak = `opacity=".7" filter="${canvas.blur(12)}" ${blend('screen')}`;
  return (
    '<path d="M390 0L210 800" stroke="#fff6d0" stroke-width="10"/>' +
    `<path d="M390 0L210 800" stroke="#ffd35a" stroke-width="30" ${leak}/>`
  );
}

function versus(): string {
  const letters = outlineText({
    text: 'VS',
    face: 'bangers',
    size: 120,
    centre: 300,
    baseline: 372,
  });
  const edge = 'stroke="#4a0a04" stroke-width="14" stroke-linejoin="round" paint-order="stroke"';
  return `<path d="${letters.path}" fill="#ffd23e" ${edge}/>`;
}
