import type { Canvas } from '../engine/canvas.ts';
import { type Layer, layered } from '../engine/layer.ts';
import { blend, tenth } from '../engine/markup.ts';
import { backdrop } from '../formats.ts';
import { grain, vignette } from '../layers/finish.ts';
import { glow, sky } from '../layers/light.ts';
import { bokeh } from '../layers/particles.ts';
import type { Picture } from '../picture.ts';
import { type CardTable, cardTable, chipStacks } from './card-table.ts';

/** Pixels of a picture. What is left of the table stands opposite, too. */
interface CardRoom extends CardTable {
  readonly shelves: { readonly left: number; readonly width: number };
  readonly lamp: { readonly x: number; readonly y: number; readonly size: number };
}

const SPINES = ['#7d2b22', '#2c5a46', '#8a6a2c', '#2b3f63', '#5c3a52', '#a2521f', '#3d4b2c'];

/** A private room of a club: panels of walnut, shelves, and lamps with shades of green glass. */
function room(view: CardRoom): Layer {
  const { width, shelves, lamp, reach } = view;
  const mirrored = (x: number) => [x, width - x];
  return layered(
    sky([
      [0, '#1c0e06'],
      [0.16, '#6b3f1e'],
      [0.42, '#2c160a'],
      [1, '#080302'],
    ]),
    panels(reach),
    bookcase({ ...shelves, bottom: reach }),
    bookcase({ ...shelves, left: width - shelves.left - shelves.width, bottom: reach }),
    ...mirrored(lamp.x).flatMap((x) => hangingLamp({ ...lamp, x })),
    bokeh({
      count: 26,
      colours: ['#ffd98a', '#bfffd8'],
      largest: lamp.size * 0.1,
      opacity: 0.35,
      within: { bottom: reach },
    }),
  );
}

/** Upright panels with a lit edge. */
function panels(bottom: number): Layer {
  return (canvas) => {
    const step = 96;
    let lightEdges = '';
    let darkEdges = '';
    for (let x = (canvas.width / 2) % step; x < canvas.width; x += step) {
      lightEdges += `M${x + 14} ${bottom}V34H${x + step - 14}`;
      darkEdges += `M${x + step - 14} 34V${bottom}M${x} 0V${bottom}`;
    }
    return (
      `<path d="${lightEdges}" fill="none" stroke="#c98a4a" stroke-width="3" opacity=".5"/>` +
      `<path d="${darkEdges}" fill="none" stroke="#120702" stroke-width="5" opacity=".7"/>`
    );
  };
}

/** Shelves from the top to the floor. */
function bookcase(at: {
  readonly left: number;
  readonly width: number;
  readonly bottom: number;
}): Layer {
  const { left, width, bottom } = at;
  const shelf = 92;
  return (canvas) => {
    let drawn = `<rect x="${left - 8}" y="-4" width="${width + 16}" height="${bottom}" fill="#140904"/>`;
    for (let board = shelf; board < bottom; board += shelf) {
      drawn += row(canvas, { left, width, board });
      drawn +=
        `<rect x="${left - 8}" y="${board}" width="${width + 16}" height="9" fill="#8a5226"/>` +
        `<rect x="${left - 8}" y="${board + 9}" width="${width + 16}" height="10" fill="#000" opacity=".45"/>`;
    }
    return drawn;
  };
}

function row(
  canvas: Canvas,
  { left, width, board }: { left: number; width: number; board: number },
): string {
  let x = left;
  let drawn = '';
  while (x < left + width - 10) {
    const thick = Math.min(10 + canvas.random() * 12, left + width - x);
    const height = 46 + canvas.random() * 24;
    const spine = SPINES[Math.floor(canvas.random() * SPINES.length)];
    const top = tenth(board - height);
    drawn +=
      `<rect x="${tenth(x)}" y="${top}" width="${tenth(thick - 1)}" height="${tenth(height)}" rx="2" fill="${spine}"/>` +
      `<path d="M${tenth(x + 2)} ${tenth(board - height + 9)}h${tenth(thick - 5)}m0 5h-${tenth(thick - 5)}" ` +
      'stroke="#f0c979" stroke-width="2" opacity=".75"/>';
    x += thick;
  }
  return drawn;
}

/** A shade of green glass on a cord of brass, and the light below it, as on the tile. */
function hangingLamp(at: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}): Layer[] {
  const { x, y, size } = at;
  const half = size / 2;
  const shade: Layer = (canvas) => {
    const glass = canvas.linear([
      [0, '#58e0a4'],
      [0.5, '#1f8f62'],
      [1, '#0d5a3c'],
    ]);
    return (
      `<path d="M${x} -10V${y - half}" stroke="#d9a94c" stroke-width="4"/>` +
      `<path d="M${x - half} ${y}Q${x - half * 0.8} ${y - half * 0.8} ${x} ${y - half * 0.86}` +
      `Q${x + half * 0.8} ${y - half * 0.8} ${x + half} ${y}Z" fill="${glass}" stroke="#e8b95a" stroke-width="3"/>` +
      `<ellipse cx="${x}" cy="${y}" rx="${half}" ry="${size * 0.09}" fill="#fff6d0"/>`
    );
  };
  const cone: Layer = (canvas) => {
    const light = canvas.linear([
      [0, '#ffe9a8', 0.6],
      [1, '#ffe9a8', 0],
    ]);
    return (
      `<path d="M${x - half} ${y}H${x + half}L${x + size * 1.7} ${y + size * 4}H${x - size * 1.7}Z" ` +
      `fill="${light}" filter="${canvas.blur(12)}" ${blend('screen')}/>`
    );
  };
  return [
    glow({ x, y: y + half * 0.2, radius: size * 2.1, colour: '#ffc766', opacity: 0.85 }),
    cone,
    shade,
    glow({ x, y, radius: size * 0.7, colour: '#fff3c8', opacity: 0.7 }),
  ];
}

const table = (view: CardRoom): Layer =>
  cardTable(view, {
    cloth: [
      [0, '#178a5e'],
      [0.5, '#0c5a3e'],
      [1, '#04261a'],
    ],
    wood: [
      [0, '#7a4a26'],
      [0.4, '#3d2010'],
      [1, '#150a05'],
    ],
  });

const wide: CardRoom = {
  width: 1280,
  height: 800,
  edge: { y: 24, halfWidth: 290 },
  reach: 430,
  shelves: { left: 8, width: 116 },
  lamp: { x: 212, y: 96, size: 104 },
};

const upright: CardRoom = {
  width: 780,
  height: 1400,
  edge: { y: 24, halfWidth: 190 },
  reach: 560,
  shelves: { left: -30, width: 96 },
  lamp: { x: 124, y: 112, size: 84 },
};

const RED = { colour: '#d6243a', spots: '#fff' };
const BLUE = { colour: '#1e5fc8', spots: '#fff', sway: -3 };

/** Both orientations, which the client's style sheet chooses by the window. */
export const cardRoom: readonly Picture[] = [
  backdrop({
    name: 'lantern-holdem-place',
    path: 'games/lantern-holdem/place',
    width: wide.width,
    height: wide.height,
    seed: 433,
    layers: [
      room(wide),
      table(wide),
      chipStacks([
        { x: 132, y: 500, count: 6, ...RED },
        { x: 52, y: 548, count: 4, ...BLUE },
        { x: 1148, y: 500, count: 4, ...BLUE },
        { x: 1232, y: 548, count: 7, ...RED },
      ]),
      vignette(0.25, '#020805'),
      grain(0.05),
    ],
  }),
  backdrop({
    name: 'lantern-holdem-place-upright',
    path: 'games/lantern-holdem/place-upright',
    width: upright.width,
    height: upright.height,
    seed: 439,
    layers: [room(upright), table(upright), vignette(0.25, '#020805'), grain(0.05)],
  }),
];
