import type { Point } from '../../pixi/page.ts';

/** The point at a progress of 0 to 1 along a polyline; `null` without points. */
export function penAt(points: readonly Point[], progress: number): Point | null {
  let left = lengthOf(points) * Math.min(1, Math.max(0, progress));
  for (let index = 1; index < points.length; index += 1) {
    const from = points[index - 1];
    const to = points[index];
    if (!from || !to) break;
    const length = distance(from, to);
    if (left < length) {
      const part = left / length;
      return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    }
    left -= length;
  }
  return points.at(-1) ?? null;
}

function lengthOf(points: readonly Point[]): number {
  let length = 0;
  for (let index = 1; index < points.length; index += 1) {
    const from = points[index - 1];
    const to = points[index];
    if (from && to) length += distance(from, to);
  }
  return length;
}

const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);
