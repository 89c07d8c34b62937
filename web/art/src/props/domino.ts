import type { Layer } from '../engine/layer.ts';

type Pips = 1 | 2 | 3 | 4 | 5 | 6;

/** Where the pips of a half stand: -1, 0 or 1 steps right and down from its middle. */
const PIP_LAYOUT: Readonly<Record<Pips, readonly (readonly [right: number, down: number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

interface Domino {
  readonly upper: Pips;
  readonly lower: Pips;
  /** Pixels; a domino is twice as tall. */
  readonly width: number;
}

/** A domino around the origin, standing upright: ivory, a brass bar and a brass pin. */
export function domino({ upper, lower, width }: Domino): Layer {
  const height = width * 2;
  return (canvas) => {
    const ivory = canvas.linear([
      [0, '#fffef8'],
      [1, '#ded7c6'],
    ]);
    return (
      `<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" ` +
      `rx="${width * 0.16}" fill="${ivory}"/>` +
      `<rect x="${-width * 0.4}" y="-3" width="${width * 0.8}" height="6" rx="3" fill="#b79a62"/>` +
      `<circle r="${width * 0.055}" fill="#d8a83f"/>` +
      half(upper, -height / 4, width) +
      half(lower, height / 4, width)
    );
  };
}

/** The drilled pips of one half, each with light caught on its lower edge. */
function half(pips: Pips, middle: number, width: number): string {
  const radius = width * 0.095;
  return PIP_LAYOUT[pips]
    .map(([right, down]) => {
      const x = right * width * 0.26;
      const y = middle + down * width * 0.26;
      return (
        `<circle cx="${x}" cy="${y}" r="${radius}" fill="#1b2530"/>` +
        `<circle cx="${x - 2}" cy="${y + 3}" r="${radius}" fill="none" stroke="#fff" ` +
        'stroke-opacity=".7" stroke-width="2"/>'
      );
    })
    .join('');
}
