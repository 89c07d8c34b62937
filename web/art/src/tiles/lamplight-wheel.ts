import { type Canvas, DIAGONAL } from '../engine/canvas.ts';
import { place } from '../engine/layer.ts';
import { tile } from '../formats.ts';
import { curtains } from '../layers/buildings.ts';
import { scrim, vignette } from '../layers/finish.ts';
import { glow, sky } from '../layers/light.ts';
import { bokeh } from '../layers/particles.ts';
import { GOLD, lockup } from '../lettering/lockup.ts';
import { outlineText } from '../lettering/outline.ts';
import { arched } from '../lettering/warp.ts';
import { lit, motif } from '../motif/motif.ts';

const MULTIPLIERS = ['x2', 'x5', 'x1', 'x10', 'x2', 'x25'];
const SECTOR_COLOURS = ['#ffb52e', '#e8344e', '#2f7df0', '#22b573', '#9a4df0', '#ff7a2e'];
const SECTOR_COUNT = 18;
const RADIUS = 262;

/** A fairground wheel of multipliers between theatre curtains. */
export const lamplightWheel = tile({
  name: 'lamplight-wheel',
  seed: 158,
  layers: [
    sky([
      [0, '#1a0b2e'],
      [0.5, '#4a1d6e'],
      [1, '#0d0518'],
    ]),
    glow({ x: 300, y: 350, radius: 420, colour: '#ffcf6b', opacity: 0.7 }),
    curtains({ fold: '#5a1038', middle: '#8f1d52', crest: '#c4336e', reach: 120 }),
    lit(
      { relief: 0.7, shade: 0.35, specular: 0.3, shadow: '#0d0310' },
      place({ x: 300, y: 350, rotate: 9 }, sectors, rimAndHub),
    ),
    motif({
      figure: 'star',
      x: 300,
      y: 348,
      size: 96,
      light: '#fff',
      glow: '#fff0a0',
      glowRadius: 10,
    }),
    lit({ relief: 0.3 }, pointer),
    scrim('#0c0416', 520, 1),
    bokeh({ count: 30, colours: ['#ffd35c', '#fff'], largest: 12, opacity: 0.7 }),
    vignette(0.45, '#0a0216'),
    lockup({ ...GOLD, outline: '#3a0d4a', side: '#16041f', outlineWidth: 14 }, [
      {
        text: 'LAMPLIGHT',
        face: 'righteous',
        size: 96,
        baseline: 694,
        maxWidth: 520,
        warp: arched(18),
      },
      {
        text: 'WHEEL',
        face: 'righteous',
        size: 74,
        baseline: 764,
        maxWidth: 300,
        tracking: 0.16,
        fill: ['#fff', '#ffd9ef', '#ff7ac2'],
      },
    ]),
  ],
});

/** Eighteen sectors around the origin: three times the same six multipliers. */
function sectors(): string {
  const sweep = (Math.PI * 2) / SECTOR_COUNT;
  const corner = (angle: number) => `${Math.cos(angle) * RADIUS} ${Math.sin(angle) * RADIUS}`;
  return Array.from({ length: SECTOR_COUNT }, (_, sector) => {
    const colour = SECTOR_COLOURS[sector % SECTOR_COLOURS.length];
    const arc = `A${RADIUS} ${RADIUS} 0 0 1 ${corner((sector + 1) * sweep)}`;
    const label = outlineText({
      text: MULTIPLIERS[sector % MULTIPLIERS.length] ?? '',
      face: 'russo-one',
      size: 34,
      centre: 0,
      baseline: 12,
    });
    const middle = ((sector + 0.5) / SECTOR_COUNT) * 360;
    const outwards = `rotate(${middle}) translate(${RADIUS * 0.78} 0) rotate(90)`;
    return (
      `<path d="M0 0L${corner(sector * sweep)}${arc}Z" fill="${colour}" stroke="#fff3d0" ` +
      'stroke-opacity=".5" stroke-width="2"/>' +
      `<path d="${label.path}" fill="#fff" transform="${outwards}"/>`
    );
  }).join('');
}

/** A brass rim set with 24 bulbs, light over the whole wheel, and a brass hub. */
function rimAndHub(canvas: Canvas): string {
  const brass = canvas.linear(
    [
      [0, '#fff0b8'],
      [0.5, '#c98a2e'],
      [1, '#7a4712'],
    ],
    DIAGONAL,
  );
  const sheen = canvas.radial(
    [
      [0, '#fff', 0.25],
      [0.5, '#fff', 0],
      [1, '#000', 0.4],
    ],
    { cx: 0.4, cy: 0.3, r: 0.75 },
  );
  const hub = canvas.radial(
    [
      [0, '#fff7d6'],
      [0.55, '#eab04a'],
      [1, '#8a5414'],
    ],
    { cx: 0.38, cy: 0.32, r: 0.7 },
  );
  const bulbs = Array.from({ length: 24 }, (_, bulb) => {
    const angle = (bulb / 24) * Math.PI * 2;
    const position = `cx="${Math.cos(angle) * RADIUS}" cy="${Math.sin(angle) * RADIUS}"`;
    return `<circle ${position} r="8" fill="${bulb % 2 ? '#fffbe6' : '#ffd35c'}"/>`;
  });
  return (
    `<circle r="${RADIUS}" fill="none" stroke="${brass}" stroke-width="30"/>${bulbs.join('')}` +
    `<circle r="${RADIUS}" fill="${sheen}"/><circle r="70" fill="${hub}"/>`
  );
}

function pointer(): string {
  const border = 'stroke="#fff3d0" stroke-width="6" stroke-linejoin="round"';
  return `<path d="M268 44H332L300 128Z" fill="#ff4d5e" ${border}/>`;
}
