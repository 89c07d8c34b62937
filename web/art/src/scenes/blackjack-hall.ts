import { type Canvas, DOWN } from '../engine/canvas.ts';
import { type Layer, layered } from '../engine/layer.ts';
import { blend } from '../engine/markup.ts';
import { backdrop } from '../formats.ts';
import { arch, columns } from '../layers/buildings.ts';
import { grain, vignette } from '../layers/finish.ts';
import { glow, groundShadow, rays, sky } from '../layers/light.ts';
import { bokeh } from '../layers/particles.ts';
import { lit } from '../motif/motif.ts';
import type { Picture } from '../picture.ts';
import { chipStack } from '../props/chip.ts';

/** Pixels of a picture; the view is that of a player, and the table leaves it at both sides. */
interface Hall {
  readonly width: number;
  readonly height: number;
  /** The straight edge of the table, where the dealer stands. */
  readonly edge: { readonly y: number; readonly halfWidth: number };
  /** From the top to where the round edge leaves the picture. */
  readonly reach: number;
  /** Middles of the alcoves left of the table; those right of it are opposite. */
  readonly alcoves: readonly number[];
  readonly alcove: { readonly width: number; readonly height: number };
}

/** The hall behind the table, in the colours of the tile: lamps between columns, rays from above. */
function hall(view: Hall): Layer {
  const { width, alcove, alcoves, reach } = view;
  const bothSides = alcoves.flatMap((x) => [x, width - x]);
  const pillars = bothSides.flatMap((x) => [x - alcove.width * 0.68, x + alcove.width * 0.68]);
  return layered(
    sky([
      [0, '#3a0714'],
      [0.2, '#8a1230'],
      [0.4, '#3a0711'],
      [1, '#0d0206'],
    ]),
    ...bothSides.map((x) => arch({ x, y: reach, ...alcove, fill: '#22040c', rim: '#d9963c' })),
    ...bothSides.flatMap((x) => lamp(x, reach - alcove.height * 0.66, alcove.width)),
    columns({
      centres: pillars,
      light: '#a8452e',
      dark: '#2c060c',
      top: -10,
      bottom: reach + 20,
      width: alcove.width * 0.22,
    }),
    rays({
      x: width / 2,
      y: -60,
      count: 13,
      colour: '#ffd9c0',
      opacity: 0.6,
      reach: width * 0.8,
      turn: 0.12,
    }),
    bokeh({
      count: 46,
      colours: ['#ffcf8a', '#ff9a7a', '#fff'],
      largest: alcove.width * 0.09,
      opacity: 0.5,
      within: { bottom: reach },
    }),
  );
}

function lamp(x: number, y: number, size: number): Layer[] {
  const globe: Layer = () =>
    `<circle cx="${x}" cy="${y}" r="${size * 0.07}" fill="#fff3d0"/>` +
    `<path d="M${x - size * 0.05} ${y + size * 0.07}h${size * 0.1}v${size * 0.16}h-${size * 0.1}Z" fill="#c98a2e"/>`;
  return [
    glow({ x, y, radius: size * 0.9, colour: '#ffa04a', opacity: 1 }),
    globe,
    glow({ x, y, radius: size * 0.3, colour: '#fff0c8', opacity: 1 }),
  ];
}

/** The table from its far edge on: cloth that a lamp lights, and a rail of wood with an inlay of brass. */
function table({ width, height, edge, reach }: Hall): Layer {
  const outline = (inset: number) => {
    const half = edge.halfWidth - inset;
    const [left, right] = [width / 2 - half, width / 2 + half];
    const [top, side] = [edge.y + inset, reach + inset];
    const [nearLeft, nearRight] = [inset - 60, width + 60 - inset];
    const bend = left * 0.42;
    return (
      `M${left} ${top}H${right}Q${right + bend} ${top + bend * 0.7} ${nearRight} ${side}` +
      `V${height + 60}H${nearLeft}V${side}Q${left - bend} ${top + bend * 0.7} ${left} ${top}Z`
    );
  };
  return (canvas: Canvas) => {
    const wood = canvas.linear(
      [
        [0, '#8a4a22'],
        [0.4, '#4a1f10'],
        [1, '#1c0806'],
      ],
      DOWN,
    );
    const cloth = canvas.radial(
      [
        [0, '#9c1b36'],
        [0.5, '#70112a'],
        [1, '#360610'],
      ],
      { cx: width / 2, cy: reach * 0.9, r: Math.max(width, height) * 0.62 },
      'canvas',
    );
    const shade = `filter="${canvas.blur(16)}" ${blend('multiply')}`;
    return (
      `<path d="${outline(-14)}" fill="#000" opacity=".7" ${shade}/>` +
      `<path d="${outline(0)}" fill="${wood}"/>` +
      `<path d="${outline(2)}" fill="none" stroke="#d98a4a" stroke-width="2" opacity=".7"/>` +
      `<path d="${outline(15)}" fill="${cloth}" stroke="#e8b95a" stroke-width="3"/>` +
      `<path d="${outline(22)}" fill="none" stroke="#000" stroke-width="10" opacity=".22"/>`
    );
  };
}

const blackStack = { radius: 44, colour: '#15171c', spots: '#f1c668', rise: 12 };
const greenStack = { radius: 44, colour: '#1f8f5a', spots: '#ffffff', rise: 12, sway: -3 };

/** Stacks of chips that stand on the cloth, as on the tile. */
function stacks(
  ...standing: readonly { x: number; y: number; count: number; isGreen?: boolean }[]
): Layer {
  return layered(
    ...standing.flatMap(({ isGreen, ...at }) => [
      groundShadow({ x: at.x + 8, y: at.y + 6, radiusX: 54, radiusY: 26, opacity: 0.5, blur: 9 }),
      lit({ relief: 0.5 }, chipStack({ ...at, ...(isGreen ? greenStack : blackStack) })),
    ]),
  );
}

const wide: Hall = {
  width: 1280,
  height: 800,
  edge: { y: 24, halfWidth: 290 },
  reach: 430,
  alcoves: [62, 222],
  alcove: { width: 108, height: 420 },
};

const upright: Hall = {
  width: 780,
  height: 1400,
  edge: { y: 24, halfWidth: 190 },
  reach: 560,
  alcoves: [72],
  alcove: { width: 104, height: 540 },
};

/** Both orientations, which the client's style sheet chooses by the window. */
export const blackjackHall: readonly Picture[] = [
  backdrop({
    name: 'hall-blackjack-place',
    path: 'games/hall-blackjack/place',
    width: wide.width,
    height: wide.height,
    seed: 419,
    layers: [
      hall(wide),
      table(wide),
      stacks(
        { x: 190, y: 480, count: 6 },
        { x: 98, y: 524, count: 4, isGreen: true },
        { x: 1090, y: 480, count: 5, isGreen: true },
        { x: 1182, y: 524, count: 7 },
      ),
      vignette(0.25, '#080003'),
      grain(0.05),
    ],
  }),
  backdrop({
    name: 'hall-blackjack-place-upright',
    path: 'games/hall-blackjack/place-upright',
    width: upright.width,
    height: upright.height,
    seed: 421,
    layers: [hall(upright), table(upright), vignette(0.25, '#080003'), grain(0.05)],
  }),
];
