import type { Canvas } from '../engine/canvas.ts';
import { tile } from '../formats.ts';
import { arch } from '../layers/buildings.ts';
import { scrim, vignette } from '../layers/finish.ts';
import { clouds } from '../layers/landscape.ts';
import { glow, groundShadow, rays, sky } from '../layers/light.ts';
import { sparkles, stars } from '../layers/particles.ts';
import { GOLD, lockup } from '../lettering/lockup.ts';
import { arched } from '../lettering/warp.ts';
import { coins } from '../motif/coins.ts';
import { motif } from '../motif/motif.ts';

/** A genie rises from a lamp before a window of stars. */
export const genieHour = tile({
  name: 'genie-hour',
  seed: 83,
  layers: [
    sky([
      [0, '#0f0533'],
      [0.45, '#4b1fa8'],
      [0.75, '#a12bb0'],
      [1, '#12032a'],
    ]),
    stars(70, '#f0dcff', 420),
    glow({ x: 300, y: 300, radius: 400, colour: '#c77dff', opacity: 0.8 }),
    arch({ x: 300, y: 640, width: 500, height: 600, fill: '#1e0a52', rim: '#e9b84a' }),
    windowLight,
    rays({
      x: 300,
      y: 330,
      count: 20,
      colour: '#ffd9ff',
      opacity: 0.51,
      reach: 420,
      turn: 0.1,
      duty: 0.45,
    }),
    stars(40, '#fff', 420),
    clouds({
      colour: '#7be0ff',
      opacity: 0.55,
      blur: 24,
      clouds: [
        { x: 220, y: 520, radiusX: 140, radiusY: 40 },
        { x: 400, y: 500, radiusX: 130, radiusY: 36 },
        { x: 300, y: 460, radiusX: 120, radiusY: 40 },
      ],
    }),
    motif({
      figure: 'genie',
      x: 300,
      y: 310,
      size: 440,
      light: '#e8faff',
      rim: '#a8f0ff',
      shadow: '#0b0230',
      shade: 0.55,
      specular: 0.6,
      glow: '#5ad0ff',
      glowRadius: 34,
    }),
    groundShadow({ x: 300, y: 606, radiusX: 160, radiusY: 18, opacity: 0.7, blur: 12 }),
    motif({
      figure: 'diya-lamp',
      x: 300,
      y: 560,
      size: 190,
      light: '#fff0b0',
      glow: '#ffb33a',
      glowRadius: 22,
      shadow: '#1a0520',
    }),
    coins([
      { x: 150, y: 590, size: 72, rotate: 20, squash: 0.8 },
      { x: 210, y: 612, size: 64, rotate: -10, squash: 0.6 },
      { x: 450, y: 592, size: 74, rotate: -18, squash: 0.8 },
      { x: 392, y: 614, size: 62, rotate: 8, squash: 0.6 },
    ]),
    motif({ figure: 'ring', x: 96, y: 540, size: 100, rotate: -16 }),
    motif({ figure: 'gem-stone', x: 512, y: 546, size: 104, rotate: 14 }),
    scrim('#0d0226', 490, 1),
    sparkles({ count: 24, colour: '#fff0ff', largest: 24, within: { bottom: 600 } }),
    vignette(0.5, '#08001c'),
    lockup({ ...GOLD, outline: '#3b0a6a', side: '#150330', outlineWidth: 14 }, [
      {
        text: 'Genie',
        face: 'fascinate',
        size: 142,
        baseline: 674,
        maxWidth: 460,
        warp: arched(12),
      },
      { text: 'HOUR', face: 'limelight', size: 76, baseline: 758, maxWidth: 320, tracking: 0.2 },
    ]),
  ],
});

/** The violet evening that fills the arch. */
function windowLight(canvas: Canvas): string {
  const evening = canvas.radial(
    [
      [0, '#b65cff', 0.95],
      [0.5, '#5a1fb8', 0.8],
      [1, '#1b0850', 0.9],
    ],
    { cx: 0.5, cy: 0.45, r: 0.6 },
  );
  return `<path d="M50 640V310Q50 160 300 40Q550 160 550 310V640Z" fill="${evening}"/>`;
}
