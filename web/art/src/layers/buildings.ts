import type { Canvas, Stop } from '../engine/canvas.ts';
import { ACROSS } from '../engine/canvas.ts';
import type { Layer } from '../engine/layer.ts';
import { tenth } from '../engine/markup.ts';

interface Skyline {
  /** The ground line, in pixels from the top. */
  readonly y: number;
  /** Height of the tallest tower. */
  readonly height: number;
  readonly colour: string;
  readonly windowColour: string;
  readonly opacity?: number;
  /** Widest gap between two towers, in pixels; 0 closes the row. */
  readonly gap?: number;
}

interface Tower {
  readonly x: number;
  readonly width: number;
  readonly roof: number;
}

/** A city by night: towers in one tone, some with a mast, some of their windows lit. */
export function skyline(city: Skyline): Layer {
  const { y, height, colour, windowColour, opacity = 1, gap = 6 } = city;
  return (canvas) => {
    let x = -10;
    let towers = '';
    let windows = '';
    while (x < canvas.width + 20) {
      const width = 34 + canvas.random() * 46;
      const tower: Tower = { x, width, roof: y - height * (0.4 + canvas.random() * 0.6) };
      towers += towerOutline(canvas, tower);
      windows += litWindows(canvas, tower, y);
      x += width + (gap ? 3 + canvas.random() * gap : -1);
    }
    return (
      `<path d="${towers}" fill="${colour}" opacity="${opacity}"/>` +
      `<path d="${windows}" fill="${windowColour}" opacity=".65"/>`
    );
  };
}

function towerOutline(canvas: Canvas, { x, width, roof }: Tower): string {
  const block = `M${tenth(x)} ${canvas.height}V${tenth(roof)}h${tenth(width)}V${canvas.height}Z`;
  const hasMast = canvas.random() > 0.6;
  return hasMast ? `${block}M${tenth(x + width / 2 - 2)} ${tenth(roof - 40)}h4v44h-4Z` : block;
}

function litWindows(canvas: Canvas, { x, width, roof }: Tower, street: number): string {
  let windows = '';
  for (let sill = roof + 14; sill < street - 10; sill += 17) {
    for (let left = x + 8; left < x + width - 10; left += 13) {
      if (canvas.random() > 0.55) windows += `M${tenth(left)} ${tenth(sill)}h6v8h-6Z`;
    }
  }
  return windows;
}

interface Curtains {
  /** Colours of the folds, from the valley to the lit ridge. */
  readonly fold: string;
  readonly middle: string;
  readonly crest: string;
  /** The width of each drape at the top, in pixels, less 80. */
  readonly reach: number;
}

/** A pair of theatre drapes, gathered at the sides. */
export function curtains({ fold, middle, crest, reach }: Curtains): Layer {
  const folds: Stop[] = Array.from({ length: 13 }, (_, index) => {
    if (index % 2 === 1) return [index / 12, fold];
    return [index / 12, index % 4 === 2 ? middle : crest];
  });
  const drape =
    `M-10 -10H${reach + 80}Q${reach + 30} 260 ${reach - 70} 400` +
    `Q${reach - 30} 600 ${reach - 40} 820H-10Z`;
  return (canvas) => {
    const cloth = canvas.linear(folds, ACROSS);
    return (
      `<path d="${drape}" fill="${cloth}"/>` +
      `<path d="${drape}" fill="${cloth}" transform="translate(${canvas.width} 0) scale(-1 1)"/>`
    );
  };
}

interface Columns {
  /** Centre lines of the shafts, in pixels from the left. */
  readonly centres: readonly number[];
  readonly light: string;
  readonly dark: string;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
  readonly opacity?: number;
}

/** Fluted columns under plain capitals. */
export function columns(row: Columns): Layer {
  const { centres, light, dark, top, bottom, width, opacity = 1 } = row;
  return (canvas) => {
    const fluting = canvas.linear(
      [
        [0, dark],
        [0.12, light],
        [0.3, dark],
        [0.45, light],
        [0.62, dark],
        [0.8, light],
        [1, dark],
      ],
      ACROSS,
    );
    const shafts = centres.map((centre) => {
      const left = centre - width / 2;
      return (
        `<rect x="${left}" y="${top}" width="${width}" height="${bottom - top}" fill="${fluting}"/>` +
        `<rect x="${left - 14}" y="${top - 8}" width="${width + 28}" height="30" rx="6" fill="${light}"/>` +
        `<rect x="${left - 7}" y="${top + 22}" width="${width + 14}" height="14" fill="${dark}"/>`
      );
    });
    return `<g opacity="${opacity}">${shafts.join('')}</g>`;
  };
}

interface Arch {
  /** The middle of the threshold, in pixels. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill: string;
  readonly rim: string;
}

/** A pointed arch with a gilded rim. */
export function arch({ x, y, width, height, fill, rim }: Arch): Layer {
  const left = x - width / 2;
  const right = x + width / 2;
  const springing = y - height * 0.55;
  const haunch = y - height * 0.8;
  const outline =
    `M${left} ${y}V${springing}Q${left} ${haunch} ${x} ${y - height}` +
    `Q${right} ${haunch} ${right} ${springing}V${y}Z`;
  return () =>
    `<path d="${outline}" fill="${fill}"/>` +
    `<path d="${outline}" fill="none" stroke="${rim}" stroke-width="6" opacity=".8"/>`;
}

/** A tessellation of hexagons of the given radius in pixels, gaps of 4 px left between them. */
export function honeycomb(colour: string, opacity: number, radius: number): Layer {
  return (canvas) => {
    const rowHeight = radius * Math.sqrt(3);
    let path = '';
    for (let row = -1; row < canvas.height / rowHeight + 1; row++) {
      for (let column = -1; column < canvas.width / (radius * 1.5) + 1; column++) {
        const centreX = column * radius * 1.5;
        const centreY = row * rowHeight + (column % 2 ? rowHeight / 2 : 0);
        path += hexagon(centreX, centreY, radius - 4);
      }
    }
    return `<path d="${path}" fill="${colour}" opacity="${opacity}"/>`;
  };
}

function hexagon(centreX: number, centreY: number, radius: number): string {
  const corners = Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * corner;
    return `${tenth(centreX + Math.cos(angle) * radius)} ${tenth(centreY + Math.sin(angle) * radius)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** A grid to the horizon; its lines crowd together with the distance. */
export function gridFloor(horizon: number, colour: string, opacity: number): Layer {
  return (canvas) => {
    const middle = canvas.width / 2;
    let path = '';
    for (let line = -14; line <= 14; line++) {
      path += `M${middle + line * 22} ${horizon}L${middle + line * 150} ${canvas.height}`;
    }
    for (let line = 0; line < 10; line++) {
      const y = horizon + (canvas.height - horizon) * (line / 9) ** 2.1;
      path += `M0 ${tenth(y)}H${canvas.width}`;
    }
    return `<path d="${path}" stroke="${colour}" stroke-width="2" fill="none" opacity="${opacity}"/>`;
  };
}
