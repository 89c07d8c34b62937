import { Container, Sprite, Texture } from 'pixi.js';
import type { Animator } from '../../pixi/animator.ts';
import { canvasTexture } from '../../pixi/canvas-texture.ts';
import { easeOutBack } from '../../pixi/easing.ts';
import { FigureLine, FigureSheet } from '../../pixi/figures.ts';
import type { SlotTheme } from '../themes/slot-theme.ts';
import { drawMaterial } from './frame-materials.ts';
import type { StageLayout } from './layout.ts';

const FAMILIES = '"Bricolage Grotesque", system-ui, sans-serif';
/** Sizes in pixels of the design. */
const SIDE = { wide: 60, landscape: 58, portrait: 44 } as const;
/** How far the counter covers the reels. */
const LAP = 3;
/** The symbol to the left of the plate, in parts of its side. */
const SYMBOL = { left: 1.08, side: 1.2 } as const;
/** Lights in place of a number, in parts of the side: their distance and size; one that is out is dark. */
const LIGHT = { apart: 0.78, side: 0.98, out: 0x16301a } as const;
/** Pixels between the counter and the edge of the page. */
const EDGE = 4;
/** Pixels between the frame of a portrait page and the gauge above it. */
const GAUGE_GAP = 12;
const POP_MS = 380;
const ENTER_MS = 420;

/**
 * The middle of the counter and its side: on the upper edge of the frame over the last reel, below the bar
 * and its gauge. A low page has no room there; the counter is beside its frame.
 */
export function counterPlace({ frame, bed, page, scale, mode, barHeight, meterTop }: StageLayout) {
  const side = SIDE[mode] * scale;
  const right = frame.x + frame.width;
  const hasGauge = mode === 'portrait' && frame.y - meterTop > GAUGE_GAP + EDGE;
  const x = mode === 'landscape' ? right + side / 2 + EDGE : right - side * 0.12;
  return {
    side,
    x: Math.min(x, page.width - side / 2 - EDGE),
    y: Math.max(
      bed.y + LAP * scale - side / 2,
      barHeight + side / 2 + EDGE,
      hasGauge ? frame.y - GAUGE_GAP + side / 2 : 0,
    ),
  };
}

/** What goes out one by one as spins are used up. */
type CounterLights = { readonly texture: Texture; readonly count: number };

/** A medallion on the corner of the frame with the number of free spins that are left, or a light for each. */
export class SpinCounter {
  readonly view = new Container();
  readonly #animator: Animator;
  readonly #look: Pick<SlotTheme, 'frame' | 'bed'>;
  readonly #plate = new Sprite({ anchor: 0.5 });
  readonly #number = new FigureLine();
  /** The symbol of the free spins, beside the plate. */
  readonly #symbol = new Sprite({ anchor: 0.5, visible: false });
  /** In place of the plate and its number; none in most slots. */
  readonly #lights: readonly Sprite[];
  #figures: FigureSheet | null = null;
  #left: number | null = null;

  constructor(
    look: Pick<SlotTheme, 'frame' | 'bed'>,
    animator: Animator,
    lights: CounterLights | null = null,
  ) {
    this.#look = look;
    this.#animator = animator;
    this.#lights = Array.from(
      { length: lights?.count ?? 0 },
      () => new Sprite({ texture: lights?.texture ?? Texture.EMPTY, anchor: 0.5 }),
    );
    this.view.addChild(this.#symbol, this.#plate, this.#number.view, ...this.#lights);
    this.#plate.visible = lights === null;
    this.#number.view.visible = lights === null;
    this.view.visible = false;
  }

  layout(layout: StageLayout, resolution: number): void {
    const { scale } = layout;
    const { x, y, side } = counterPlace(layout);
    this.view.position.set(x, y);
    this.#symbol.position.set(-side * SYMBOL.left, 0);
    this.#symbol.setSize(side * SYMBOL.side);
    for (const [place, light] of this.#lights.entries()) {
      light.position.set((place - this.#lights.length + 1) * side * LIGHT.apart, 0);
      light.setSize(side * LIGHT.side);
    }
    this.#plate.texture.destroy(true);
    this.#plate.texture = canvasTexture({ width: side, height: side, resolution }, (context) =>
      drawPlate(context, { side, scale, look: this.#look }),
    );
    this.#figures?.destroy();
    this.#figures = new FigureSheet({
      weight: 700,
      families: FAMILIES,
      sizePx: side * 0.42,
      fill: '#fffbe8',
      shadow: { colour: 'rgb(0 0 0 / .7)', downPx: 2 * scale },
      resolution,
    });
    if (this.#left !== null) this.#number.write(String(this.#left), this.#figures);
  }

  /** Shows how many spins are left; `null` hides the counter. */
  show(left: number | null): void {
    if (left === this.#left) return;
    const isNew = this.#left === null;
    this.#left = left;
    this.view.visible = left !== null;
    if (left === null || !this.#figures) return;
    this.#number.write(String(left), this.#figures);
    for (const [place, light] of this.#lights.entries()) {
      light.tint = place < left ? 0xffffff : LIGHT.out;
    }
    const pop = easeOutBack(isNew ? 1.6 : 2.4);
    void this.#animator.play(isNew ? ENTER_MS : POP_MS, (progress) => {
      this.view.scale.set(isNew ? pop(progress) : 1.28 - 0.28 * pop(progress));
      this.view.rotation = isNew ? 0.6 * (1 - progress) : 0;
    });
  }

  /** Shows the symbol of the free spins beside the number; `null` hides it. */
  setSymbol(texture: Texture | null): void {
    this.#symbol.visible = texture !== null;
    if (texture === null) return;
    const { width, height } = this.#symbol;
    this.#symbol.texture = texture;
    this.#symbol.setSize(width, height);
  }

  destroy(): void {
    this.#plate.texture.destroy(true);
    this.#figures?.destroy();
    this.view.destroy({ children: true });
  }
}

/** A round plate in the material of the frame, with the colour of the bed in it. */
function drawPlate(
  context: CanvasRenderingContext2D,
  { side, scale, look }: { side: number; scale: number; look: Pick<SlotTheme, 'frame' | 'bed'> },
): void {
  const border = side * 0.13;
  drawMaterial(context, look.frame, {
    outer: { x: 0, y: 0, width: side, height: side },
    border,
    radius: side / 2,
    scale: scale * 0.7,
  });
  const middle = side / 2;
  const well = context.createRadialGradient(middle, middle * 0.8, 0, middle, middle, middle);
  well.addColorStop(0, look.bed[1]);
  well.addColorStop(1, look.bed[2]);
  context.fillStyle = well;
  context.beginPath();
  context.arc(middle, middle, middle - border, 0, 2 * Math.PI);
  context.fill();
}
