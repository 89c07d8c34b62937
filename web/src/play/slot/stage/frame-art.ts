import { Container, Sprite, Texture } from 'pixi.js';
import type { Animator } from '../../pixi/animator.ts';
import { canvasTexture } from '../../pixi/canvas-texture.ts';
import { cssColour, mixColours } from '../../pixi/colours.ts';
import type { Point, Rect, Size } from '../../pixi/page.ts';
import type { SlotTheme } from '../themes/slot-theme.ts';
import type { GridSize } from './cells.ts';
import { drawMaterial } from './frame-materials.ts';
import type { FrameShape } from './frame-strokes.ts';
import type { StageLayout } from './layout.ts';

/** Margin of the frame for its shadow, in pixels of the design. */
const SHADOW = 90;
const FRAME_RADIUS = { wide: 30, landscape: 26, portrait: 22 } as const;
const BED_RADIUS = { wide: 18, landscape: 15, portrait: 13 } as const;
const WIN_INSET = { wide: 5, landscape: 4, portrait: 3 } as const;
const WIN_RADIUS = { wide: 14, landscape: 12, portrait: 10 } as const;

/** The light of winning cells without one of the theme. */
const GOLD = 0xffb43c;
/** What is left of a frame's colours when its light is out. */
const UNLIT = 0x606078;
/** A neon tube hums, and now and then its light fails twice. */
const TUBE = { everyMs: 4_300, failsMs: 420, fails: 2 } as const;

type Look = Pick<SlotTheme, 'bed' | 'frame' | 'winLight'>;

/** The light of a neon tube, 0 to 1. */
export function tubeLight(elapsedMs: number): number {
  const hum = 0.94 + 0.06 * Math.sin(elapsedMs / 90);
  const sinceMs = elapsedMs % TUBE.everyMs;
  if (sinceMs > TUBE.failsMs) return hum;
  return hum * (0.5 + 0.5 * Math.cos((2 * Math.PI * TUBE.fails * sinceMs) / TUBE.failsMs));
}

/** The frame with the dark bed behind the reels, and the glow behind winning cells. */
export class FrameArt {
  /** Drawn below the symbols. */
  readonly view = new Container();
  readonly #frame = new Sprite();
  /** The glows of winning cells, drawn in the bed below the symbols. */
  readonly glows = new Container();
  /** By the height of their cell, in pixels. */
  readonly #glowsByHeight = new Map<number, Texture>();
  #drawGlow: (cell: Size) => Texture = () => Texture.EMPTY;

  readonly #look: Look;
  readonly #grid: GridSize;

  constructor(parts: {
    readonly look: Look;
    readonly grid: GridSize;
    readonly animator: Animator;
  }) {
    this.#look = parts.look;
    this.#grid = parts.grid;
    this.view.addChild(this.#frame);
    if (!parts.look.frame.flickers) return;
    parts.animator.ambient((elapsedMs) => {
      this.#frame.tint = mixColours(UNLIT, 0xffffff, tubeLight(elapsedMs));
    });
  }

  layout(layout: StageLayout, resolution: number): void {
    const { frame, bed, scale, mode } = layout;
    const margin = SHADOW * scale;
    this.#frame.texture.destroy(true);
    this.#frame.texture = canvasTexture(
      { width: frame.width + 2 * margin, height: frame.height + 2 * margin, resolution },
      (context) => {
        context.translate(margin, margin);
        const outer = { x: 0, y: 0, width: frame.width, height: frame.height };
        const inner = { ...bed, x: bed.x - frame.x, y: bed.y - frame.y };
        const border = inner.x;
        const shape = { outer, border, radius: FRAME_RADIUS[mode] * scale, scale };
        drawFrame(context, this.#look, shape);
        drawBed(context, {
          inner,
          radius: BED_RADIUS[mode] * scale,
          scale,
          look: this.#look,
          reels: this.#grid.reels,
        });
      },
    );
    this.#frame.position.set(frame.x - margin, frame.y - margin);
    this.#dropGlows();
    this.#drawGlow = (cell) =>
      canvasTexture({ ...cell, resolution }, (context) =>
        drawGlow(context, {
          ...cell,
          inset: WIN_INSET[mode] * scale,
          radius: WIN_RADIUS[mode] * scale,
          scale,
          colour: this.#look.winLight ?? GOLD,
        }),
      );
  }

  /** Adds an invisible glow of a winning cell, centred at a point of the bed. */
  addGlow(center: Point, cell: Size): Sprite {
    const height = Math.round(cell.height);
    const texture = this.#glowsByHeight.get(height) ?? this.#drawGlow(cell);
    this.#glowsByHeight.set(height, texture);
    const glow = new Sprite({ texture, anchor: 0.5, alpha: 0 });
    glow.position.copyFrom(center);
    this.glows.addChild(glow);
    return glow;
  }

  clearGlows(): void {
    for (const glow of this.glows.removeChildren()) glow.destroy();
  }

  destroy(): void {
    this.#frame.texture.destroy(true);
    this.#dropGlows();
  }

  #dropGlows(): void {
    this.clearGlows();
    for (const texture of this.#glowsByHeight.values()) texture.destroy(true);
    this.#glowsByHeight.clear();
  }
}

function roundRect(context: CanvasRenderingContext2D, rect: Rect, radius: number): void {
  context.beginPath();
  context.roundRect(rect.x, rect.y, rect.width, rect.height, radius);
}

const grown = (rect: Rect, by: number): Rect => ({
  x: rect.x - by,
  y: rect.y - by,
  width: rect.width + 2 * by,
  height: rect.height + 2 * by,
});

function drawFrame(context: CanvasRenderingContext2D, look: Look, shape: FrameShape): void {
  const { outer, radius, scale } = shape;
  context.save();
  context.shadowColor = 'rgb(0 0 0 / .75)';
  // Canvas shadows are in device pixels, independent of the transform.
  const device = context.getTransform().a;
  context.shadowBlur = 50 * scale * device;
  context.shadowOffsetY = 26 * scale * device;
  context.fillStyle = look.bed[2];
  roundRect(context, grown(outer, 3 * scale), radius + 3 * scale);
  context.fill();
  context.restore();
  drawMaterial(context, look.frame, shape);
}

function drawBed(
  context: CanvasRenderingContext2D,
  bed: {
    readonly inner: Rect;
    readonly radius: number;
    readonly scale: number;
    readonly look: Look;
    readonly reels: number;
  },
): void {
  const { inner, radius, scale, look, reels } = bed;
  context.save();
  roundRect(context, inner, radius);
  context.clip();
  const bottom = inner.y + inner.height;
  const cloth = context.createLinearGradient(0, inner.y, 0, bottom);
  const [top, middle, foot] = look.bed;
  cloth.addColorStop(0, top);
  cloth.addColorStop(0.45, middle);
  cloth.addColorStop(1, foot);
  context.fillStyle = cloth;
  context.fillRect(inner.x, inner.y, inner.width, inner.height);
  const cell = inner.width / reels;
  for (let reel = 1; reel < reels; reel += 1) {
    const x = inner.x + cell * reel;
    context.fillStyle = 'rgb(0 0 0 / .45)';
    context.fillRect(x - 2 * scale, inner.y, 2 * scale, inner.height);
    context.fillStyle = cssColour(look.frame.light, 0.1);
    context.fillRect(x, inner.y, scale, inner.height);
  }
  const depth = 42 * scale;
  for (const [from, to] of [
    [inner.y, inner.y + depth],
    [bottom, bottom - depth],
  ] as const) {
    const shade = context.createLinearGradient(0, from, 0, to);
    shade.addColorStop(0, 'rgb(0 0 0 / .72)');
    shade.addColorStop(1, 'rgb(0 0 0 / 0)');
    context.fillStyle = shade;
    context.fillRect(inner.x, Math.min(from, to), inner.width, depth);
  }
  context.restore();
  context.strokeStyle = foot;
  context.lineWidth = 3 * scale;
  roundRect(context, grown(inner, -1.5 * scale), radius - 1.5 * scale);
  context.stroke();
}

type GlowArt = {
  readonly width: number;
  readonly height: number;
  readonly inset: number;
  readonly radius: number;
  readonly scale: number;
  readonly colour: number;
};

function drawGlow(context: CanvasRenderingContext2D, art: GlowArt): void {
  const { width, height, inset, radius, scale, colour } = art;
  const rect = grown({ x: 0, y: 0, width, height }, -inset);
  const light = context.createRadialGradient(
    width / 2,
    height * 0.45,
    0,
    width / 2,
    height * 0.45,
    Math.hypot(width, height) / 2,
  );
  light.addColorStop(0, cssColour(mixColours(colour, 0xffffff, 0.25), 0.72));
  light.addColorStop(0.6, cssColour(colour, 0.36));
  light.addColorStop(1, cssColour(colour, 0.14));
  context.fillStyle = light;
  roundRect(context, rect, radius);
  context.fill();
  context.save();
  context.shadowColor = cssColour(colour, 0.9);
  context.shadowBlur = 12 * scale * context.getTransform().a;
  context.strokeStyle = cssColour(mixColours(colour, 0xffffff, 0.5));
  context.lineWidth = 2.5 * scale;
  roundRect(context, grown(rect, -1.25 * scale), radius - 1.25 * scale);
  context.stroke();
  context.restore();
}
