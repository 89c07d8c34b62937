import { Container, Graphics } from 'pixi.js';
import type { Animator } from '../../pixi/animator.ts';
import { easeOutCubic } from '../../pixi/easing.ts';
import type { EmitterPreset } from '../../pixi/emitter-presets.ts';
import type { Emitters } from '../../pixi/emitters.ts';
import type { WinTier } from '../../win-tier.ts';
import type { SlotTheme } from '../themes/slot-theme.ts';
import type { StageLayout } from './layout.ts';
import type { Lettering } from './lettering.ts';
import { EDGE, Ribbon, type RibbonPlace, type RibbonWin } from './ribbon.ts';

/** The particles of a win, those of the theme and coins, and the time over which they start. */
const BURSTS = {
  win: { count: 0, coins: 0, spreadMs: 0 },
  big: { count: 40, coins: 0, spreadMs: 1_200 },
  mega: { count: 80, coins: 0, spreadMs: 3_000 },
  epic: { count: 60, coins: 90, spreadMs: 6_000 },
} as const satisfies Record<WinTier, { count: number; coins: number; spreadMs: number }>;
const VEIL = { colour: 0x0a0206, alpha: 0.78, ms: 320 } as const;
/** The ribbon of an epic win, in parts of the page, or of the frame between two panels. */
const EPIC = { portrait: 0.98, landscape: 0.72, wide: 1.15, height: 0.72, top: 0.5 } as const;
/** Pixels between the frame and a panel beside it that a ribbon may cover. */
const BESIDE = 16;
/** Height of a ribbon with its word, in parts of its width. */
const RIBBON_HEIGHT = 0.36;

/** The celebration of a win: a ribbon below the reels, or for an epic win the whole page. */
export class Celebration {
  readonly view = new Container();
  readonly #animator: Animator;
  readonly #emitters: Emitters;
  readonly #preset: EmitterPreset;
  /** Darkens the stage behind the particles and the ribbon of an epic win. */
  readonly veil = new Graphics();
  readonly #ribbon: Ribbon;
  #layout: StageLayout | null = null;
  #resolution = 1;
  #isEpic = false;

  constructor(parts: {
    readonly animator: Animator;
    readonly lettering: Lettering;
    readonly emitters: Emitters;
    readonly theme: Pick<SlotTheme, 'burst' | 'frame' | 'ribbon' | 'wordSize'>;
  }) {
    this.#animator = parts.animator;
    this.#emitters = parts.emitters;
    this.#preset = parts.theme.burst;
    this.#ribbon = new Ribbon(parts.lettering, parts.animator, parts.theme);
    this.veil.visible = false;
    this.view.addChild(this.#ribbon.view);
  }

  layout(layout: StageLayout, resolution: number): void {
    const { width, height } = layout.page;
    this.#layout = layout;
    this.#resolution = resolution;
    this.veil.clear().rect(0, 0, width, height).fill(VEIL.colour);
    this.#ribbon.layout(this.#placeOf(layout), resolution);
  }

  /** Counts an amount up; it is shown until `hide`. */
  async show(win: RibbonWin): Promise<void> {
    this.#setEpic(win.tier === 'epic');
    const { count, coins, spreadMs } = BURSTS[win.tier];
    if (count > 0) this.#emitters.burst(this.#preset, { count, spreadMs });
    if (coins > 0) this.#emitters.burst('coin', { count: coins, spreadMs });
    const veiling = this.#isEpic ? this.#cover() : null;
    await Promise.all([veiling, this.#ribbon.show(win)]);
  }

  hide(): void {
    this.veil.visible = false;
    this.#ribbon.hide();
    this.#emitters.clear();
  }

  destroy(): void {
    this.#ribbon.destroy();
    this.veil.destroy();
    this.view.destroy({ children: true });
  }

  #cover(): Promise<void> {
    this.veil.visible = true;
    return this.#animator.play(VEIL.ms, (progress) => {
      this.veil.alpha = VEIL.alpha * easeOutCubic(progress);
    });
  }

  #setEpic(isEpic: boolean): void {
    if (this.#isEpic === isEpic) return;
    this.#isEpic = isEpic;
    if (this.#layout) this.#ribbon.layout(this.#placeOf(this.#layout), this.#resolution);
  }

  #placeOf(layout: StageLayout): RibbonPlace {
    const { page, ribbon } = layout;
    return this.#isEpic ? epicPlace(layout) : { ...ribbon, page, widthMax: page.width - 2 * EDGE };
  }
}

/** The middle of the page, between the panels of a wide one. */
export function epicPlace({ page, frame, mode }: StageLayout): RibbonPlace {
  const isWide = mode === 'wide';
  const room = isWide ? frame.width * EPIC.wide : page.width * EPIC[mode];
  const width = Math.min(room, (page.height * EPIC.height) / RIBBON_HEIGHT);
  const top = page.height * EPIC.top - (width * RIBBON_HEIGHT) / 2;
  const widthMax = isWide ? frame.width + 2 * BESIDE : page.width - 2 * EDGE;
  return { centerX: page.width / 2, top, width, page, widthMax };
}
