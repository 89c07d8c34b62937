import type { Stop } from '../engine/canvas.ts';
import type { Layer } from '../engine/layer.ts';
import { blend, tenth } from '../engine/markup.ts';

interface Aurora {
  /** The middle of the ribbon's upper edge, in pixels from the top. */
  readonly y: number;
  /** How far the light falls below that edge, in pixels. */
  readonly fall: number;
  /** Height of a fold, in pixels. */
  readonly swell: number;
  readonly colour: string;
  readonly opacity: number;
}

/** The columns of light of one ribbon. */
const COLUMNS = 64;

/** A ribbon of polar light across the picture. */
export function aurora({ y, fall, swell, colour, opacity }: Aurora): Layer {
  return (canvas) => {
    const turn = canvas.random() * Math.PI * 2;
    const width = canvas.width / COLUMNS;
    const fill = canvas.linear([
      [0, colour, 0],
      [0.3, colour, opacity],
      [1, colour, 0],
    ]);
    const columns = Array.from({ length: COLUMNS + 2 }, (_, place) => {
      const fold = Math.sin(turn + place * 0.17) + 0.5 * Math.sin(turn + place * 0.43);
      const height = tenth(fall * (0.75 + canvas.random() * 0.5));
      const [x, top] = [tenth((place - 1) * width), tenth(y + fold * swell)];
      return `<rect x="${x}" y="${top}" width="${tenth(width + 1)}" height="${height}"/>`;
    }).join('');
    return `<g fill="${fill}" filter="${canvas.blur(7)}" ${blend('screen')}>${columns}</g>`;
  };
}

interface Rainbow {
  readonly x: number;
  readonly y: number;
  /** Of the outermost band, in pixels. */
  readonly radius: number;
  readonly bandWidth: number;
  readonly opacity: number;
}

const BANDS = ['#ff5a5a', '#ffa24a', '#ffe45a', '#5ae07a', '#4ab4ff', '#b07aff'] as const;

/** The bands of a rainbow, around a point below it. */
export function rainbow({ x, y, radius, bandWidth, opacity }: Rainbow): Layer {
  const bands = BANDS.map((colour, place) => {
    const r = tenth(radius - place * bandWidth);
    return `<circle cx="${x}" cy="${y}" r="${r}" stroke="${colour}"/>`;
  }).join('');
  return (canvas) =>
    `<g fill="none" stroke-width="${tenth(bandWidth * 1.3)}" opacity="${opacity}" ` +
    `filter="${canvas.blur(bandWidth * 0.3)}" ${blend('screen')}>${bands}</g>`;
}

interface StripedSun {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly stops: readonly Stop[];
}

/** The setting sun of an old screen: bands whose gaps grow towards the horizon. */
export function stripedSun({ x, y, radius, stops }: StripedSun): Layer {
  const count = 11;
  const bands = Array.from({ length: count }, (_, place) => {
    const height = (radius * 2) / count;
    const gap = height * 0.62 * (place / count) ** 1.4;
    const top = tenth(y - radius + place * height + gap);
    return `<rect x="${x - radius}" y="${top}" width="${radius * 2}" height="${tenth(height - gap + 0.6)}"/>`;
  }).join('');
  return (canvas) => {
    const clip = canvas.define(
      (id) => `<clipPath id="${id}"><circle cx="${x}" cy="${y}" r="${radius}"/></clipPath>`,
    );
    const axis = { x1: 0, y1: y - radius, x2: 0, y2: y + radius };
    const fill = canvas.linear(stops, axis, 'canvas');
    return `<g clip-path="url(#${clip})" fill="${fill}">${bands}</g>`;
  };
}

interface Beam {
  /** Where the lamp stands, in pixels. */
  readonly x: number;
  readonly y: number;
  /** The middle and the width of its light at the top edge. */
  readonly to: number;
  readonly spread: number;
}

/** Beams of lamps on the ground, up to the top edge. */
export function beams(
  lamps: readonly Beam[],
  { colour, opacity }: { readonly colour: string; readonly opacity: number },
): Layer {
  return (canvas) => {
    const filter = canvas.blur(5);
    return lamps
      .map(({ x, y, to, spread }) => {
        const fill = canvas.linear(
          [
            [0, colour, opacity],
            [1, colour, 0],
          ],
          { x1: x, y1: y, x2: to, y2: 0 },
          'canvas',
        );
        const path = `M${x - 8} ${y}L${to - spread / 2} -20L${to + spread / 2} -20L${x + 8} ${y}Z`;
        return `<path d="${path}" fill="${fill}" filter="${filter}" ${blend('screen')}/>`;
      })
      .join('');
  };
}

/** A crescent that opens to the upper right. */
export function crescent(moon: {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly colour: string;
}): Layer {
  const { x, y, radius, colour } = moon;
  const inner = tenth(radius * 0.8);
  const [fromX, fromY] = [tenth(x - radius * 0.35), tenth(y - radius * 0.94)];
  const [toX, toY] = [tenth(x + radius * 0.94), tenth(y + radius * 0.35)];
  return () =>
    `<path d="M${fromX} ${fromY}A${radius} ${radius} 0 1 0 ${toX} ${toY}` +
    `A${inner} ${inner} 0 0 1 ${fromX} ${fromY}Z" fill="${colour}"/>`;
}
