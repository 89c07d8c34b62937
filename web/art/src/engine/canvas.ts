import { seededRandom } from './random.ts';

/** One colour of a gradient: its offset (0 to 1), its CSS colour, and its opacity (default 1). */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** The axis of a linear gradient. */
export interface Axis {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** The circle of a radial gradient, from its centre to its rim. */
export interface Circle {
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
}

/** `box`: fractions of the painted shape's bounding box. `canvas`: pixels of the picture. */
type GradientUnits = 'box' | 'canvas';

export const DOWN: Axis = { x1: 0, y1: 0, x2: 0, y2: 1 };
export const ACROSS: Axis = { x1: 0, y1: 0, x2: 1, y2: 0 };
export const DIAGONAL: Axis = { x1: 0, y1: 0, x2: 1, y2: 1 };
const CENTRED: Circle = { cx: 0.5, cy: 0.5, r: 0.5 };

/**
 * The canvas of a picture: its size in pixels, its stream of random numbers, and the gradients,
 * filters and figures that its layers refer to by id. Layers draw random numbers in drawing order,
 * which keeps their values equal from one run to the next.
 */
export class Canvas {
  readonly width: number;
  readonly height: number;
  /** The next number in [0, 1). */
  readonly random: () => number;
  readonly #definitions: string[] = [];
  readonly #shared = new Map<string, string>();
  #idCount = 0;

  constructor(size: { readonly width: number; readonly height: number }, seed: number) {
    this.width = size.width;
    this.height = size.height;
    this.random = seededRandom(seed);
  }

  /** Everything defined so far, for the picture's `<defs>`. */
  get definitions(): string {
    return this.#definitions.join('');
  }

  /** Defines an element under a new id and returns that id. */
  define(element: (id: string) => string): string {
    this.#idCount += 1;
    const id = `d${this.#idCount}`;
    this.#definitions.push(element(id));
    return id;
  }

  /** Like `define`, but a second call with the same key gets the first one's id. */
  defineOnce(key: string, element: (id: string) => string): string {
    const known = this.#shared.get(key);
    if (known !== undefined) return known;
    const id = this.define(element);
    this.#shared.set(key, id);
    return id;
  }

  /** A linear gradient as a paint for `fill` or `stroke`; from top to bottom by default. */
  linear(stops: readonly Stop[], axis: Axis = DOWN, units: GradientUnits = 'box'): string {
    const line = `x1="${axis.x1}" y1="${axis.y1}" x2="${axis.x2}" y2="${axis.y2}"`;
    return `url(#${this.define(
      (id) =>
        `<linearGradient id="${id}" ${line}${unitsAttribute(units)}>${stopElements(stops)}</linearGradient>`,
    )})`;
  }

  /**
   * A radial gradient as a paint for `fill` or `stroke`; from the middle to the edge by default.
   */
  radial(stops: readonly Stop[], circle: Circle = CENTRED, units: GradientUnits = 'box'): string {
    const disc = `cx="${circle.cx}" cy="${circle.cy}" r="${circle.r}"`;
    return `url(#${this.define(
      (id) =>
        `<radialGradient id="${id}" ${disc}${unitsAttribute(units)}>${stopElements(stops)}</radialGradient>`,
    )})`;
  }

  /** A Gaussian blur for the `filter` attribute; the deviation is in pixels. */
  blur(deviation: number): string {
    return `url(#${this.define(
      (id) =>
        `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%">` +
        `<feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    )})`;
  }
}

function unitsAttribute(units: GradientUnits): string {
  return units === 'canvas' ? ' gradientUnits="userSpaceOnUse"' : '';
}

function stopElements(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) => {
      const fade = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${fade}/>`;
    })
    .join('');
}
