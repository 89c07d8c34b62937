/** A place on a ground: x from 0 (left) to 1 (right), y from 0 (far) to 1 (near). */
export type Place = { readonly x: number; readonly y: number };

/** A projected place, with the scale of objects there: 1 at the near edge. */
export type Drawn = { readonly x: number; readonly y: number; readonly scale: number };

export const GROUND_WIDTH = 960;
export const GROUND_HEIGHT = 420;

const NEAR = { y: 402, halfWidth: 462 } as const;
const FAR_Y = 66;
/** Scale of the far edge relative to the near one. */
const FAR_SCALE = 0.62;

/** Projects a place with a true perspective, in which straight lines remain straight. */
export function project({ x, y }: Place): Drawn {
  const scale = 1 / (1 + (1 / FAR_SCALE - 1) * (1 - y));
  const depth = (scale - FAR_SCALE) / (1 - FAR_SCALE);
  return {
    x: GROUND_WIDTH / 2 + (x - 0.5) * 2 * NEAR.halfWidth * scale,
    y: FAR_Y + (NEAR.y - FAR_Y) * depth,
    scale,
  };
}

/** An SVG path through places on the ground. */
export function pathOf(places: readonly Place[], how: 'open' | 'closed' = 'open'): string {
  const points = places.map((place) => {
    const { x, y } = project(place);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}${how === 'closed' ? 'Z' : ''}`;
}

/** A rectangle on the ground. */
export function box(from: Place, to: Place): string {
  return pathOf([from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }], 'closed');
}

const ARC_STEPS = 32;

/** An arc of an ellipse on the ground; angles in turns, 0 right, 0.25 near. */
export function arc(
  centre: Place,
  { radius, from = 0, to = 1 }: { radius: Place; from?: number; to?: number },
): string {
  const places = Array.from({ length: ARC_STEPS + 1 }, (_, step) => {
    const turn = (from + ((to - from) * step) / ARC_STEPS) * 2 * Math.PI;
    return { x: centre.x + radius.x * Math.cos(turn), y: centre.y + radius.y * Math.sin(turn) };
  });
  return pathOf(places);
}
