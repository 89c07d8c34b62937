import { tile } from '../formats.ts';
import { scrim, vignette } from '../layers/finish.ts';
import { clouds, hills } from '../layers/landscape.ts';
import { disc, glow, groundShadow, sky } from '../layers/light.ts';
import { embers } from '../layers/particles.ts';
import { lockup } from '../lettering/lockup.ts';
import { arched } from '../lettering/warp.ts';
import { motif } from '../motif/motif.ts';

/** A locomotive steams out of a canyon at sunset. */
export const copperCanyon = tile({
  name: 'copper-canyon',
  seed: 103,
  layers: [
    sky([
      [0, '#3a1247'],
      [0.35, '#c9433f'],
      [0.6, '#ffb04a'],
      [1, '#2a0d10'],
    ]),
    glow({ x: 300, y: 330, radius: 340, colour: '#fff0b0', opacity: 0.95 }),
    disc({
      x: 300,
      y: 330,
      radius: 150,
      stops: [
        [0, '#fffbe0'],
        [0.7, '#ffe08a'],
        [1, '#ffb347'],
      ],
    }),
    mesas,
    hills({ y: 560, swell: 12, colour: '#5e1e1c', waves: 3 }),
    motif({ figure: 'cactus', x: 66, y: 520, size: 200, light: '#ffe0a0', shadow: '#200808' }),
    motif({
      figure: 'cactus',
      x: 548,
      y: 540,
      size: 150,
      flip: true,
      light: '#ffe0a0',
      shadow: '#200808',
    }),
    clouds({
      colour: '#f7dcc4',
      opacity: 0.75,
      blur: 18,
      clouds: [
        { x: 210, y: 190, radiusX: 90, radiusY: 40 },
        { x: 150, y: 150, radiusX: 110, radiusY: 50 },
        { x: 90, y: 110, radiusX: 120, radiusY: 50 },
      ],
    }),
    rails,
    groundShadow({ x: 300, y: 560, radiusX: 210, radiusY: 20, opacity: 0.7, blur: 12 }),
    motif({
      figure: 'locomotive',
      x: 300,
      y: 356,
      size: 430,
      light: '#fff0c8',
      rim: '#ffd58a',
      shadow: '#190509',
      shade: 0.6,
      specular: 0.6,
      saturation: 1.15,
    }),
    scrim('#1c070a', 520, 1),
    embers({ count: 30, colours: ['#ffd08a', '#ff9a4a'], length: 12 }),
    vignette(0.45, '#190408'),
    lockup(
      {
        fill: ['#fff2d2', '#f2b268', '#b8581e', '#f0b070'],
        horizon: [0.46, 0.56],
        outline: '#3a1208',
        side: '#160504',
        outlineWidth: 13,
      },
      [
        { text: 'COPPER', face: 'rye', size: 110, baseline: 668, maxWidth: 500, warp: arched(26) },
        { text: 'CANYON', face: 'rye', size: 88, baseline: 756, maxWidth: 440 },
      ],
    ),
  ],
});

/** Two table mountains, their upper steps in the last sun. */
function mesas(): string {
  return (
    '<path d="M-10 560V300H90L110 360H160L176 430H230V560Z" fill="#a63a2c"/>' +
    '<path d="M610 560V250H500L486 330H440L424 420H372V560Z" fill="#8f2d2a"/>' +
    '<path d="M-10 300H90L110 360H-10ZM500 250H610V330H486Z" fill="#d8643c" opacity=".5"/>'
  );
}

/** A track bed with sleepers that widen and spread as they come nearer. */
function rails(): string {
  const sleepers = Array.from({ length: 7 }, (_, step) => {
    const nearness = step * step;
    const half = 44 + nearness * 4.6;
    return (
      `<rect x="${300 - half}" y="${575 + nearness * 5.2}" width="${half * 2}" ` +
      `height="${6 + step * 1.6}" rx="3" fill="#5c3420"/>`
    );
  });
  return `<path d="M180 800L270 560H330L420 800Z" fill="#2b1114"/>${sleepers.join('')}`;
}
