import { cssColour, mixColours } from '../../pixi/colours.ts';
import type { Rect } from '../../pixi/page.ts';

/* What the materials of a frame are drawn with. */

/** The frame to draw: its outer edge, the width of its border, and the scale of the design. */
export type FrameShape = {
  readonly outer: Rect;
  readonly border: number;
  readonly radius: number;
  readonly scale: number;
};

export type Context = CanvasRenderingContext2D;

const TUBE_RINGS = 24;

type Stops = readonly (readonly [offset: number, colour: string])[];

export function fillBands(context: Context, { outer }: FrameShape, stops: Stops): void {
  const { x, y, width, height } = outer;
  const bands = context.createLinearGradient(0, y, 0, y + height);
  for (const [offset, colour] of stops) bands.addColorStop(offset, colour);
  context.fillStyle = bands;
  context.fillRect(x, y, width, height);
}

/** Bends the colours across the border, from its outer edge to the bed, all the way around. */
export function fillTube(
  context: Context,
  art: FrameShape,
  stops: readonly (readonly [offset: number, colour: number])[],
): void {
  for (let ring = 0; ring < TUBE_RINGS; ring += 1) {
    const at = ring / (TUBE_RINGS - 1);
    const next = Math.max(
      1,
      stops.findIndex(([offset]) => offset >= at),
    );
    const [from, start] = stops[next - 1] ?? [0, 0];
    const [to, end] = stops[next] ?? [1, 0];
    strokeInside(context, art, {
      inset: art.border * at,
      // Rings overlap, so that no seam is between them.
      width: (2 * art.border) / TUBE_RINGS,
      colour: cssColour(mixColours(start, end, (at - from) / (to - from))),
    });
  }
}

export function strokeInside(
  context: Context,
  { outer, radius }: FrameShape,
  line: { readonly inset: number; readonly width: number; readonly colour: string },
): void {
  const { inset } = line;
  context.strokeStyle = line.colour;
  context.lineWidth = line.width;
  context.beginPath();
  context.roundRect(
    outer.x + inset,
    outer.y + inset,
    outer.width - 2 * inset,
    outer.height - 2 * inset,
    Math.max(0, radius - inset),
  );
  context.stroke();
}

export function seam(
  context: Context,
  [x, y]: readonly [number, number],
  { border }: FrameShape,
  jag: number,
): void {
  context.moveTo(x, y);
  context.lineTo(x + jag, y + border * 0.5);
  context.lineTo(x, y + border);
}

/** Draws something around the origin in each corner of the border. */
export function studs(
  context: Context,
  { outer, border }: FrameShape,
  draw: (radius: number) => void,
): void {
  const inset = border * 0.72;
  for (const x of [outer.x + inset, outer.x + outer.width - inset]) {
    for (const y of [outer.y + inset, outer.y + outer.height - inset]) {
      context.save();
      context.translate(x, y);
      draw(border * 0.42);
      context.restore();
    }
  }
}

export function disc(context: Context, radius: number): void {
  context.beginPath();
  context.arc(0, 0, radius, 0, 2 * Math.PI);
  context.fill();
}

/** A curl of wire that ends in its middle. */
export function spiral(
  context: Context,
  { x, y, radius, turned }: { x: number; y: number; radius: number; turned: boolean },
): void {
  const side = turned ? -1 : 1;
  context.beginPath();
  for (let step = 0; step <= 20; step += 1) {
    const angle = (step / 20) * 3 * Math.PI;
    const reach = radius * (1 - step / 24);
    context.lineTo(x + side * reach * Math.cos(angle), y + side * reach * Math.sin(angle));
  }
  context.stroke();
}

/** A number of 0 to 1 that is the same for a place on every screen. */
export function noise(place: number): number {
  const wild = Math.sin(place * 127.1 + 11.7) * 43_758.545;
  return wild - Math.floor(wild);
}
