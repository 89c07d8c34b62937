import { type Layer, layered } from '../engine/layer.ts';
import { tile } from '../formats.ts';
import { scrim, vignette } from '../layers/finish.ts';
import { glow, rays, sky } from '../layers/light.ts';
import { bokeh, embers, speedLines } from '../layers/particles.ts';
import { lockup } from '../lettering/lockup.ts';
import { flatMotif, motif } from '../motif/motif.ts';

/** Where the four floodlights stand, in pixels from the left. */
const MASTS = [60, 180, 420, 540];

/** A crowned football before the goal, floodlights above and a crowd behind. */
export const penaltyKings = tile({
  name: 'penalty-kings',
  seed: 240,
  layers: [
    sky([
      [0, '#04162e'],
      [0.42, '#0c4fa0'],
      [0.5, '#0a3a2a'],
      [1, '#031509'],
    ]),
    floodlightGlow(),
    floodlights,
    rays({
      x: 60,
      y: 60,
      count: 14,
      colour: '#dff0ff',
      opacity: 0.425,
      reach: 620,
      turn: 0.1,
      duty: 0.4,
    }),
    rays({
      x: 540,
      y: 60,
      count: 14,
      colour: '#dff0ff',
      opacity: 0.425,
      reach: 620,
      turn: 0.3,
      duty: 0.4,
    }),
    bokeh({
      count: 120,
      colours: ['#fff', '#9cc7ff', '#ffd35a', '#ff6b6b'],
      smallest: 2,
      largest: 7,
      opacity: 0.6,
      blur: 1,
      within: { top: 160, bottom: 330 },
    }),
    pitch,
    flatMotif({ figure: 'goal-net', x: 300, y: 300, size: 420, opacity: 0.95 }),
    glow({ x: 300, y: 380, radius: 320, colour: '#fff', opacity: 0.5 }),
    speedLines({ count: 26, colour: '#fff', angle: -34, top: 100, bottom: 700, opacity: 0.5 }),
    motif({
      figure: 'soccer-ball',
      x: 318,
      y: 400,
      size: 330,
      rotate: 18,
      light: '#fff',
      rim: '#fff',
      shadow: '#02120a',
      shade: 0.65,
      specular: 0.5,
      glow: '#ffffff',
      glowRadius: 18,
      castDrop: 40,
    }),
    motif({
      figure: 'crown',
      x: 318,
      y: 208,
      size: 150,
      rotate: 8,
      light: '#fff6c8',
      glow: '#ffd35a',
      glowRadius: 18,
    }),
    embers({
      count: 26,
      colours: ['#6be08a', '#2fae5a'],
      length: 16,
      within: { top: 480, bottom: 640 },
    }),
    scrim('#021007', 540, 1),
    vignette(0.45, '#00060c'),
    lockup(
      {
        fill: ['#ffffff', '#e6f2ff', '#9cc2ef'],
        outline: '#062a55',
        side: '#020f20',
        outlineWidth: 15,
        depth: 15,
      },
      [
        { text: 'PENALTY', face: 'fugaz-one', size: 112, baseline: 680, maxWidth: 520, rotate: -4 },
        {
          text: 'KINGS',
          face: 'fugaz-one',
          size: 100,
          baseline: 766,
          maxWidth: 380,
          rotate: -4,
          fill: ['#fffbe3', '#ffd861', '#ff9a1f'],
        },
      ],
    ),
  ],
});

function floodlightGlow(): Layer {
  const light = { y: 70, radius: 150, colour: '#eaf6ff', opacity: 0.8 };
  return layered(...MASTS.map((x) => glow({ x, ...light })));
}

/** Two rows of three lamps on each mast. */
function floodlights(): string {
  const lamps = Array.from({ length: 6 }, (_, lamp) => {
    const position = `cx="${(lamp % 3) * 22 - 22}" cy="${Math.floor(lamp / 3) * 22 - 11}"`;
    return `<circle ${position} r="9" fill="#fff"/>`;
  }).join('');
  return MASTS.map((x) => `<g transform="translate(${x} 62)">${lamps}</g>`).join('');
}

/** Mown stripes that spread towards the viewer. */
function pitch(): string {
  return Array.from({ length: 9 }, (_, stripe) => {
    const edge = (side: number, spread: number) => 300 + (stripe - 4.5 + side) * spread;
    const far = `M${edge(0, 60)} 330L${edge(1, 60)} 330`;
    const near = `L${edge(1, 210)} 800L${edge(0, 210)} 800Z`;
    return `<path d="${far}${near}" fill="${stripe % 2 ? '#1f9a45' : '#17803a'}"/>`;
  }).join('');
}
