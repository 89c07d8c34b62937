import type { Container, Texture } from 'pixi.js';
import type { Point, Size } from '../../../pixi/page.ts';
import type { StageLayout } from '../layout.ts';

/** Draws a texture that is freed with the place. */
export type DrawTexture = (
  size: Size,
  draw: (context: CanvasRenderingContext2D) => void,
) => Texture;

/** The parts of a layout that the life of a place depends on. */
export type PlaceLayout = Pick<StageLayout, 'page' | 'dockHeight' | 'barHeight' | 'frame'>;

/** One thing that lives in a place. */
export type LifePart = {
  readonly view: Container;
  /** Whether it is behind the place, in the sky. */
  readonly isFar?: boolean;
  readonly layout: (layout: PlaceLayout) => void;
  /** A step of ambient motion; allocates nothing. */
  readonly move?: (elapsedMs: number) => void;
  /** The level of the feature, 0 to 1. */
  readonly setLevel?: (level: number) => void;
};

/** A point in pixels, of parts of the page; what is `below` it stays above the controls. */
export function pointOn(
  { page, dockHeight }: Pick<PlaceLayout, 'page' | 'dockHeight'>,
  { x, y }: Point,
  below = 0,
): Point {
  return { x: x * page.width, y: Math.min(y * page.height, page.height - dockHeight - below) };
}

/** The shorter side of a page, of which sizes are parts. */
export const shorterSide = ({ width, height }: Size): number => Math.min(width, height);

/** The remainder of a division, which is positive for negative numbers, too. */
export const wrap = (value: number, length: number): number => ((value % length) + length) % length;
