import { type Layer, layered, place } from '../engine/layer.ts';
import { tile } from '../formats.ts';
import { scrim, vignette } from '../layers/finish.ts';
import { waves } from '../layers/landscape.ts';
import { disc, glow, rays, sky } from '../layers/light.ts';
import { sparkles } from '../layers/particles.ts';
import { lockup } from '../lettering/lockup.ts';
import { lit, motif } from '../motif/motif.ts';
import { SUITS, type Suit } from '../props/suits.ts';

/** A crowned anchor in a ring of rope, four suit dice below it. */
export const crownAndAnchor = tile({
  name: 'crown-and-anchor',
  seed: 151,
  layers: [
    sky([
      [0, '#061b2e'],
      [0.5, '#0e4a6b'],
      [1, '#030d17'],
    ]),
    glow({ x: 300, y: 300, radius: 380, colour: '#7fd3ff', opacity: 0.5 }),
    rays({ x: 300, y: 300, count: 16, colour: '#cfefff', opacity: 0.425, reach: 620 }),
    disc({
      x: 300,
      y: 320,
      radius: 232,
      stops: [
        [0, '#145a7d'],
        [0.8, '#0a3048'],
        [1, '#061e2f'],
      ],
    }),
    ropeRing,
    motif({
      figure: 'anchor',
      x: 300,
      y: 350,
      size: 380,
      light: '#eaf8ff',
      rim: '#bfe9ff',
      shadow: '#020b14',
      shade: 0.65,
      specular: 0.9,
      tint: '#ffcf6b',
      tintOpacity: 0.3,
    }),
    motif({
      figure: 'crown',
      x: 300,
      y: 200,
      size: 250,
      light: '#fff8d0',
      specular: 0.9,
      glow: '#ffd35a',
      glowRadius: 24,
      shadow: '#1a0d02',
    }),
    layered(
      suitDie('spades', 86, 540),
      suitDie('hearts', 206, 580),
      suitDie('diamonds', 394, 580),
      suitDie('clubs', 514, 540),
    ),
    scrim('#020b14', 520, 1),
    waves({ y: 640, swell: 16, colour: '#03131f', length: 80, opacity: 0.6 }),
    vignette(0.5, '#00060c'),
    sparkles({ count: 9, colour: '#fff', within: { bottom: 460 } }),
    lockup(
      {
        fill: ['#ffffff', '#ffe4a8', '#d99a34', '#ffe0a0'],
        horizon: [0.48, 0.57],
        outline: '#06263a',
        side: '#020d16',
        outlineWidth: 14,
      },
      [
        { text: 'CROWN &', face: 'bowlby-one', size: 80, baseline: 676, maxWidth: 420 },
        { text: 'ANCHOR', face: 'bowlby-one', size: 98, baseline: 760, maxWidth: 500 },
      ],
    ),
  ],
});

function ropeRing(): string {
  const ring = (attributes: string) =>
    `<circle cx="300" cy="320" r="240" fill="none" ${attributes}/>`;
  return (
    ring('stroke="#caa05a" stroke-width="22"') +
    ring('stroke="#7a5220" stroke-width="22" stroke-dasharray="10 16"') +
    ring('stroke="#fff1c4" stroke-opacity=".5" stroke-width="4"')
  );
}

/** A die that shows one suit; it leans outwards, more with its distance from the middle. */
function suitDie(suit: Suit, x: number, y: number): Layer {
  const { pip, ink } = SUITS[suit];
  const body = { relief: 0.4, light: '#fff', shade: 0.45, specular: 0.5, shadow: '#020b14' };
  return lit(
    body,
    place(
      { x, y, rotate: (x - 300) / 14 },
      () =>
        '<rect x="-52" y="-52" width="104" height="104" rx="20" fill="#fbf5e6"/>' +
        `<path d="${pip}" fill="${ink}" transform="scale(1.05)"/>`,
    ),
  );
}
