import { Container, type Renderer, type Texture } from 'pixi.js';
import type { Paytable } from '../../contract-types.ts';
import { Animator } from '../../pixi/animator.ts';
import { easeInOutSine, easeOutBack } from '../../pixi/easing.ts';
import type { Size } from '../../pixi/page.ts';
import { draw, openRenderer, resolutionNow, upload } from '../../pixi/renderer.ts';
import { playWin } from '../../sound/play-win.ts';
import { playSound } from '../../sound/sound.ts';
import { type Announced, Announcement } from './announcement.ts';
import { Backdrop, orientationOf } from './backdrop.ts';
import { type BedColours, bedColours } from './bed-colours.ts';
import { EmberShower } from './ember-shower.ts';
import { FALL_MS, fallDistances, fallProgress } from './fall.ts';
import { FrameArt } from './frame-art.ts';
import { layoutStage } from './layout.ts';
import type { ReelPace } from './reel-motion.ts';
import type { ReelsRest } from './reel-rest.ts';
import { type Cell, type GridSize, Reels, type SpinStart } from './reels.ts';
import { Ribbon, type RibbonWin } from './ribbon.ts';
import { loadStageArt, type StageArt } from './stage-art.ts';
import { WinLines } from './win-lines.ts';
import { type ShownWins, WinShow } from './win-show.ts';

/** The colour outside of the background image. */
const BACKGROUND = 0x050807;
const EMBERS = { turn: 24, big: 60, mega: 140 } as const;
const TURN_MS = { out: 180, in: 420 } as const;
const VANISH_MS = 320;

export type SlotStageOptions = {
  readonly gameId: string;
  readonly paytable: Paytable;
  readonly page: Size;
  readonly onProgress: (progress: number) => void;
};

/**
 * Loads the images and creates the stage of a slot.
 * @throws if an image fails to load, or without WebGL and 2D canvas
 */
export async function createSlotStage(options: SlotStageOptions): Promise<SlotStage> {
  const { gameId, paytable, page } = options;
  const [renderer, art] = await Promise.all([
    openRenderer({ page, antialias: true, background: BACKGROUND }),
    loadStageArt({
      gameId,
      paytable,
      orientation: orientationOf(page),
      sharp: page.width * resolutionNow() > 1_400,
      onProgress: options.onProgress,
    }),
  ]);
  const scatter = paytable.symbols.find(({ role }) => role === 'scatter')?.symbol ?? null;
  return new SlotStage({ renderer, art, page, bed: bedColours(gameId), grid: paytable, scatter });
}

/** Draws a slot: background, reels, wins. It contains no logic of money or of the game server. */
export class SlotStage {
  readonly #renderer: Renderer;
  readonly #art: StageArt;
  readonly #root = new Container();
  readonly #animator: Animator;
  readonly #backdrop: Backdrop;
  readonly #frame: FrameArt;
  readonly #reels: Reels;
  readonly #wins: WinShow;
  readonly #bed = new Container();
  readonly #ribbon: Ribbon;
  readonly #announcement: Announcement;
  readonly #embers: EmberShower;
  readonly #grid: GridSize;

  constructor(parts: {
    readonly renderer: Renderer;
    readonly art: StageArt;
    readonly page: Size;
    readonly bed: BedColours;
    readonly grid: GridSize;
    readonly scatter: string | null;
  }) {
    const { renderer, art, page, grid } = parts;
    this.#grid = { reels: grid.reels, rows: grid.rows };
    this.#frame = new FrameArt({ bed: parts.bed, grid });
    this.#renderer = renderer;
    this.#art = art;
    const reduced = matchMedia('(prefers-reduced-motion: reduce)');
    this.#animator = new Animator({
      render: () => draw(renderer, this.#root),
      reducedMotion: () => reduced.matches,
    });
    this.#backdrop = new Backdrop(art, {
      orientation: orientationOf(page),
      animator: this.#animator,
    });
    this.#reels = new Reels({
      textures: art.symbols,
      animator: this.#animator,
      grid: this.#grid,
      scatter: parts.scatter,
    });
    const lines = new WinLines();
    this.#wins = new WinShow({
      animator: this.#animator,
      reels: this.#reels,
      frame: this.#frame,
      lines,
      grid: this.#grid,
    });
    this.#ribbon = new Ribbon({ big: art.bigWin, mega: art.megaWin }, this.#animator);
    this.#announcement = new Announcement(art.freeSpins, this.#animator);
    this.#embers = new EmberShower(this.#animator);
    this.#bed.addChild(this.#frame.glows, this.#reels.view, lines.view);
    this.#root.addChild(
      this.#backdrop.view,
      this.#frame.view,
      this.#bed,
      this.#backdrop.crest,
      this.#embers.view,
      this.#ribbon.view,
      this.#announcement.view,
    );
    this.resize(page);
    upload(renderer, [...art.symbols.all(), ...letteringOf(art), art.background]);
    // The browser tests compare what is drawn, also in motion, with the strips.
    Object.assign(this.canvas, { symbolsInSight: () => this.#reels.symbolsInSight() });
    // A restored context is empty.
    this.canvas.addEventListener('webglcontextrestored', () => this.#animator.invalidate());
  }

  get canvas(): HTMLCanvasElement {
    return this.#renderer.canvas as HTMLCanvasElement;
  }

  resize(page: Size): void {
    const resolution = resolutionNow();
    this.#renderer.resize(page.width, page.height, resolution);
    const layout = layoutStage(page);
    this.#backdrop.layout(layout);
    this.#frame.layout(layout, resolution);
    this.#bed.position.set(layout.bed.x, layout.bed.y);
    this.#reels.layout(layout.bed);
    this.#ribbon.layout(layout, resolution);
    this.#announcement.layout(layout, resolution);
    this.#embers.layout(page);
    this.#wins.layout(layout);
    this.#animator.invalidate();
  }

  show(rest: ReelsRest): void {
    this.clear();
    this.#reels.show(rest);
  }

  /** Spins the reels that are not held until `land`. */
  spin(pace: ReelPace, start: SpinStart): void {
    this.clear();
    playSound('spin');
    this.#reels.spin(pace, start);
  }

  land(rest: ReelsRest): Promise<void> {
    return this.#reels.land(rest);
  }

  /** Turns the symbols that differ from those of `rest` into them. */
  async turn(rest: ReelsRest): Promise<void> {
    const turned = this.#reels.cells.filter(
      (cell) => this.#reels.symbolAt(cell) !== symbolIn(rest.grid, cell),
    );
    await this.#animator.play(TURN_MS.out, (progress) => {
      for (const cell of turned)
        this.#reels.scale(cell, { factor: 1 - easeInOutSine(progress), alpha: 1 });
    });
    this.#embers.rise(EMBERS.turn);
    this.#reels.show(rest);
    const pop = easeOutBack(1.6);
    await this.#animator.play(TURN_MS.in, (progress) => {
      for (const cell of turned) this.#reels.scale(cell, { factor: pop(progress), alpha: 1 });
    });
  }

  /** Removes the winners, and fills the gaps with falling symbols up to `rest`. */
  async fall({
    gone,
    rest,
  }: {
    readonly gone: readonly Cell[];
    readonly rest: ReelsRest;
  }): Promise<void> {
    this.clear();
    playSound('burst');
    await this.#animator.play(VANISH_MS, (progress) => {
      const factor = progress < 0.35 ? 1 + progress * 0.5 : (1.18 * (1 - progress)) / 0.65;
      for (const cell of gone) this.#reels.scale(cell, { factor, alpha: 1 - progress ** 2 });
    });
    const falls = fallDistances(gone, this.#grid);
    this.#reels.show(rest);
    playSound('fall');
    await this.#animator.play(FALL_MS, (progress) => {
      for (const { cell, rows } of falls) {
        this.#reels.lift(cell, rows * (1 - fallProgress(progress, cell.reel)));
      }
    });
  }

  /** Highlights the winning cells and traces their lines until `clear`. */
  showWins(wins: ShownWins): Promise<void> {
    return this.#wins.show(wins);
  }

  /** Counts an amount up on the ribbon, which is shown until `clear`. */
  celebrate(win: RibbonWin): Promise<void> {
    if (win.tier !== 'win') this.#embers.rise(EMBERS[win.tier]);
    return playWin(win.tier, this.#ribbon.show(win));
  }

  /** Shows lettering above the stage for `holdMs`. */
  announce(announced: Announced, holdMs: number): Promise<void> {
    this.#embers.rise(EMBERS.big);
    return this.#announcement.show(announced, holdMs);
  }

  /** Switches the look of free spins on or off. */
  setFreeSpins(on: boolean): void {
    this.#backdrop.setNight(on);
  }

  pause(durationMs: number): Promise<void> {
    return this.#animator.pause(durationMs);
  }

  /** While skipping, every animation ends at once. */
  setSkipping(skipping: boolean): void {
    this.#animator.setSkipping(skipping);
  }

  /** Removes the wins of the last step. */
  clear(): void {
    this.#wins.clear();
    this.#ribbon.hide();
    this.#animator.invalidate();
  }

  destroy(): void {
    this.#animator.destroy();
    this.#embers.destroy();
    this.#ribbon.destroy();
    this.#announcement.destroy();
    this.#frame.destroy();
    this.#backdrop.destroy();
    this.#art.symbols.destroy();
    for (const texture of letteringOf(this.#art)) texture.destroy(true);
    this.#root.destroy({ children: true });
    this.#renderer.destroy({ removeView: true });
  }
}

const symbolIn = (grid: ReelsRest['grid'], { reel, row }: Cell): string => grid[reel]?.[row] ?? '';

const letteringOf = (art: StageArt): Texture[] => [
  art.crest,
  art.bigWin,
  art.megaWin,
  art.freeSpins,
];
