export type Point = { readonly x: number; readonly y: number };

/** The first part of a polyline: `progress` 0 is its start, 1 the whole of it. */
export function tracePath(points: readonly Point[], progress: number): Point[] {
  const lengths = points.slice(1).map((to, index) => distance(points[index] ?? to, to));
  let left = lengths.reduce((sum, length) => sum + length, 0) * Math.min(1, Math.max(0, progress));
  const traced: Point[] = points.slice(0, 1);
  for (const [index, length] of lengths.entries()) {
    const from = points[index];
    const to = points[index + 1];
    if (!from || !to || left <= 0) break;
    const part = Math.min(1, left / length);
    traced.push({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    left -= length;
  }
  return traced;
}

const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);
