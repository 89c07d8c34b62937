import type { Layer } from '../engine/layer.ts';
import { blend } from '../engine/markup.ts';
import { tile } from '../formats.ts';
import { scrim, vignette } from '../layers/finish.ts';
import { ridge } from '../layers/landscape.ts';
import { sky } from '../layers/light.ts';
import { sparkles, stars } from '../layers/particles.ts';
import { lockup } from '../lettering/lockup.ts';
import { outlineText } from '../lettering/outline.ts';
import { lit, motif } from '../motif/motif.ts';

/** The indices of the lit fields among the board's 24, from 0. */
const HITS = new Set([3, 7, 11, 14, 20]);

/** A polar bear under northern lights, a keno board before it with five hits. */
export const auroraKeno = tile({
  name: 'aurora-keno',
  seed: 287,
  layers: [
    sky([
      [0, '#03122b'],
      [0.5, '#0b3a5a'],
      [0.7, '#1a7a7a'],
      [1, '#020d18'],
    ]),
    stars(90, '#eafff8', 460),
    auroraVeil('M-40 60Q120 20 260 130T660 60V330Q460 260 300 340T-40 290Z', '#3dffb0', 0.85),
    auroraVeil('M-40 160Q180 120 320 210T660 140V380Q420 340 280 410T-40 380Z', '#4db8ff', 0.7),
    auroraVeil('M-40 10Q200 0 340 90T660 10V200Q460 180 300 220T-40 190Z', '#c77dff', 0.6),
    ridge({ y: 500, height: 100, colour: '#0d4a63', step: 80, opacity: 0.9, jaggedness: 0.3 }),
    ridge({ y: 570, height: 70, colour: '#07293d', step: 70 }),
    motif({
      figure: 'polar-bear',
      x: 300,
      y: 300,
      size: 320,
      light: '#f2ffff',
      rim: '#8dffd8',
      shadow: '#031626',
      shade: 0.6,
      tint: '#3dc9ff',
      tintOpacity: 0.25,
      specular: 0.4,
      glow: '#5affc8',
      glowRadius: 28,
    }),
    lit({ relief: 0.2, shade: 0.3, specular: 0.3, light: '#fff' }, kenoBoard),
    scrim('#020d18', 570, 1),
    sparkles({ count: 12, colour: '#d8fff2', within: { bottom: 440 } }),
    vignette(0.45, '#000610'),
    lockup(
      {
        fill: ['#ffffff', '#a8ffe0', '#2fc9b0', '#8fe8ff'],
        horizon: [0.45, 0.6],
        outline: '#06304a',
        side: '#02101c',
        outlineWidth: 14,
      },
      [
        { text: 'AURORA', face: 'righteous', size: 108, baseline: 704, maxWidth: 500 },
        {
          text: 'KENO',
          face: 'righteous',
          size: 66,
          baseline: 768,
          maxWidth: 260,
          tracking: 0.2,
          fill: ['#fffbe3', '#ffd861', '#ff9a1f'],
        },
      ],
    ),
  ],
});

function auroraVeil(outline: string, colour: string, opacity: number): Layer {
  return (canvas) => {
    const light = canvas.linear([
      [0, colour, 0],
      [0.5, colour, opacity],
      [1, colour, 0],
    ]);
    return `<path d="${outline}" fill="${light}" filter="${canvas.blur(16)}" ${blend('screen')}/>`;
  };
}

/** Three rows of eight numbered fields. */
function kenoBoard(): string {
  return Array.from({ length: 24 }, (_, field) => {
    const x = 64 + (field % 8) * 60;
    const y = 462 + Math.floor(field / 8) * 58;
    const number = outlineText({
      text: String(field * 3 + 2),
      face: 'russo-one',
      size: 24,
      centre: x + 26,
      baseline: y + 34,
    });
    const paint = HITS.has(field)
      ? { fill: '#ffcf4a', edge: '#fff3c0', edgeOpacity: 1, ink: '#3a1d00' }
      : { fill: '#0c3149', edge: '#4fb0c8', edgeOpacity: 0.5, ink: '#bfeaf2' };
    return (
      `<rect x="${x}" y="${y}" width="52" height="50" rx="13" fill="${paint.fill}" ` +
      `stroke="${paint.edge}" stroke-opacity="${paint.edgeOpacity}" stroke-width="2.5"/>` +
      `<path d="${number.path}" fill="${paint.ink}"/>`
    );
  }).join('');
}
