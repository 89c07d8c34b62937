import type { Canvas } from '../engine/canvas.ts';
import { blend } from '../engine/markup.ts';
import { tile } from '../formats.ts';
import { scrim, vignette } from '../layers/finish.ts';
import { clouds, pines, ridge } from '../layers/landscape.ts';
import { glow, sky } from '../layers/light.ts';
import { bokeh, stars } from '../layers/particles.ts';
import { lockup } from '../lettering/lockup.ts';
import { bowl } from '../lettering/warp.ts';
import { flatMotif, motif } from '../motif/motif.ts';

/** A wolf's head before a full moon and a wood of firs; only its eyes are warmer than the night. */
export const wolfmoon = tile({
  name: 'wolfmoon',
  seed: 23,
  layers: [
    sky([
      [0, '#050a24'],
      [0.5, '#183a86'],
      [0.8, '#3f74c9'],
      [1, '#050b1e'],
    ]),
    stars(90, '#dfeaff', 420),
    glow({ x: 300, y: 280, radius: 420, colour: '#a9ccff', opacity: 0.75 }),
    flatMotif({ figure: 'full-moon', x: 300, y: 275, size: 470, opacity: 0.96 }),
    moonShade,
    glow({ x: 300, y: 240, radius: 250, colour: '#dfeeff', opacity: 0.4 }),
    ridge({ y: 470, height: 110, colour: '#2b57a8', step: 80, opacity: 0.75 }),
    pines({ y: 560, height: 230, colour: '#12306f', count: 13, opacity: 0.9 }),
    pines({ y: 610, height: 260, colour: '#0a1c47', count: 10 }),
    motif({
      figure: 'wolf',
      x: 300,
      y: 372,
      size: 400,
      light: '#eaf4ff',
      rim: '#cfe6ff',
      rimOpacity: 1,
      shadow: '#020615',
      shade: 0.7,
      grade: '#b9cdf5',
      specular: 0.4,
      rimWidth: 7,
      sink: 0.85,
    }),
    eyeGlow,
    pines({ y: 800, height: 330, colour: '#040c22', count: 4 }),
    clouds({
      colour: '#86b4ff',
      opacity: 0.35,
      blur: 26,
      clouds: [
        { x: 80, y: 600, radiusX: 220, radiusY: 34 },
        { x: 520, y: 610, radiusX: 240, radiusY: 30 },
        { x: 300, y: 640, radiusX: 300, radiusY: 36 },
      ],
    }),
    scrim('#030818', 470, 1),
    bokeh({
      count: 40,
      colours: ['#fff', '#cfe4ff'],
      smallest: 1.5,
      largest: 9,
      opacity: 0.8,
      blur: 1.2,
    }),
    vignette(0.6, '#01030d'),
    lockup(
      {
        fill: ['#ffffff', '#bfe0ff', '#3f7fe0', '#b9dcff'],
        horizon: [0.46, 0.56],
        outline: '#071a4a',
        side: '#020817',
        outlineWidth: 13,
        glow: '#2f6cff',
      },
      [
        {
          text: 'WOLFMOON',
          face: 'new-rocker',
          size: 122,
          baseline: 716,
          warp: bowl(22),
        },
      ],
    ),
  ],
});

/** Sinks the lower half of the moon into the sky's blue. */
function moonShade(canvas: Canvas): string {
  const shade = canvas.linear([
    [0, '#dbe9ff', 0.5],
    [0.6, '#5a86e0', 0.35],
    [1, '#0c1d55', 0.85],
  ]);
  return `<circle cx="300" cy="275" r="222" fill="${shade}" ${blend('multiply')}/>`;
}

function eyeGlow(canvas: Canvas): string {
  const eyes = [238, 362].map((x) => {
    const light = canvas.radial([
      [0, '#7ff0ff', 0.95],
      [0.3, '#39b8ff', 0.5],
      [1, '#39b8ff', 0],
    ]);
    return `<circle cx="${x}" cy="378" r="34" fill="${light}"/>`;
  });
  return `<g ${blend('screen')}>${eyes.join('')}</g>`;
}
