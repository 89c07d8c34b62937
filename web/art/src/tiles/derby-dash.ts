import type { Canvas } from '../engine/canvas.ts';
import { tile } from '../formats.ts';
import { scrim, vignette } from '../layers/finish.ts';
import { clouds, hills } from '../layers/landscape.ts';
import { glow, groundShadow, sky } from '../layers/light.ts';
import { bokeh, embers, speedLines } from '../layers/particles.ts';
import { lockup } from '../lettering/lockup.ts';
import { motif, silhouette } from '../motif/motif.ts';

/** A racehorse at full stretch in a cloud of dust, two rivals out of focus behind it. */
export const derbyDash = tile({
  name: 'derby-dash',
  seed: 254,
  layers: [
    sky([
      [0, '#2a6fd0'],
      [0.35, '#ffcf8a'],
      [0.5, '#ff9a5a'],
      [1, '#1f0d06'],
    ]),
    glow({ x: 460, y: 210, radius: 300, colour: '#fff4c8' }),
    clouds({
      colour: '#fff',
      opacity: 0.7,
      blur: 12,
      clouds: [
        { x: 120, y: 110, radiusX: 120, radiusY: 22 },
        { x: 240, y: 80, radiusX: 130, radiusY: 18 },
        { x: 420, y: 130, radiusX: 120, radiusY: 16 },
      ],
    }),
    hills({ y: 330, swell: 14, colour: '#3f7a4a', waves: 3 }),
    hills({ y: 360, swell: 8, colour: '#2a5a38', waves: 2 }),
    racecourse,
    bokeh({
      count: 90,
      colours: ['#ff6b6b', '#ffd35a', '#6bb8ff', '#fff'],
      smallest: 2,
      largest: 6,
      opacity: 0.9,
      blur: 0.6,
      within: { top: 296, bottom: 356 },
    }),
    silhouette({
      figure: 'horse-racing',
      x: 120,
      y: 350,
      size: 230,
      colour: '#5a2a1a',
      opacity: 0.6,
      blur: 3,
    }),
    silhouette({
      figure: 'horse-racing',
      x: 500,
      y: 372,
      size: 210,
      colour: '#5a2a1a',
      opacity: 0.55,
      blur: 3,
    }),
    speedLines({ count: 30, colour: '#fff0d8', top: 380, bottom: 640, opacity: 0.4 }),
    groundShadow({
      x: 300,
      y: 590,
      radiusX: 210,
      radiusY: 24,
      opacity: 0.6,
      blur: 16,
      colour: '#1a0802',
    }),
    clouds({
      colour: '#e8c49a',
      opacity: 0.8,
      blur: 20,
      clouds: [
        { x: 440, y: 560, radiusX: 150, radiusY: 50 },
        { x: 520, y: 590, radiusX: 130, radiusY: 50 },
        { x: 330, y: 600, radiusX: 160, radiusY: 36 },
      ],
    }),
    motif({
      figure: 'horse-racing',
      x: 290,
      y: 390,
      size: 460,
      light: '#fff6d8',
      rim: '#ffe2a8',
      azimuth: 300,
      shadow: '#1a0802',
      shade: 0.55,
      specular: 0.35,
      saturation: 1.2,
    }),
    clouds({
      colour: '#d8a876',
      opacity: 0.75,
      blur: 18,
      clouds: [
        { x: 470, y: 590, radiusX: 130, radiusY: 36 },
        { x: 240, y: 610, radiusX: 150, radiusY: 30 },
      ],
    }),
    scrim('#190902', 530, 1),
    embers({ count: 20, colours: ['#ffd9a8'], length: 14, within: { top: 480, bottom: 640 } }),
    vignette(0.4, '#120500'),
    lockup(
      {
        fill: ['#fffbe3', '#ffd861', '#f08a1a'],
        outline: '#3a1606',
        side: '#160702',
        outlineWidth: 15,
      },
      [
        { text: 'DERBY', face: 'racing-sans-one', size: 138, baseline: 678, maxWidth: 480 },
        {
          text: 'DASH',
          face: 'racing-sans-one',
          size: 108,
          baseline: 764,
          maxWidth: 380,
          fill: ['#ffffff', '#ffdcdc', '#e8344e'],
        },
      ],
    ),
  ],
});

/** Dirt, and the white rail with its posts. */
function racecourse(canvas: Canvas): string {
  const dirt = canvas.linear([
    [0, '#c98a52'],
    [0.5, '#8a5428'],
    [1, '#2a1206'],
  ]);
  const rail = 'M0 372L600 360V376L0 390ZM0 420L600 398V404L0 428Z';
  const posts = Array.from(
    { length: 8 },
    (_, post) =>
      `<rect x="${post * 84 + 10}" y="366" width="8" height="64" fill="#fff" opacity=".9"/>`,
  );
  return (
    `<path d="M0 372H600V800H0Z" fill="${dirt}"/>` +
    `<path d="${rail}" fill="#fff" opacity=".9"/>${posts.join('')}`
  );
}
