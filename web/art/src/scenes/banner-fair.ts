import { seededRandom } from '../engine/random.ts';
import { banner } from '../formats.ts';
import { honeycomb } from '../layers/buildings.ts';
import { glow, groundShadow, rays, sky } from '../layers/light.ts';
import { sparkles } from '../layers/particles.ts';
import { outlineText } from '../lettering/outline.ts';
import { lit, motif } from '../motif/motif.ts';
import { BANNER_AXIS } from './banner-axis.ts';

/**
 * A shield with a tick before a field of hash digits, in the client's colour of verified proofs.
 */
export const bannerFair = banner({
  name: 'fair',
  seed: 27,
  layers: [
    sky(
      [
        [0, '#04171c'],
        [0.5, '#07424a'],
        [0.8, '#0f9a86'],
        [1, '#04352f'],
      ],
      BANNER_AXIS,
    ),
    glow({ x: 1130, y: 260, radius: 500, colour: '#7dffd8', opacity: 0.8 }),
    honeycomb('#aefff0', 0.1, 58),
    hashDigits,
    glow({ x: 1130, y: 260, radius: 330, colour: '#d8fff4', opacity: 0.6 }),
    rays({ x: 1130, y: 260, count: 22, colour: '#fff', opacity: 0.476, reach: 700, duty: 0.45 }),
    motif({
      figure: 'game-die',
      x: 880,
      y: 370,
      size: 230,
      rotate: -14,
      light: '#fff',
      shadow: '#02141a',
    }),
    groundShadow({
      x: 1140,
      y: 490,
      radiusX: 280,
      radiusY: 30,
      opacity: 0.65,
      blur: 22,
      colour: '#00100e',
    }),
    motif({
      figure: 'shield',
      x: 1130,
      y: 262,
      size: 460,
      light: '#fff',
      rim: '#d6fff2',
      shadow: '#02201f',
      grade: '#b6ffe6',
      glow: '#9dffdf',
      glowRadius: 34,
      specular: 0.9,
    }),
    lit({ light: '#fff', shadow: '#02332a', specular: 1 }, tick),
    motif({
      figure: 'key',
      x: 1400,
      y: 380,
      size: 230,
      rotate: -20,
      light: '#fff6d0',
      glow: '#ffdf7a',
      glowRadius: 16,
    }),
    motif({ figure: 'locked', x: 1370, y: 140, size: 150, rotate: 10, light: '#fff6d0' }),
    sparkles({ count: 22, colour: '#fff', largest: 30, within: { left: 720 } }),
  ],
});

/**
 * Rows of hexadecimal digits from a stream of their own, so that more digits do not move the
 * sparkles.
 */
function hashDigits(): string {
  const random = seededRandom(3);
  let digits = '';
  for (let row = 0; row < 17; row++) {
    for (let column = 0; column < 26; column++) {
      const digit = outlineText({
        text: Math.floor(random() * 16).toString(16),
        face: 'jetbrains-mono',
        size: 24,
        centre: 667 + column * 34,
        baseline: 34 + row * 32,
      });
      digits += `<path d="${digit.path}" opacity="${(0.06 + random() * 0.3).toFixed(2)}"/>`;
    }
  }
  return `<g fill="#b8fff0">${digits}</g>`;
}

function tick(): string {
  const line = 'stroke-width="46" stroke-linecap="round" stroke-linejoin="round"';
  return `<path d="M1046 262L1108 326L1222 196" fill="none" stroke="#0fae7d" ${line}/>`;
}
