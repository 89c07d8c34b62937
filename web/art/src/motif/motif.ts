import type { Canvas } from '../engine/canvas.ts';
import { drawLayers, type Layer } from '../engine/layer.ts';
import { blend } from '../engine/markup.ts';
import { defineLighting, type Lighting } from './lighting.ts';
import { defineFigure, type FigurePaths, NOTO_UNITS } from './noto.ts';

/** A figure of the vector set and its placement: pixels and degrees clockwise. */
interface Pose {
  readonly figure: string;
  /** The figure's centre. */
  readonly x: number;
  readonly y: number;
  /** Edge of the square the figure is drawn in, in pixels. */
  readonly size: number;
  readonly rotate?: number;
  /** Mirrored left to right. */
  readonly flip?: boolean;
  /** Width against height; below 1 turns a coin away from the viewer. */
  readonly squash?: number;
  readonly opacity?: number;
}

export interface Motif extends Pose, Lighting {
  /**
   * The darkening towards the feet with the scene's dark colour, 0 to 1. Figures of 240 px and more
   * that are in focus default to 0.54, because they are the heroes.
   */
  readonly sink?: number;
  /** Some paths of the figure; all without it. */
  readonly paths?: FigurePaths;
}

const HERO_SIZE = 240;
const HERO_SINK = 0.54;
/** Below this size the relief is finer than a pixel and the figure looks flat. */
const LEAST_RELIEF = 0.22;

function poseTransform({ x, y, size, rotate = 0, flip = false, squash = 1 }: Pose): string {
  const scale = size / NOTO_UNITS;
  const scaleX = scale * (flip ? -1 : 1) * squash;
  const toCentre = -NOTO_UNITS / 2;
  return (
    `translate(${x} ${y}) rotate(${rotate}) ` +
    `scale(${scaleX.toFixed(4)} ${scale.toFixed(4)}) translate(${toCentre} ${toCentre})`
  );
}

/** A figure that is relit as a body. */
export function motif(body: Motif): Layer {
  return (canvas) => {
    const figure = defineFigure(canvas, body.figure, body.paths);
    const use = `<use href="#${figure}" transform="${poseTransform(body)}"/>`;
    const filter = defineLighting(canvas, Math.max(LEAST_RELIEF, body.size / 430), body);
    const lit = `<g filter="${filter}" opacity="${body.opacity ?? 1}">${use}</g>`;
    const isHero = body.size >= HERO_SIZE && !body.blur;
    const sink = body.sink ?? (isHero ? HERO_SINK : 0);
    return sink ? lit + sinkIntoScene(canvas, body, use, sink) : lit;
  };
}

/** Two washes clipped to the figure's outline: dark towards the feet, light on the upper left. */
function sinkIntoScene(canvas: Canvas, body: Motif, use: string, sink: number): string {
  const { x, y, size, shadow = '#05060a', light = '#fff6e0' } = body;
  const half = size / 2;
  const mask = canvas.define(
    (id) =>
      `<mask id="${id}" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="0" y="0" ` +
      `width="${canvas.width}" height="${canvas.height}">${use}</mask>`,
  );
  const dark = canvas.linear(
    [
      [0, shadow, 0],
      [0.4, shadow, 0],
      [1, shadow, sink],
    ],
    { x1: x - half * 0.35, y1: y - half, x2: x + half * 0.25, y2: y + half * 1.02 },
    'canvas',
  );
  const bright = canvas.radial(
    [
      [0, light, 0.7],
      [1, light, 0],
    ],
    { cx: x - half * 0.3, cy: y - half * 0.5, r: half * 1.05 },
    'canvas',
  );
  const square = `x="${x - size}" y="${y - size}" width="${2 * size}" height="${2 * size}"`;
  return (
    `<g mask="url(#${mask})" ${blend('multiply')}><rect ${square} fill="${dark}"/></g>` +
    `<g mask="url(#${mask})" ${blend('soft-light')}><rect ${square} fill="${bright}"/></g>`
  );
}

/** A figure of the set without relighting: for objects behind or on other objects. */
export function flatMotif(pose: Pose): Layer {
  return (canvas) => {
    const figure = defineFigure(canvas, pose.figure);
    const use = `<use href="#${figure}" transform="${poseTransform(pose)}"/>`;
    return `<g opacity="${pose.opacity ?? 1}">${use}</g>`;
  };
}

interface Silhouette extends Pose {
  readonly colour: string;
  /** Blur in pixels. */
  readonly blur?: number;
}

/** A figure's outline filled with one colour. */
export function silhouette(shape: Silhouette): Layer {
  return (canvas) => {
    const figure = defineFigure(canvas, shape.figure);
    const soften = shape.blur ? `<feGaussianBlur stdDeviation="${shape.blur}"/>` : '';
    const filter = canvas.define(
      (id) =>
        `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%">` +
        `<feFlood flood-color="${shape.colour}"/>` +
        `<feComposite in2="SourceAlpha" operator="in"/>${soften}</filter>`,
    );
    const use = `<use href="#${figure}" transform="${poseTransform(shape)}"/>`;
    return `<g filter="url(#${filter})" opacity="${shape.opacity ?? 1}">${use}</g>`;
  };
}

interface LitProps extends Lighting {
  /** The size of the props relative to a figure 430 px across. */
  readonly relief?: number;
}

/** Relights props and other drawings as one body. */
export function lit(lighting: LitProps, ...layers: readonly Layer[]): Layer {
  return (canvas) => {
    const drawing = drawLayers(canvas, layers);
    const filter = defineLighting(canvas, lighting.relief ?? 0.5, lighting);
    return `<g filter="${filter}">${drawing}</g>`;
  };
}
