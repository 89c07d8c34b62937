import type { PathCommand } from 'opentype.js';
import { tenth } from '../engine/markup.ts';
import { type Face, loadFace } from './faces.ts';
import { STRAIGHT, type Warp } from './warp.ts';

/** One line of lettering. Lengths are pixels of the picture. */
export interface TextLine {
  readonly text: string;
  readonly face: Face;
  /** Size of the face's em square. */
  readonly size: number;
  /** The baseline, from the top of the picture. */
  readonly baseline: number;
  /** The middle of the line, from the left. */
  readonly centre: number;
  /** A wider line is scaled down to this width; a narrower one is not scaled. */
  readonly maxWidth?: number;
  /** Space added between letters, in ems. */
  readonly tracking?: number;
  readonly warp?: Warp;
  /** Degrees clockwise around the middle of the baseline. */
  readonly rotate?: number;
}

/** A line of lettering as one SVG path. Lengths are pixels and apply before the rotation. */
export interface TextOutline {
  readonly path: string;
  /** Its highest point, from the top of the picture. */
  readonly top: number;
  /** Height of its tallest letter. */
  readonly capHeight: number;
  /** The height that the warp adds. */
  readonly rise: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

type Drawn = Exclude<PathCommand, { type: 'Z' }>;

/**
 * The number of straight steps of a segment: a warp moves points, so a curve needs enough of them.
 */
const STEPS = { L: 5, Q: 6, C: 8 } as const;

/** Draws a line of text as a warped outline, so that no picture depends on an installed font. */
export function outlineText(line: TextLine): TextOutline {
  const { text, face, size, baseline, tracking = 0, warp = STRAIGHT } = line;
  const options = { kerning: true, letterSpacing: tracking };
  const commands = loadFace(face).getPath(text, 0, 0, size, options).commands;
  const { move, capHeight } = fitter(line, commands);
  let path = '';
  let pen: Point = { x: 0, y: 0 };
  for (const command of commands) {
    if (command.type === 'Z') {
      path += 'Z';
      continue;
    }
    path +=
      command.type === 'M'
        ? `M${move(command)}`
        : pointsAlong(command, pen)
            .map((point) => `L${move(point)}`)
            .join('');
    pen = command;
  }
  return { path, top: baseline - capHeight - warp.rise, capHeight, rise: warp.rise };
}

/** Measures the line and returns the function that maps its points onto the picture. */
function fitter(
  { baseline, centre, maxWidth = 540, warp = STRAIGHT, rotate = 0 }: TextLine,
  commands: readonly PathCommand[],
) {
  const ends = commands.filter((command): command is Drawn => command.type !== 'Z');
  const left = Math.min(...ends.map((end) => end.x));
  const right = Math.max(...ends.map((end) => end.x));
  const highest = Math.min(...ends.map((end) => end.y));
  const scale = Math.min(1, maxWidth / (right - left));
  const halfWidth = ((right - left) * scale) / 2;
  const capHeight = -highest * scale;
  const turn = (rotate * Math.PI) / 180;

  const move = (point: Point): string => {
    const x = (point.x - left) * scale - halfWidth;
    const y = warp.bend(point.y * scale, x / halfWidth, capHeight);
    const turnedX = x * Math.cos(turn) - y * Math.sin(turn);
    const turnedY = x * Math.sin(turn) + y * Math.cos(turn);
    return `${tenth(centre + turnedX)} ${tenth(baseline + turnedY)}`;
  };
  return { move, capHeight };
}

/** The points that replace a segment from `start`, without its start. */
function pointsAlong(segment: Exclude<Drawn, { type: 'M' }>, start: Point): Point[] {
  const steps = STEPS[segment.type];
  return Array.from({ length: steps }, (_, index) => {
    const t = (index + 1) / steps;
    return {
      x: bezier(t, controls(start.x, segment, 'x')),
      y: bezier(t, controls(start.y, segment, 'y')),
    };
  });
}

/** One coordinate of a segment's control points, from its start to its end. */
function controls(start: number, segment: Exclude<Drawn, { type: 'M' }>, axis: 'x' | 'y') {
  switch (segment.type) {
    case 'L':
      return [start, segment[axis]];
    case 'Q':
      return [start, segment[`${axis}1`], segment[axis]];
    case 'C':
      return [start, segment[`${axis}1`], segment[`${axis}2`], segment[axis]];
  }
}

/** De Casteljau's construction: interpolates neighbours until one value is left. */
function bezier(t: number, values: readonly number[]): number {
  const [first = 0, ...rest] = values;
  if (rest.length === 0) return first;
  let previous = first;
  const mixed = rest.map((value) => {
    const between = previous + (value - previous) * t;
    previous = value;
    return between;
  });
  return bezier(t, mixed);
}
