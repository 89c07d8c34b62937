import { Container, Graphics } from 'pixi.js';
import type { Point } from '../../pixi/page.ts';
import { lineColor } from '../line-colors.ts';
import { penAt } from './line-path.ts';

const NODE = { radius: 6, rim: 3 } as const;
/** Stroke widths of the first, largest line: glow and core. The others are thinner. */
const FIRST = { glow: 14, core: 4.5 } as const;
const LATER = { glow: 10, core: 3.5 } as const;
/** Width of the widest stroke, relative to the glow. */
const HALO = 1.9;
/** Larger than every page. */
const PAGE = 10_000;

type LineArt = {
  readonly points: readonly Point[];
  readonly order: number;
  readonly scale: number;
};

/** The lines drawn through winning cells, each with its glow, traced from the left. */
export class WinLines {
  readonly view = new Container();

  clear(): void {
    // With options Pixi keeps the geometry of a drawing by default.
    for (const child of this.view.removeChildren())
      child.destroy({ children: true, context: true });
  }

  /**
   * Adds a line through cell centres. The returned function shows the line up to a progress of 0 to
   * 1. `order` 0 is the largest win of the step; `scale` is that of the stage. The line is drawn
   * once and revealed from left to right by a mask.
   */
  add(art: LineArt): (progress: number) => void {
    const { points, order, scale } = art;
    const line = new Container();
    const strokes = drawLine(art);
    const width = order === 0 ? FIRST : LATER;
    const left = Math.min(...points.map(({ x }) => x)) - width.glow * HALO * scale;
    const uncovered = new Graphics().rect(0, -PAGE, 1, 2 * PAGE).fill(0xffffff);
    uncovered.x = left;
    line.addChild(strokes, uncovered);
    strokes.mask = uncovered;
    // The largest win is on top.
    this.view.addChildAt(line, 0);
    return (progress) => {
      // A new layout, as of a page that is turned, replaces the lines that are being traced.
      if (line.destroyed) return;
      const pen = penAt(points, progress);
      line.visible = pen !== null && progress > 0;
      if (pen) uncovered.scale.x = Math.max(0, pen.x - left);
      if (progress >= 1 && strokes.mask) {
        strokes.mask = null;
        uncovered.visible = false;
      }
    };
  }
}

function drawLine({ points, order, scale }: LineArt): Graphics {
  const graphics = new Graphics();
  const color = lineColor(order);
  const width = order === 0 ? FIRST : LATER;
  strokePath(graphics, points, {
    width: width.glow * HALO * scale,
    color: color.glow,
    alpha: 0.13,
  });
  strokePath(graphics, points, { width: width.glow * scale, color: color.glow, alpha: 0.34 });
  strokePath(graphics, points, { width: width.core * scale, color: color.core, alpha: 1 });
  if (order > 0) return graphics;
  // A dot on every cell.
  for (const { x, y } of points) {
    graphics
      .circle(x, y, NODE.radius * scale)
      .fill(0xffffff)
      .stroke({ width: NODE.rim * scale, color: color.glow });
  }
  return graphics;
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
