import type { Canvas } from '../engine/canvas.ts';
import { blend } from '../engine/markup.ts';
import { tile } from '../formats.ts';
import { scrim, vignette } from '../layers/finish.ts';
import { ridge } from '../layers/landscape.ts';
import { glow, rays, sky } from '../layers/light.ts';
import { bokeh } from '../layers/particles.ts';
import { lockup } from '../lettering/lockup.ts';
import { motif } from '../motif/motif.ts';

/** A steel shield with a snowflake on crossed swords, before ice peaks under northern lights. */
export const frostforge = tile({
  name: 'frostforge',
  seed: 97,
  layers: [
    sky([
      [0, '#061a36'],
      [0.4, '#1b6fa8'],
      [0.7, '#8fe0f5'],
      [1, '#04101f'],
    ]),
    glow({ x: 300, y: 300, radius: 380, colour: '#d8fbff', opacity: 0.8 }),
    northernLights,
    ridge({ y: 430, height: 170, colour: '#4aa3cf', step: 95, opacity: 0.8, jaggedness: 0.3 }),
    ridge({ y: 510, height: 140, colour: '#236b99', step: 80, jaggedness: 0.3 }),
    ridge({ y: 590, height: 80, colour: '#0f3b5e' }),
    rays({ x: 300, y: 330, count: 16, colour: '#fff', opacity: 0.68, reach: 520, duty: 0.4 }),
    motif({
      figure: 'crossed-swords',
      x: 300,
      y: 330,
      size: 500,
      light: '#fff',
      rim: '#d5f7ff',
      shadow: '#021021',
      shade: 0.6,
      tint: '#3fb8ff',
      tintOpacity: 0.3,
    }),
    motif({
      figure: 'shield',
      x: 300,
      y: 340,
      size: 330,
      light: '#fff',
      rim: '#e6fbff',
      shadow: '#021021',
      shade: 0.6,
      specular: 0.9,
      saturation: 1.4,
      glow: '#8fe8ff',
      glowRadius: 30,
    }),
    motif({
      figure: 'snowflake',
      x: 300,
      y: 338,
      size: 150,
      light: '#fff',
      glow: '#bff4ff',
      glowRadius: 14,
      cast: 0.3,
    }),
    motif({ figure: 'ice', x: 90, y: 560, size: 170, rotate: -8, light: '#fff' }),
    motif({ figure: 'ice', x: 520, y: 570, size: 150, rotate: 12, light: '#fff' }),
    scrim('#031224', 490, 1),
    bokeh({ count: 46, colours: ['#fff'], smallest: 1.5, largest: 9, opacity: 0.85, blur: 1 }),
    vignette(0.5, '#000a18'),
    lockup(
      {
        fill: ['#ffffff', '#c9f3ff', '#2f9fe0', '#bdeeff'],
        horizon: [0.48, 0.56],
        outline: '#06294d',
        side: '#020f1f',
        outlineWidth: 13,
      },
      [
        {
          text: 'FROST',
          face: 'black-ops-one',
          size: 124,
          baseline: 670,
          maxWidth: 500,
          tracking: 0.02,
        },
        {
          text: 'FORGE',
          face: 'black-ops-one',
          size: 84,
          baseline: 756,
          maxWidth: 400,
          tracking: 0.12,
          fill: ['#fff1c9', '#ffb84a', '#d4610e', '#ffbe5c'],
        },
      ],
    ),
  ],
});

function northernLights(canvas: Canvas): string {
  const light = canvas.linear([
    [0, '#5affc8', 0.65],
    [1, '#5affc8', 0],
  ]);
  const veil = 'M-20 120Q180 40 320 150T640 90V-20H-20Z';
  return `<path d="${veil}" fill="${light}" filter="${canvas.blur(24)}" ${blend('screen')}/>`;
}
