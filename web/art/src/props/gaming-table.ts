import type { Stop } from '../engine/canvas.ts';
import type { Layer } from '../engine/layer.ts';

interface Ellipse {
  readonly radiusX: number;
  readonly radiusY: number;
}

interface GamingTable extends Ellipse {
  /** The table's middle, in pixels. */
  readonly x: number;
  readonly y: number;
  readonly cloth: readonly Stop[];
  /** The brass line inlaid in the felt. */
  readonly trim: Ellipse & { readonly opacity: number };
}

/** The far half of an oval gaming table. */
export function gamingTable({ x, y, radiusX, radiusY, cloth, trim }: GamingTable): Layer {
  return (canvas) =>
    `<ellipse cx="${x}" cy="${y}" rx="${radiusX}" ry="${radiusY}" fill="${canvas.radial(cloth)}"/>` +
    `<ellipse cx="${x}" cy="${y}" rx="${trim.radiusX}" ry="${trim.radiusY}" fill="none" ` +
    `stroke="#e8b95a" stroke-width="4" opacity="${trim.opacity}"/>`;
}
