/** Distance between two pegs of a row, and between rows, in units of the picture. */
export const GAP = 20;
/** Time from one row to the next, in milliseconds. */
export const ROW_MS = 130;

const SPIN_DEGREES = 140;

export type Place = { readonly x: number; readonly y: number };

/** The pegs: row n, from 0, has n + 3 of them. */
export function pegPlaces(rows: number): Place[] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 3 }, (__, peg) => ({
      x: (peg - (row + 2) / 2) * GAP,
      y: row * GAP,
    })),
  ).flat();
}

/** Where the ball is above each peg that it meets, and at last in its bucket. */
export function ballPlaces(bits: readonly number[]): Place[] {
  let x = 0;
  return [
    ...bits.map((bit, row) => {
      const place = { x, y: (row - 0.36) * GAP };
      x += (bit === 1 ? 0.5 : -0.5) * GAP;
      return place;
    }),
    { x, y: (bits.length + 0.5) * GAP },
  ];
}

/** Keyframes of a ball: it is squashed on each peg, arcs to the next and spins with its direction. */
export function ballFrames(bits: readonly number[]): Keyframe[] {
  const places = ballPlaces(bits);
  let turned = 0;
  const drop = { offset: 0, transform: `translate(0px, ${-1.6 * GAP}px)`, easing: 'ease-in' };
  const steps = places.flatMap(({ x, y }, row) => {
    const offset = (row + 1) / places.length;
    const next = places[row + 1];
    turned += (bits[row] === 1 ? 1 : -1) * SPIN_DEGREES;
    const at = (to: Place, shape: string) =>
      `translate(${to.x}px, ${to.y}px) rotate(${turned}deg) ${shape}`;
    const hit = { offset, transform: at({ x, y }, 'scale(1.18, 0.8)'), easing: 'ease-out' };
    if (!next) return [{ ...hit, offset: 1 }];
    const middle = { x: (x + next.x) / 2, y: y - GAP * 0.12 };
    const arc = {
      offset: offset + 0.4 / places.length,
      transform: at(middle, 'scale(0.94, 1.08)'),
      easing: 'ease-in',
    };
    return [hit, arc];
  });
  return [drop, ...steps];
}
