import { Container, Sprite, Text, type Texture } from 'pixi.js';
import type { Animator } from '../../pixi/animator.ts';
import { canvasTexture } from '../../pixi/canvas-texture.ts';
import { easeOutBack, easeOutCubic } from '../../pixi/easing.ts';
import { FigureLine, FigureSheet, type FigureStyle } from '../../pixi/figures.ts';
import type { Size } from '../../pixi/page.ts';
import type { WinTier } from '../reveal-plan.ts';
import type { StageLayout } from './layout.ts';

/** Duration of counting up an amount. */
const COUNT_MS = { win: 700, big: 1_500, mega: 2_600 } as const satisfies Record<WinTier, number>;
const ENTER_MS = 320;
const FAMILIES = '"Bricolage Grotesque Variable", "Bricolage Grotesque", system-ui, sans-serif';
/** Sizes relative to the ribbon's width. */
const PART = {
  lettering: 0.78,
  overlap: 0.075,
  amount: 0.118,
  note: 0.046,
  gap: 0.032,
  padX: 0.075,
  padTop: 0.04,
  padBottom: 0.022,
} as const;

/** Pixels between the panel and the edge of the page. */
const EDGE = 4;

export type RibbonArt = { readonly big: Texture; readonly mega: Texture };

export type RibbonWin = {
  readonly tier: WinTier;
  readonly amountMinor: bigint;
  /** The amount in the player's language. */
  readonly format: (amountMinor: bigint) => string;
  /** The text beside the amount, such as "23× bet". */
  readonly note: string;
};

/** The red ribbon that counts a win up, with lettering for a big win. */
export class Ribbon {
  readonly view = new Container();
  readonly #art: RibbonArt;
  readonly #animator: Animator;
  readonly #panel = new Sprite({ anchor: { x: 0.5, y: 0 } });
  readonly #lettering = new Sprite({ anchor: 0.5 });
  readonly #amount = new FigureLine();
  readonly #note = new Text({ text: '', anchor: { x: 0, y: 0.5 } });
  #figures: FigureSheet | null = null;
  #layout: StageLayout | null = null;
  #resolution = 1;
  #win: RibbonWin | null = null;
  /** The current size of the panel's texture. */
  #drawn: Size | null = null;

  constructor(art: RibbonArt, animator: Animator) {
    this.#art = art;
    this.#animator = animator;
    this.view.addChild(this.#panel, this.#amount.view, this.#note, this.#lettering);
    this.view.visible = false;
  }

  layout(layout: StageLayout, resolution: number): void {
    const outgrown = this.#figures;
    this.#layout = layout;
    this.#resolution = resolution;
    this.#figures = new FigureSheet(figureStyle(layout.ribbon.width, resolution));
    this.#styleNote(layout.ribbon.width);
    this.#drawn = null;
    if (this.#win) this.#arrange(this.#win);
    outgrown?.destroy();
  }

  hide(): void {
    this.#win = null;
    this.view.visible = false;
  }

  /** Appears, counts up to the amount and stays until `hide`. */
  async show(win: RibbonWin): Promise<void> {
    this.#win = win;
    this.#arrange(win);
    this.view.visible = true;
    const entering = this.#enter(win.tier);
    const counting = this.#animator.play(COUNT_MS[win.tier], (progress) => {
      const part = BigInt(Math.round(easeOutCubic(progress) * 10_000));
      this.#count(win, progress === 1 ? win.amountMinor : (win.amountMinor * part) / 10_000n);
    });
    await Promise.all([entering, counting]);
  }

  #enter(tier: WinTier): Promise<void> {
    const pop = easeOutBack(1.4);
    return this.#animator.play(ENTER_MS + 180, (progress) => {
      const panel = Math.min(1, progress * 1.6);
      this.view.alpha = Math.min(1, panel * 2);
      this.view.scale.set(0.7 + 0.3 * pop(panel));
      if (tier === 'win') return;
      const lettering = Math.max(0, (progress - 0.25) / 0.75);
      this.#lettering.alpha = Math.min(1, lettering * 2.5);
      this.#lettering.scale.set(this.#letteringScale() * (1.5 - 0.5 * pop(lettering)));
    });
  }

  #count(win: RibbonWin, amountMinor: bigint): void {
    if (this.#figures) this.#amount.write(win.format(amountMinor), this.#figures);
  }

  #letteringScale(): number {
    const { width } = this.#lettering.texture;
    return ((this.#layout?.ribbon.width ?? 0) * PART.lettering) / Math.max(1, width);
  }

  /** Arranges the ribbon for the final amount, so that it does not grow while counting. */
  #arrange(win: RibbonWin): void {
    if (!this.#layout) return;
    const { centerX, top, width } = this.#layout.ribbon;
    const hasLettering = win.tier !== 'win';
    this.#lettering.visible = hasLettering;
    this.#lettering.texture = win.tier === 'mega' ? this.#art.mega : this.#art.big;
    this.#lettering.scale.set(this.#letteringScale());
    const letteringHeight = width * PART.lettering * (260 / 900);
    const panelTop = letteringHeight - PART.overlap * width;
    this.#figures?.prepare(win.format(win.amountMinor));
    this.#count(win, win.amountMinor);
    this.#note.text = win.note;
    const inner = this.#amount.width + PART.gap * width + this.#note.width;
    const padTop = (hasLettering ? PART.padTop : PART.padBottom) * width;
    const panel = {
      width: inner + 2 * PART.padX * width,
      height: padTop + PART.amount * 1.12 * width + PART.padBottom * width,
    };
    this.#drawPanel(panel);
    // A long amount beside the reels must remain on the page.
    const rightmost = this.#layout.page.width - panel.width / 2 - EDGE;
    // The container rotates and scales about the centre of the panel.
    this.view.position.set(Math.min(centerX, rightmost), top + panelTop + panel.height / 2);
    const middle = -panel.height / 2 + padTop + (PART.amount * 1.12 * width) / 2;
    this.#amount.view.position.set((this.#amount.width - inner) / 2, middle);
    this.#note.position.set(inner / 2 - this.#note.width, middle + PART.amount * 0.16 * width);
    this.#lettering.position.set(0, -panel.height / 2 - panelTop + letteringHeight / 2);
  }

  #styleNote(width: number): void {
    this.#note.style = {
      fontFamily: '"Figtree Variable", "Figtree", system-ui, sans-serif',
      fontSize: Math.max(12, PART.note * width),
      fontWeight: '700',
      fill: 0xffdd94,
    };
    this.#note.resolution = this.#resolution;
  }

  #drawPanel(size: Size): void {
    if (this.#drawn?.width === size.width && this.#drawn.height === size.height) return;
    this.#drawn = size;
    const scale = (this.#layout?.ribbon.width ?? 380) / 380;
    const margin = 34 * scale;
    this.#panel.texture.destroy(true);
    this.#panel.texture = canvasTexture(
      {
        width: size.width + 2 * margin,
        height: size.height + 2 * margin,
        resolution: this.#resolution,
      },
      (context) => {
        context.translate(margin, margin);
        drawPanel(context, { ...size, scale });
      },
    );
    this.#panel.position.set(0, -size.height / 2 - margin);
  }

  destroy(): void {
    this.#panel.texture.destroy(true);
    this.view.destroy({ children: true });
    this.#figures?.destroy();
  }
}

function figureStyle(width: number, resolution: number): FigureStyle {
  return {
    weight: 800,
    families: FAMILIES,
    sizePx: PART.amount * width,
    fill: '#fff6d0',
    shadow: { colour: '#6d0a08', downPx: 0.008 * width },
    resolution,
  };
}

function drawPanel(
  context: CanvasRenderingContext2D,
  panel: { readonly width: number; readonly height: number; readonly scale: number },
): void {
  const { width, height, scale } = panel;
  const radius = 18 * scale;
  const device = context.getTransform().a;
  context.save();
  context.shadowColor = 'rgb(0 0 0 / .6)';
  context.shadowBlur = 26 * scale * device;
  context.shadowOffsetY = 12 * scale * device;
  const red = context.createLinearGradient(0, 0, 0, height);
  red.addColorStop(0, '#b3121c');
  red.addColorStop(1, '#5a040c');
  context.fillStyle = red;
  context.beginPath();
  context.roundRect(0, 0, width, height, radius);
  context.fill();
  context.restore();
  context.strokeStyle = 'rgb(255 255 255 / .22)';
  context.lineWidth = 2 * scale;
  context.beginPath();
  context.roundRect(
    2 * scale,
    3.5 * scale,
    width - 4 * scale,
    height - 6 * scale,
    radius - 2 * scale,
  );
  context.save();
  context.clip();
  context.stroke();
  context.restore();
  context.strokeStyle = '#f3c767';
  context.lineWidth = 2.5 * scale;
  context.beginPath();
  context.roundRect(0, 0, width, height, radius);
  context.stroke();
}
