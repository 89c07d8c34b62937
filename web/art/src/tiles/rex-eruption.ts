import type { Canvas } from '../engine/canvas.ts';
import { blend } from '../engine/markup.ts';
import { tile } from '../formats.ts';
import { scrim, vignette } from '../layers/finish.ts';
import { clouds, hills, palms } from '../layers/landscape.ts';
import { glow, groundShadow, sky } from '../layers/light.ts';
import { embers } from '../layers/particles.ts';
import { lockup } from '../lettering/lockup.ts';
import { motif } from '../motif/motif.ts';

/** A tyrannosaur before an erupting volcano; the lava lights it from the right. */
export const rexEruption = tile({
  name: 'rex-eruption',
  seed: 70,
  layers: [
    sky([
      [0, '#1c0b3a'],
      [0.4, '#7a1f5e'],
      [0.66, '#ff6a2a'],
      [1, '#1a0616'],
    ]),
    glow({ x: 430, y: 250, radius: 340, colour: '#ffb13e' }),
    clouds({
      colour: '#2a0d33',
      opacity: 0.85,
      blur: 22,
      clouds: [
        { x: 430, y: 90, radiusX: 170, radiusY: 60 },
        { x: 330, y: 60, radiusX: 160, radiusY: 50 },
        { x: 540, y: 130, radiusX: 140, radiusY: 50 },
      ],
    }),
    volcano,
    plume,
    embers({ count: 60, colours: ['#ffd36a', '#ff7a2b'], length: 20, within: { bottom: 460 } }),
    palms('#200a24', [
      { x: 40, y: 640, scale: 1.1, lean: 60 },
      { x: 580, y: 650, scale: 0.9, lean: -50 },
    ]),
    hills({ y: 580, swell: 16, colour: '#200a1e', waves: 2 }),
    motif({
      figure: 'meteor',
      x: 110,
      y: 110,
      size: 150,
      flip: true,
      blur: 1.5,
      light: '#ffe0a0',
      glow: '#ff8a2a',
    }),
    groundShadow({ x: 270, y: 600, radiusX: 200, radiusY: 26, opacity: 0.7, blur: 16 }),
    motif({
      figure: 't-rex',
      x: 262,
      y: 372,
      size: 460,
      light: '#fff0c0',
      rim: '#ffb55c',
      azimuth: 320,
      shadow: '#0a0214',
      shade: 0.65,
      saturation: 1.2,
      specular: 0.4,
      rimWidth: 8,
    }),
    scrim('#140310', 500, 1),
    embers({ count: 24, colours: ['#ffe3a0', '#ff8a2b'], length: 24, within: { top: 360 } }),
    vignette(0.55, '#10000c'),
    lockup(
      {
        fill: ['#f7ffd0', '#a8f04a', '#2f9a2a'],
        outline: '#2a0f06',
        side: '#120502',
        outlineWidth: 15,
        depth: 16,
      },
      [
        { text: 'REX', face: 'luckiest-guy', size: 150, baseline: 676, maxWidth: 380, rotate: -3 },
        {
          text: 'ERUPTION',
          face: 'luckiest-guy',
          size: 88,
          baseline: 762,
          maxWidth: 500,
          fill: ['#fffbe0', '#ffd23e', '#ff7a1a'],
        },
      ],
    ),
  ],
});

/** The cone, and lava running over its lip. */
function volcano(canvas: Canvas): string {
  const rock = canvas.linear([
    [0, '#7b2a2a'],
    [0.5, '#4a1730'],
    [1, '#1e0820'],
  ]);
  const lava = canvas.linear([
    [0, '#fff0a0'],
    [0.4, '#ff9d2a'],
    [1, '#e33a12'],
  ]);
  const flow = 'M372 262Q430 286 486 262L470 330Q452 300 446 380Q430 320 420 420Q408 330 396 350Z';
  return (
    `<path d="M230 600L372 262Q430 240 486 262L640 600Z" fill="${rock}"/>` +
    `<path d="${flow}" fill="${lava}"/>`
  );
}

/** Fire thrown up in three tongues. */
function plume(canvas: Canvas): string {
  const fire = canvas.linear([
    [0, '#ff5a1a', 0.2],
    [0.5, '#ffa02e'],
    [1, '#fff3b0'],
  ]);
  const tongues = 'M430 262Q400 120 360 40Q430 100 432 30Q450 110 510 50Q466 140 430 262Z';
  return `<path d="${tongues}" fill="${fire}" filter="${canvas.blur(5)}" ${blend('screen')}/>`;
}
