import type { Canvas } from '../engine/canvas.ts';
import type { Layer } from '../engine/layer.ts';
import { blend, tenth } from '../engine/markup.ts';

/** The area that particles are scattered over, in pixels; the whole picture by default. */
interface Area {
  readonly left?: number;
  readonly right?: number;
  readonly top?: number;
  readonly bottom?: number;
}

function scatterX(canvas: Canvas, { left = 0, right = canvas.width }: Area): number {
  return left + canvas.random() * (right - left);
}

function scatterY(canvas: Canvas, { top = 0, bottom = canvas.height }: Area): number {
  return top + canvas.random() * (bottom - top);
}

/** A size between the bounds, small ones far more often: a few large particles give depth. */
function mostlySmall(canvas: Canvas, smallest: number, largest: number): number {
  return smallest + canvas.random() * canvas.random() * (largest - smallest);
}

/** A cycle of opacities, so that neighbours differ. */
function uneven(canvas: Canvas): number {
  return tenth(0.3 + canvas.random() * 0.7);
}

function colourOf(colours: readonly string[], index: number): string {
  return colours[index % colours.length] ?? '#fff';
}

/** Stars from the top edge down to `bottom`, in pixels. */
export function stars(count: number, colour: string, bottom: number): Layer {
  return (canvas) => {
    let points = '';
    for (let star = 0; star < count; star++) {
      const radius = tenth(0.6 + canvas.random() * canvas.random() * 2.6);
      const x = tenth(canvas.random() * canvas.width);
      const y = tenth(canvas.random() * bottom);
      points += `<circle cx="${x}" cy="${y}" r="${radius}" opacity="${uneven(canvas)}"/>`;
    }
    return `<g fill="${colour}" opacity=".9">${points}</g>`;
  };
}

interface Sparkles {
  readonly count: number;
  readonly colour: string;
  /** Length of the longest point, in pixels. */
  readonly largest?: number;
  readonly within?: Area;
}

/** Four-pointed glints. */
export function sparkles({ count, colour, largest = 22, within = {} }: Sparkles): Layer {
  return (canvas) => {
    let path = '';
    for (let glint = 0; glint < count; glint++) {
      const x = scatterX(canvas, within);
      const y = scatterY(canvas, within);
      path += fourPointedStar(x, y, mostlySmall(canvas, 6, largest));
    }
    return `<path d="${path}" fill="${colour}" opacity=".95" ${blend('screen')}/>`;
  };
}

function fourPointedStar(x: number, y: number, reach: number): string {
  const waist = reach * 0.12;
  const point = (dx: number, dy: number) => `${tenth(x + dx)} ${tenth(y + dy)}`;
  return (
    `M${point(0, -reach)}Q${point(waist, -waist)} ${point(reach, 0)}` +
    `Q${point(waist, waist)} ${point(0, reach)}Q${point(-waist, waist)} ${point(-reach, 0)}` +
    `Q${point(-waist, -waist)} ${point(0, -reach)}Z`
  );
}

interface Bokeh {
  readonly count: number;
  readonly colours: readonly string[];
  /** Radii in pixels. */
  readonly smallest?: number;
  readonly largest?: number;
  readonly opacity?: number;
  /** Softness of the edges, in pixels. */
  readonly blur?: number;
  readonly within?: Area;
}

/** Lights out of focus, snow, or a crowd far away. */
export function bokeh(lights: Bokeh): Layer {
  const { count, colours, smallest = 5, largest = 28, opacity = 0.5, blur = 3 } = lights;
  const { within = {} } = lights;
  return (canvas) => {
    let discs = '';
    for (let light = 0; light < count; light++) {
      const x = tenth(scatterX(canvas, within));
      const y = tenth(scatterY(canvas, within));
      const radius = tenth(mostlySmall(canvas, smallest, largest));
      discs +=
        `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colourOf(colours, light)}" ` +
        `opacity="${uneven(canvas)}"/>`;
    }
    const filter = canvas.blur(blur);
    return `<g opacity="${opacity}" filter="${filter}" ${blend('screen')}>${discs}</g>`;
  };
}

interface Embers {
  readonly count: number;
  readonly colours: readonly string[];
  /** Mean length of a streak, in pixels. */
  readonly length?: number;
  readonly within?: Area;
}

/** Glowing streaks that rise to the right. */
export function embers({ count, colours, length = 10, within = {} }: Embers): Layer {
  return (canvas) => {
    let streaks = '';
    for (let ember = 0; ember < count; ember++) {
      const x = tenth(scatterX(canvas, within));
      const y = tenth(scatterY(canvas, within));
      const reach = length * (0.3 + canvas.random());
      const angle = -1.2 + (canvas.random() - 0.5) * 0.9;
      const tip = `${tenth(Math.cos(angle) * reach)} ${tenth(Math.sin(angle) * reach)}`;
      const width = tenth(1.5 + canvas.random() * 3.4);
      const opacity = tenth(0.35 + canvas.random() * 0.65);
      streaks +=
        `<path d="M${x} ${y}l${tip}" stroke="${colourOf(colours, ember)}" ` +
        `stroke-width="${width}" opacity="${opacity}"/>`;
    }
    return `<g stroke-linecap="round" ${blend('screen')}>${streaks}</g>`;
  };
}

interface Bubbles {
  readonly count: number;
  readonly colour?: string;
  /** Radius in pixels. */
  readonly largest?: number;
  readonly opacity?: number;
  readonly within?: Area;
}

/** Air bubbles, each with a highlight at the top left. */
export function bubbles(stream: Bubbles): Layer {
  const { count, colour = '#d8fbff', largest = 22, opacity = 0.8, within = {} } = stream;
  return (canvas) => {
    let spheres = '';
    for (let bubble = 0; bubble < count; bubble++) {
      const x = tenth(scatterX(canvas, within));
      const y = tenth(scatterY(canvas, within));
      const radius = tenth(mostlySmall(canvas, 4, largest));
      spheres +=
        `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}" fill-opacity=".12" ` +
        `stroke="${colour}" stroke-opacity=".7" stroke-width="${radius > 10 ? 2.2 : 1.4}"/>` +
        `<circle cx="${tenth(x - radius * 0.35)}" cy="${tenth(y - radius * 0.38)}" ` +
        `r="${tenth(radius * 0.22)}" fill="#fff" opacity=".9"/>`;
    }
    return `<g opacity="${opacity}">${spheres}</g>`;
  };
}

interface SpeedLines {
  readonly count: number;
  readonly colour: string;
  readonly top: number;
  readonly bottom: number;
  readonly opacity: number;
  /** Degrees clockwise from level. */
  readonly angle?: number;
  /** Height of the thickest line, in pixels. */
  readonly thickest?: number;
}

/** Streaks of motion across the whole width. */
export function speedLines(streaks: SpeedLines): Layer {
  const { count, colour, top, bottom, opacity, angle = 0, thickest = 7 } = streaks;
  return (canvas) => {
    let lines = '';
    for (let line = 0; line < count; line++) {
      const y = scatterY(canvas, { top, bottom });
      const x = canvas.random() * canvas.width * 1.2 - 160;
      const length = 80 + canvas.random() * 320;
      const height = 1 + canvas.random() * thickest;
      lines +=
        `<rect x="${tenth(x)}" y="${tenth(y)}" width="${tenth(length)}" height="${tenth(height)}" ` +
        `rx="4" opacity="${tenth(0.25 + canvas.random() * 0.75)}"/>`;
    }
    const turn = `transform="rotate(${angle} ${canvas.width / 2} ${canvas.height / 2})"`;
    return `<g fill="${colour}" opacity="${opacity}" ${turn} ${blend('screen')}>${lines}</g>`;
  };
}
