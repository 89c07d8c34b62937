import { cssColour, mixColours } from '../../pixi/colours.ts';
import type { Size } from '../../pixi/page.ts';
import type { FrameMaterial, SlotTheme } from '../themes/slot-theme.ts';

/** The panel under an amount: its size, the size of a pixel of the design, and its colours. */
type RibbonPanel = Size & {
  readonly scale: number;
  readonly colours: readonly [top: string, foot: string];
  readonly frame: SlotTheme['frame'];
};

/** Pixels of the design around a panel, for its shadow and for what stands out at its ends. */
export const PANEL_MARGIN = 34;

type Pen = CanvasRenderingContext2D;
type Draw = (pen: Pen, panel: RibbonPanel) => void;

type RibbonShape = {
  /** What is behind the panel, such as the tails of a ribbon. */
  readonly behind?: Draw;
  /** Traces the edge of the panel. */
  readonly edge: Draw;
  /** What is on the panel, such as rivets; it is cut at the edge. */
  readonly trim?: Draw;
  /** What is over its ends, such as the rolls of a scroll. */
  readonly ends?: Draw;
};

const rounded =
  (radius: number): Draw =>
  (pen, { width, height, scale }) =>
    pen.roundRect(0, 0, width, height, radius * scale);

/** Traces a closed line through points in pixels of the panel. */
function trace(pen: Pen, points: readonly (readonly [x: number, y: number])[]): void {
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.closePath();
}

/** Straight edges with cut corners. */
const cut =
  (corner: number): Draw =>
  (pen, { width, height, scale }) => {
    const c = corner * scale;
    trace(pen, [
      ...([
        [c, 0],
        [width - c, 0],
        [width, c],
        [width, height - c],
      ] as const),
      ...([
        [width - c, height],
        [c, height],
        [0, height - c],
        [0, c],
      ] as const),
    ]);
  };

/** Ends that run out to a point, straight as of a crystal. */
const pointed: Draw = (pen, { width, height, scale }) => {
  const tip = 24 * scale;
  trace(pen, [
    ...([
      [0, 0],
      [width, 0],
      [width + tip, height / 2],
    ] as const),
    ...([
      [width, height],
      [0, height],
      [-tip, height / 2],
    ] as const),
  ]);
};

/** Ends that swing out to a point, as an arch of the Orient does. */
const arched: Draw = (pen, { width, height, scale }) => {
  const tip = 28 * scale;
  const middle = height / 2;
  pen.moveTo(0, 0);
  pen.lineTo(width, 0);
  pen.bezierCurveTo(
    width + tip * 0.2,
    middle * 0.6,
    width + tip * 0.3,
    middle,
    width + tip,
    middle,
  );
  pen.bezierCurveTo(width + tip * 0.3, middle, width + tip * 0.2, middle * 1.4, width, height);
  pen.lineTo(0, height);
  pen.bezierCurveTo(-tip * 0.2, middle * 1.4, -tip * 0.3, middle, -tip, middle);
  pen.bezierCurveTo(-tip * 0.3, middle, -tip * 0.2, middle * 0.6, 0, 0);
  pen.closePath();
};

/** Ends that have broken along the grain. */
const broken: Draw = (pen, { width, height, scale }) => {
  const teeth = [6, -8, 2, -12, 4, -4] as const;
  const step = height / (teeth.length - 1);
  const right = teeth.map((out, place) => [width + (8 + out) * scale, place * step] as const);
  const left = teeth.map((out, place) => [-(8 - out) * scale, height - place * step] as const);
  trace(pen, [...right, ...left]);
};

/** A foot in scallops, as of icing. */
const scalloped: Draw = (pen, { width, height, scale }) => {
  const corner = 22 * scale;
  const count = Math.max(4, Math.round(width / (30 * scale)));
  const step = width / count;
  pen.moveTo(0, corner);
  pen.arcTo(0, 0, corner, 0, corner);
  pen.arcTo(width, 0, width, corner, corner);
  pen.lineTo(width, height - step / 4);
  for (let place = 0; place < count; place += 1) {
    pen.arc(width - step * (place + 0.5), height - step / 4, step / 2, 0, Math.PI);
  }
  pen.closePath();
};

/** The two tails of a ribbon, with a notch. */
const tails: Draw = (pen, { width, height, scale, colours }) => {
  const out = 32 * scale;
  const drop = 9 * scale;
  const hidden = 26 * scale;
  pen.fillStyle = colours[1];
  for (const side of [0, 1]) {
    const at = (inward: number) => (side === 0 ? -inward : width + inward);
    pen.beginPath();
    trace(pen, [
      ...([
        [at(-hidden), drop],
        [at(out), drop],
        [at(out * 0.45), drop + height / 2],
      ] as const),
      ...([
        [at(out), drop + height],
        [at(-hidden), drop + height],
      ] as const),
    ]);
    pen.fill();
  }
};

/** A row of rivets in the corners. */
const rivets: Draw = (pen, { width, height, scale, frame }) => {
  const inset = 11 * scale;
  for (const x of [inset, width - inset]) {
    for (const y of [inset, height - inset]) {
      const shine = pen.createRadialGradient(x - scale, y - scale, 0, x, y, 4 * scale);
      shine.addColorStop(0, '#ffffff');
      shine.addColorStop(0.5, cssColour(frame.light));
      shine.addColorStop(1, cssColour(mixColours(frame.body, 0x000000, 0.6)));
      pen.fillStyle = shine;
      pen.beginPath();
      pen.arc(x, y, 4 * scale, 0, 2 * Math.PI);
      pen.fill();
    }
  }
};

/** The grain of wood, in long waves. */
const grain: Draw = (pen, { width, height, scale }) => {
  pen.strokeStyle = 'rgb(0 0 0 / .2)';
  pen.lineWidth = 1.4 * scale;
  for (let line = 1; line < 6; line += 1) {
    const y = (height * line) / 6;
    const bend = (line % 2 === 0 ? 5 : -6) * scale;
    pen.beginPath();
    pen.moveTo(-20 * scale, y);
    pen.bezierCurveTo(
      width * 0.3,
      y + bend,
      width * 0.6,
      y - bend,
      width + 20 * scale,
      y + bend / 2,
    );
    pen.stroke();
  }
};

/** Seams of light in the corners of stone. */
const seams: Draw = (pen, { width, height, scale, frame }) => {
  pen.strokeStyle = cssColour(frame.light);
  pen.lineWidth = 1.8 * scale;
  for (const [from, way] of [
    [0, 1],
    [width, -1],
  ] as const) {
    pen.beginPath();
    pen.moveTo(from, height * 0.34);
    pen.lineTo(from + way * 13 * scale, height * 0.46);
    pen.lineTo(from + way * 9 * scale, height * 0.6);
    pen.lineTo(from + way * 24 * scale, height);
    pen.stroke();
  }
};

/** A second line inside of the edge, as an engraver draws. */
const engraved: Draw = (pen, { width, height, scale, frame }) => {
  pen.strokeStyle = cssColour(frame.light);
  pen.globalAlpha = 0.45;
  pen.lineWidth = 1.2 * scale;
  const inset = 6 * scale;
  pen.beginPath();
  pen.roundRect(inset, inset, width - 2 * inset, height - 2 * inset, 4 * scale);
  pen.stroke();
  pen.globalAlpha = 1;
};

/** The rolled ends of a scroll, higher than it. */
const rolls: Draw = (pen, { width, height, scale, colours, frame }) => {
  const wide = 17 * scale;
  const over = 6 * scale;
  for (const x of [-wide * 0.6, width - wide * 0.4]) {
    const roll = pen.createLinearGradient(x, 0, x + wide, 0);
    roll.addColorStop(0, colours[1]);
    roll.addColorStop(0.4, cssColour(mixColours(frame.light, 0xffffff, 0.25)));
    roll.addColorStop(1, colours[1]);
    pen.fillStyle = roll;
    pen.beginPath();
    pen.roundRect(x, -over, wide, height + 2 * over, wide / 2);
    pen.fill();
  }
};

/** Two tubes of light along the edge. */
const tubes: Draw = (pen, panel) => {
  const { width, height, scale, frame } = panel;
  const device = pen.getTransform().a;
  for (const [inset, colour] of [
    [0, frame.light],
    [7, frame.body],
  ] as const) {
    const by = inset * scale;
    pen.save();
    pen.shadowColor = cssColour(colour);
    pen.shadowBlur = 14 * scale * device;
    pen.strokeStyle = cssColour(mixColours(colour, 0xffffff, 0.45));
    pen.lineWidth = 3 * scale;
    pen.beginPath();
    pen.roundRect(by, by, width - 2 * by, height - 2 * by, 20 * scale - by);
    pen.stroke();
    pen.restore();
  }
};

/** The shape of the panel in the material of each frame. */
const shapes: Readonly<Record<FrameMaterial, RibbonShape>> = {
  gold: { behind: tails, edge: rounded(5), trim: engraved },
  neon: { edge: rounded(20), ends: tubes },
  wood: { edge: broken, trim: grain },
  birch: { edge: pointed, trim: engraved },
  stone: { edge: cut(15), trim: seams },
  sandstone: { edge: rounded(2), trim: engraved, ends: rolls },
  ice: { edge: pointed },
  chrome: { edge: rounded(40) },
  filigree: { edge: arched, trim: engraved },
  iron: { edge: cut(9), trim: rivets },
  paper: { edge: rounded(2), ends: rolls },
  sugar: { edge: scalloped },
};

/** Draws the panel of a win in the shape of the slot's frame. */
export function drawPanel(pen: Pen, panel: RibbonPanel): void {
  const { height, scale, colours, frame } = panel;
  const { behind, edge, trim, ends } = shapes[frame.material];
  const device = pen.getTransform().a;
  behind?.(pen, panel);
  pen.save();
  pen.shadowColor = 'rgb(0 0 0 / .6)';
  pen.shadowBlur = 26 * scale * device;
  pen.shadowOffsetY = 12 * scale * device;
  const body = pen.createLinearGradient(0, 0, 0, height);
  body.addColorStop(0, colours[0]);
  body.addColorStop(1, colours[1]);
  pen.fillStyle = body;
  pen.beginPath();
  edge(pen, panel);
  pen.fill();
  pen.restore();
  pen.save();
  pen.beginPath();
  edge(pen, panel);
  pen.clip();
  trim?.(pen, panel);
  pen.restore();
  pen.strokeStyle = cssColour(frame.light);
  pen.lineWidth = 2.5 * scale;
  pen.beginPath();
  edge(pen, panel);
  pen.stroke();
  ends?.(pen, panel);
}
