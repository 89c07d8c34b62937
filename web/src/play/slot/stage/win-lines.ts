import { Container, Graphics } from 'pixi.js';
import { lineColor } from '../line-colors.ts';
import { type Point, tracePath } from './line-path.ts';

const NODE = { radius: 6, rim: 3 } as const;
/** Stroke widths of the first, largest line: glow and core. The others are thinner. */
const FIRST = { glow: 14, core: 4.5 } as const;
const LATER = { glow: 10, core: 3.5 } as const;

/** The lines drawn through winning cells, each with its glow, traced from the left. */
export class WinLines {
  readonly view = new Container();

  clear(): void {
    for (const child of this.view.removeChildren()) child.destroy();
  }

  /**
   * Adds a line through cell middles and returns what draws its first `progress` of it.
   * `order` 0 is the largest win of the step; `scale` is that of the stage.
   */
  add(options: {
    readonly points: readonly Point[];
    readonly order: number;
    readonly scale: number;
  }): (progress: number) => void {
    const { points, order, scale } = options;
    const graphics = new Graphics();
    // The largest win lies on top.
    this.view.addChildAt(graphics, 0);
    const color = lineColor(order);
    const width = order === 0 ? FIRST : LATER;
    return (progress) => {
      graphics.clear();
      const traced = tracePath(points, progress);
      if (traced.length < 2) return;
      strokePath(graphics, traced, {
        width: width.glow * 1.9 * scale,
        color: color.glow,
        alpha: 0.13,
      });
      strokePath(graphics, traced, { width: width.glow * scale, color: color.glow, alpha: 0.34 });
      strokePath(graphics, traced, { width: width.core * scale, color: color.core, alpha: 1 });
      if (order === 0) drawNodes(graphics, { points, traced, scale, rim: color.glow });
    };
  }
}

function strokePath(
  graphics: Graphics,
  points: readonly Point[],
  style: { readonly width: number; readonly color: number; readonly alpha: number },
): void {
  const [first, ...rest] = points;
  if (!first) return;
  graphics.moveTo(first.x, first.y);
  for (const { x, y } of rest) graphics.lineTo(x, y);
  graphics.stroke({ ...style, cap: 'round', join: 'round' });
}

/** A pearl on every cell that the line has reached. */
function drawNodes(
  graphics: Graphics,
  line: {
    readonly points: readonly Point[];
    readonly traced: readonly Point[];
    readonly scale: number;
    readonly rim: number;
  },
): void {
  const { points, traced, scale, rim } = line;
  const tip = traced.at(-1);
  for (const point of points) {
    if (tip && point.x > tip.x + 1) break;
    graphics
      .circle(point.x, point.y, NODE.radius * scale)
      .fill(0xffffff)
      .stroke({ width: NODE.rim * scale, color: rim });
  }
}
