import { ACROSS, type Canvas, DIAGONAL } from '../engine/canvas.ts';
import { tile } from '../formats.ts';
import { scrim, vignette } from '../layers/finish.ts';
import { disc, glow, rays, sky } from '../layers/light.ts';
import { sparkles } from '../layers/particles.ts';
import { GOLD, lockup } from '../lettering/lockup.ts';
import { motif } from '../motif/motif.ts';

/** Three dice on a red cushion under a glass dome. */
export const pearlSicBo = tile({
  name: 'pearl-sic-bo',
  seed: 144,
  layers: [
    sky([
      [0, '#06123a'],
      [0.5, '#2447c4'],
      [1, '#040a24'],
    ]),
    glow({ x: 300, y: 300, radius: 380, colour: '#9fc0ff', opacity: 0.7 }),
    rays({ x: 300, y: 320, count: 24, colour: '#fff', opacity: 0.374, reach: 640 }),
    tray,
    motif({
      figure: 'game-die',
      x: 190,
      y: 400,
      size: 270,
      rotate: -16,
      light: '#fff',
      specular: 0.7,
      shadow: '#050a26',
      shade: 0.5,
    }),
    motif({
      figure: 'game-die',
      x: 418,
      y: 420,
      size: 250,
      rotate: 18,
      light: '#fff',
      specular: 0.7,
      shadow: '#050a26',
      shade: 0.5,
      flip: true,
    }),
    motif({
      figure: 'game-die',
      x: 306,
      y: 240,
      size: 270,
      rotate: 6,
      light: '#fff',
      specular: 0.8,
      shadow: '#050a26',
      shade: 0.5,
      glow: '#bcd2ff',
      glowRadius: 26,
    }),
    glassDome,
    disc({
      x: 300,
      y: 36,
      radius: 24,
      stops: [
        [0, '#fff6d0'],
        [0.6, '#e2ae48'],
        [1, '#8a5414'],
      ],
    }),
    scrim('#030922', 510, 1),
    sparkles({ count: 12, colour: '#fff', largest: 24, within: { bottom: 540 } }),
    vignette(0.5, '#00041a'),
    lockup({ ...GOLD, outline: '#0b1a56', side: '#040a28', outlineWidth: 13 }, [
      {
        text: 'PEARL',
        face: 'limelight',
        size: 74,
        baseline: 668,
        maxWidth: 320,
        tracking: 0.2,
        fill: ['#ffffff', '#e6edff', '#9fb8f0'],
      },
      {
        text: 'SIC BO',
        face: 'alfa-slab-one',
        size: 104,
        baseline: 758,
        maxWidth: 460,
        tracking: 0.04,
      },
    ]),
  ],
});

/** A brass tray with a red cushion. */
function tray(canvas: Canvas): string {
  const brass = canvas.linear(
    [
      [0, '#fff0b8'],
      [0.5, '#d79a35'],
      [1, '#8a5414'],
    ],
    ACROSS,
  );
  const plush = canvas.radial([
    [0, '#ff5a5a', 0.7],
    [1, '#4a0410', 0.8],
  ]);
  return (
    '<ellipse cx="300" cy="566" rx="270" ry="74" fill="#f2c561"/>' +
    `<ellipse cx="300" cy="556" rx="270" ry="74" fill="${brass}"/>` +
    '<ellipse cx="300" cy="548" rx="236" ry="58" fill="#b3182c"/>' +
    `<ellipse cx="300" cy="548" rx="236" ry="58" fill="${plush}"/>`
  );
}

/** Clear glass: hardly any fill, a bright edge and one long reflection. */
function glassDome(canvas: Canvas): string {
  const glass = canvas.linear(
    [
      [0, '#fff', 0.28],
      [0.4, '#fff', 0.04],
      [1, '#fff', 0.1],
    ],
    DIAGONAL,
  );
  return (
    `<path d="M50 556Q50 40 300 40T550 556" fill="${glass}" stroke="#fff" stroke-opacity=".55" ` +
    'stroke-width="4"/>' +
    '<path d="M112 430Q104 180 240 100" stroke="#fff" stroke-width="16" stroke-linecap="round" ' +
    `fill="none" opacity=".5" filter="${canvas.blur(3)}"/>`
  );
}
