import { Container, Sprite, Text } from 'pixi.js';
import type { Animator } from '../../pixi/animator.ts';
import { canvasTexture } from '../../pixi/canvas-texture.ts';
import { easeInOutSine, easeOutBack } from '../../pixi/easing.ts';
import { FigureLine, FigureSheet, type FigureStyle } from '../../pixi/figures.ts';
import type { Size } from '../../pixi/page.ts';
import type { WinTier } from '../../win-tier.ts';
import type { SlotTheme } from '../themes/slot-theme.ts';
import type { StageLayout } from './layout.ts';
import type { Lettering } from './lettering.ts';
import { drawPanel, PANEL_MARGIN } from './ribbon-shapes.ts';

/** Duration of a celebration, of which most counts up and the rest shows the amount. */
const SHOW_MS = { win: 2_000, big: 3_500, mega: 5_500, epic: 8_000 } as const satisfies Record<
  WinTier,
  number
>;
const COUNTED = 0.72;
const ENTER_MS = 320;
const RISE_MS = 420;
const FAMILIES = '"Bricolage Grotesque", system-ui, sans-serif';
/** Sizes relative to the ribbon's width. */
const PART = {
  lettering: 1.02,
  overlap: 0.075,
  amount: 0.118,
  note: 0.046,
  gap: 0.032,
  padX: 0.075,
  padTop: 0.04,
  padBottom: 0.022,
} as const;

type PanelColours = readonly [top: string, foot: string];

const RED: PanelColours = ['#b3121c', '#5a040c'];

/** Pixels between the panel and the edge of the page. */
export const EDGE = 4;

export type RibbonWin = {
  readonly tier: WinTier;
  /** The tier of the part that is counted; `null` for none. */
  readonly tierAt: (amountMinor: bigint) => WinTier | null;
  readonly amountMinor: bigint;
  /** The amount in the player's language. */
  readonly format: (amountMinor: bigint) => string;
  /** The text beside the amount, such as "23× bet". */
  readonly note: string;
};

/** Where a ribbon is: the middle and the upper edge of a page of this size, and its width. */
export type RibbonPlace = StageLayout['ribbon'] & {
  readonly page: Size;
  /** The room for its panel: a longer amount makes all of it smaller. */
  readonly widthMax: number;
};

/**
 * The ribbon that counts a win up. Its lettering grows with the amount: a mega win is a big win
 * before.
 */
export class Ribbon {
  readonly view = new Container();
  readonly #lettering: Pick<Lettering, 'wordOf'>;
  readonly #animator: Animator;
  readonly #panel = new Sprite({ anchor: { x: 0.5, y: 0 } });
  readonly #colours: PanelColours;
  /** Its material shapes the panel. */
  readonly #frame: SlotTheme['frame'];
  /** The size of the words, in parts of the usual one. */
  readonly #wordSize: number;
  readonly #word = new Sprite({ anchor: 0.5 });
  readonly #amount = new FigureLine();
  readonly #note = new Text({ text: '', anchor: { x: 0, y: 0.5 } });
  #figures: FigureSheet | null = null;
  #place: RibbonPlace | null = null;
  #resolution = 1;
  #win: RibbonWin | null = null;
  #tier: WinTier = 'win';
  /** The scale at which the panel fits into its room. */
  #fit = 1;
  /** The current size of the panel's texture. */
  #drawn: Size | null = null;

  constructor(
    lettering: Pick<Lettering, 'wordOf'>,
    animator: Animator,
    { ribbon = RED, wordSize = 1, frame }: Pick<SlotTheme, 'ribbon' | 'wordSize' | 'frame'>,
  ) {
    this.#colours = ribbon;
    this.#frame = frame;
    this.#wordSize = wordSize;
    this.#lettering = lettering;
    this.#animator = animator;
    this.view.addChild(this.#panel, this.#amount.view, this.#note, this.#word);
    this.view.visible = false;
  }

  layout(place: RibbonPlace, resolution: number): void {
    const outgrown = this.#figures;
    this.#place = place;
    this.#resolution = resolution;
    this.#figures = new FigureSheet(figureStyle(place.width, resolution, this.#colours[1]));
    this.#styleNote(place.width);
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
    this.#tier = 'win';
    this.#arrange(win);
    this.#note.visible = false;
    this.view.visible = true;
    const countMs = SHOW_MS[win.tier] * COUNTED;
    const entering = this.#enter();
    const counting = this.#animator.play(countMs, (progress) => {
      const part = BigInt(Math.round(countedPart(progress) * 10_000));
      const amountMinor = progress === 1 ? win.amountMinor : (win.amountMinor * part) / 10_000n;
      this.#count(win, amountMinor);
      this.#rise(progress === 1 ? win.tier : (win.tierAt(amountMinor) ?? 'win'));
    });
    await Promise.all([entering, counting]);
    // It would give the amount away while that counts up.
    this.#note.visible = true;
    await this.#animator.pause(SHOW_MS[win.tier] - countMs);
  }

  #enter(): Promise<void> {
    const pop = easeOutBack(1.4);
    return this.#animator.play(ENTER_MS, (progress) => {
      this.view.alpha = Math.min(1, progress * 2);
      this.view.scale.set(this.#fit * (0.7 + 0.3 * pop(progress)));
    });
  }

  /** Shows the word of a higher tier. */
  #rise(tier: WinTier): void {
    if (tier === this.#tier) return;
    this.#tier = tier;
    this.#word.texture = this.#lettering.wordOf(tier);
    const pop = easeOutBack(1.4);
    void this.#animator.play(RISE_MS, (progress) => {
      this.#word.alpha = Math.min(1, progress * 2.5);
      this.#word.scale.set(this.#wordScale() * (1.5 - 0.5 * pop(progress)));
    });
  }

  #count(win: RibbonWin, amountMinor: bigint): void {
    if (this.#figures) this.#amount.write(win.format(amountMinor), this.#figures);
  }

  #wordScale(): number {
    const { width } = this.#word.texture;
    return ((this.#place?.width ?? 0) * PART.lettering * this.#wordSize) / Math.max(1, width);
  }

  /** Arranges the ribbon for the final amount, so that it does not grow while counting. */
  #arrange(win: RibbonWin): void {
    if (!this.#place) return;
    const { centerX, top, width, page, widthMax } = this.#place;
    const hasLettering = win.tier !== 'win';
    this.#word.texture = this.#lettering.wordOf(this.#tier);
    this.#word.scale.set(this.#wordScale());
    const letteringHeight = width * PART.lettering * (260 / 1100);
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
    this.#fit = Math.min(1, widthMax / panel.width);
    this.view.scale.set(this.#fit);
    // A long amount beside the reels must remain on the page.
    const rightmost = page.width - (this.#fit * panel.width) / 2 - EDGE;
    // The container rotates and scales about the centre of the panel.
    this.view.position.set(Math.min(centerX, rightmost), top + panelTop + panel.height / 2);
    const middle = -panel.height / 2 + padTop + (PART.amount * 1.12 * width) / 2;
    this.#amount.view.position.set((this.#amount.width - inner) / 2, middle);
    this.#note.position.set(inner / 2 - this.#note.width, middle + PART.amount * 0.16 * width);
    const wordMiddle = (letteringHeight * this.#wordSize) / 2;
    this.#word.position.set(0, -panel.height / 2 - panelTop + wordMiddle);
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
    const scale = (this.#place?.width ?? 380) / 380;
    const margin = PANEL_MARGIN * scale;
    this.#panel.texture.destroy(true);
    this.#panel.texture = canvasTexture(
      {
        width: size.width + 2 * margin,
        height: size.height + 2 * margin,
        resolution: this.#resolution,
      },
      (context) => {
        context.translate(margin, margin);
        drawPanel(context, { ...size, scale, colours: this.#colours, frame: this.#frame });
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

/** Counts slowly at first, so that each tier is seen, and slowly at the end. */
const countedPart = (progress: number): number => easeInOutSine(progress) ** 1.35;

function figureStyle(width: number, resolution: number, shadow: string): FigureStyle {
  return {
    weight: 700,
    families: FAMILIES,
    sizePx: PART.amount * width,
    fill: '#fff6d0',
    shadow: { colour: shadow, downPx: 0.008 * width },
    resolution,
  };
}
