import { type Axis, type Circle, DOWN, type Stop } from '../engine/canvas.ts';
import type { Layer } from '../engine/layer.ts';
import { type BlendMode, blend, tenth } from '../engine/markup.ts';

/** The background of a picture: one gradient, from top to bottom by default. */
export function sky(stops: readonly Stop[], axis: Axis = DOWN): Layer {
  return (canvas) =>
    `<rect width="${canvas.width}" height="${canvas.height}" fill="${canvas.linear(stops, axis)}"/>`;
}

/** A round gradient over the whole picture, its circle in pixels: a lit table, or dark corners. */
export function wash(stops: readonly Stop[], circle: Circle): Layer {
  return (canvas) => {
    const fill = canvas.radial(stops, circle, 'canvas');
    return `<rect width="${canvas.width}" height="${canvas.height}" fill="${fill}"/>`;
  };
}

interface Glow {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly colour: string;
  readonly opacity?: number;
  /** `screen` adds light; on a transparent picture it has no effect, so those use `normal`. */
  readonly blendMode?: BlendMode;
}

/** A soft pool of light. */
export function glow({ x, y, radius, colour, opacity = 1, blendMode = 'screen' }: Glow): Layer {
  return (canvas) => {
    const fill = canvas.radial([
      [0, colour, opacity],
      [0.45, colour, opacity * 0.42],
      [1, colour, 0],
    ]);
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${blend(blendMode)}/>`;
  };
}

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly stops: readonly Stop[];
  readonly opacity?: number;
}

/** A round body lit from the top left: a moon, a sun, a table top. */
export function disc({ x, y, radius, stops, opacity = 1 }: Disc): Layer {
  return (canvas) => {
    const fill = canvas.radial(stops, { cx: 0.4, cy: 0.35, r: 0.75 });
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" opacity="${opacity}"/>`;
  };
}

interface Rays {
  readonly x: number;
  readonly y: number;
  readonly count: number;
  readonly colour: string;
  readonly opacity: number;
  /** Length of a ray in pixels. */
  readonly reach?: number;
  /** Rotation of the whole burst, in radians. */
  readonly turn?: number;
  /** The share of each ray's sector that it fills, 0 to 1. */
  readonly duty?: number;
  /** The jitter of the rays' angles, in radians; 0 is a regular burst. */
  readonly jitter?: number;
  readonly blendMode?: BlendMode;
}

/** Beams bursting from a point. Overlay keeps the hue of the ground under them. */
export function rays(burst: Rays): Layer {
  const { x, y, count, colour, opacity, reach = 700, turn = 0, duty = 0.5, jitter = 0 } = burst;
  return (canvas) => {
    const corner = (angle: number) =>
      `${tenth(x + Math.cos(angle) * reach)} ${tenth(y + Math.sin(angle) * reach)}`;
    let path = '';
    for (let ray = 0; ray < count; ray++) {
      const shift = jitter ? (canvas.random() - 0.5) * jitter : 0;
      const angle = (ray / count) * Math.PI * 2 + turn + shift;
      const spread = jitter ? 0.6 + canvas.random() * 0.8 : 1;
      const half = (Math.PI / count) * duty * spread;
      path += `M${x} ${y}L${corner(angle - half)}L${corner(angle + half)}Z`;
    }
    const fill = canvas.radial(
      [
        [0, colour, opacity],
        [0.35, colour, opacity * 0.75],
        [1, colour, 0],
      ],
      { cx: x, cy: y, r: reach },
      'canvas',
    );
    return `<path d="${path}" fill="${fill}" ${blend(burst.blendMode ?? 'overlay')}/>`;
  };
}

interface LightShafts {
  readonly count: number;
  readonly colour: string;
  readonly opacity: number;
  /** The range of the top edge where they start, in pixels. */
  readonly left: number;
  readonly right: number;
  /** The drift of a shaft to the right over its length, in pixels. */
  readonly lean: number;
  /** Their lower end, in pixels from the top. */
  readonly depth: number;
}

/** Light shafts through leaves or water. */
export function lightShafts(shafts: LightShafts): Layer {
  const { count, colour, opacity, left, right, lean, depth } = shafts;
  return (canvas) => {
    let path = '';
    for (let shaft = 0; shaft < count; shaft++) {
      const x = left + ((right - left) * (shaft + 0.2 + canvas.random() * 0.6)) / count;
      const width = 18 + canvas.random() * 46;
      path +=
        `M${tenth(x)} -20L${tenth(x + width)} -20` +
        `L${tenth(x + width * 2.2 + lean)} ${depth}L${tenth(x - width * 0.6 + lean)} ${depth}Z`;
    }
    const fill = canvas.linear([
      [0, colour, opacity],
      [1, colour, 0],
    ]);
    return `<path d="${path}" fill="${fill}" filter="${canvas.blur(7)}" ${blend('screen')}/>`;
  };
}

interface GroundShadow {
  readonly x: number;
  readonly y: number;
  readonly radiusX: number;
  readonly radiusY: number;
  readonly opacity: number;
  /** Softness of the edge, in pixels. */
  readonly blur: number;
  readonly colour?: string;
}

/** A soft ellipse below a figure, as its contact shadow. */
export function groundShadow(shadow: GroundShadow): Layer {
  const { x, y, radiusX, radiusY, opacity, blur, colour = '#000' } = shadow;
  return (canvas) =>
    `<ellipse cx="${x}" cy="${y}" rx="${radiusX}" ry="${radiusY}" fill="${colour}" ` +
    `opacity="${opacity}" filter="${canvas.blur(blur)}"/>`;
}
