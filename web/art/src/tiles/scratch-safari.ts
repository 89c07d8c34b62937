import { place } from '../engine/layer.ts';
import { tile } from '../formats.ts';
import { scrim, vignette } from '../layers/finish.ts';
import { hills, palms } from '../layers/landscape.ts';
import { disc, glow, sky } from '../layers/light.ts';
import { sparkles } from '../layers/particles.ts';
import { GOLD, lockup } from '../lettering/lockup.ts';
import { arched } from '../lettering/warp.ts';
import { flatMotif, lit, motif, silhouette } from '../motif/motif.ts';

/** A lion over a scratch card, two gems uncovered and the third on its way. */
export const scratchSafari = tile({
  name: 'scratch-safari',
  seed: 301,
  layers: [
    sky([
      [0, '#ff8a2e'],
      [0.4, '#ffc14a'],
      [0.6, '#e8742a'],
      [1, '#2a0d04'],
    ]),
    disc({
      x: 300,
      y: 280,
      radius: 220,
      stops: [
        [0, '#fff8d6'],
        [0.7, '#ffe08a'],
        [1, '#ffb84a'],
      ],
    }),
    glow({ x: 300, y: 280, radius: 360, colour: '#fff0b0', opacity: 0.7 }),
    hills({ y: 470, swell: 14, colour: '#8a3d16', waves: 2 }),
    palms(
      '#7a3312',
      [
        { x: 40, y: 480, scale: 0.95, lean: 40 },
        { x: 575, y: 480, scale: 0.8, lean: -40 },
      ],
      0.9,
    ),
    silhouette({ figure: 'elephant', x: 512, y: 440, size: 150, colour: '#7a3312' }),
    silhouette({ figure: 'giraffe', x: 96, y: 420, size: 190, colour: '#7a3312' }),
    motif({
      figure: 'lion',
      x: 300,
      y: 300,
      size: 400,
      light: '#fff3c8',
      rim: '#fff0b0',
      shadow: '#2a0d02',
      shade: 0.6,
      specular: 0.45,
      saturation: 1.15,
      glow: '#fff0b0',
      glowRadius: 24,
    }),
    place(
      { x: 300, y: 540, rotate: -4 },
      lit({ relief: 0.35, shade: 0.3, specular: 0.3 }, scratchCard),
      flatMotif({ figure: 'gem-stone', x: -138, y: 0, size: 74 }),
      flatMotif({ figure: 'gem-stone', x: 0, y: 0, size: 74 }),
      flatMotif({ figure: 'gem-stone', x: 138, y: 2, size: 66, opacity: 0.5 }),
    ),
    motif({ figure: 'coin', x: 520, y: 580, size: 100, rotate: 20, squash: 0.9 }),
    scrim('#240a02', 560, 1),
    sparkles({ count: 12, colour: '#fff', within: { bottom: 600 } }),
    vignette(0.35, '#1c0600'),
    lockup({ ...GOLD, outline: '#4a1a04', side: '#1c0a01', outlineWidth: 15, depth: 15 }, [
      {
        text: 'SCRATCH',
        face: 'titan-one',
        size: 100,
        baseline: 694,
        maxWidth: 500,
        warp: arched(14),
      },
      {
        text: 'SAFARI',
        face: 'titan-one',
        size: 76,
        baseline: 766,
        maxWidth: 360,
        fill: ['#fff', '#c8f5a0', '#3fae3e'],
      },
    ]),
  ],
});

/** A ticket with three fields around the origin; the third is still grey, with a scratch in it. */
function scratchCard(): string {
  const fields = ['#fffdf2', '#fffdf2', '#b9c0c8'].map(
    (colour, field) =>
      `<rect x="${-202 + field * 138}" y="-44" width="128" height="88" rx="12" fill="${colour}"/>`,
  );
  return (
    '<rect x="-230" y="-70" width="460" height="140" rx="22" fill="#fff6e0"/>' +
    '<rect x="-218" y="-58" width="436" height="116" rx="14" fill="#1f8a5a"/>' +
    `${fields.join('')}<path d="M86 32Q100 -20 120 20T152 -20T180 26T200 -30" stroke="#fffdf2" ` +
    'stroke-width="16" fill="none" stroke-linecap="round"/>'
  );
}
