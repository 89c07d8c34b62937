import { type Canvas, DOWN, type Stop } from '../engine/canvas.ts';
import { type Layer, layered } from '../engine/layer.ts';
import { blend } from '../engine/markup.ts';
import { groundShadow } from '../layers/light.ts';
import { lit } from '../motif/motif.ts';
import { chipStack } from '../props/chip.ts';

/** Pixels of a picture; the view is that of a player, and the table leaves it at both sides. */
export interface CardTable {
  readonly width: number;
  readonly height: number;
  /** The straight edge of the table, where the dealer stands. */
  readonly edge: { readonly y: number; readonly halfWidth: number };
  /** From the top to where the round edge leaves the picture. */
  readonly reach: number;
}

const WALNUT: readonly Stop[] = [
  [0, '#8a4a22'],
  [0.4, '#4a1f10'],
  [1, '#1c0806'],
];

/** The table from its far edge on: cloth that a lamp lights, and a rail of wood with an inlay of brass. */
export function cardTable(
  { width, height, edge, reach }: CardTable,
  look: { readonly cloth: readonly Stop[]; readonly wood?: readonly Stop[] },
): Layer {
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
    const wood = canvas.linear(look.wood ?? WALNUT, DOWN);
    const cloth = canvas.radial(
      look.cloth,
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

interface Stack {
  /** The middle of the lowest chip, in pixels. */
  readonly x: number;
  readonly y: number;
  readonly count: number;
  readonly colour: string;
  readonly spots: string;
  readonly sway?: number;
}

/** Stacks of chips that stand on the cloth, as on the tile. */
export function chipStacks(standing: readonly Stack[]): Layer {
  return layered(
    ...standing.flatMap((stack) => [
      groundShadow({
        ...{ x: stack.x + 8, y: stack.y + 6, radiusX: 54, radiusY: 26 },
        ...{ opacity: 0.5, blur: 9 },
      }),
      lit({ relief: 0.5 }, chipStack({ ...stack, radius: 44, rise: 12 })),
    ]),
  );
}
