// Replaces the renderer's generated code, which the page's content policy forbids.
import 'pixi.js/unsafe-eval';
import 'pixi.js/graphics';
import 'pixi.js/text';
import { autoDetectRenderer, Container, type Renderer, Ticker } from 'pixi.js';
import type { Paytable } from '../../contract-types.ts';
import { playSound } from '../../sound/sound.ts';
import { Animator } from './animator.ts';
import { type Announced, Announcement } from './announcement.ts';
import { Backdrop, orientationOf } from './backdrop.ts';
import { type BedColours, bedColours } from './bed-colours.ts';
import { clamp01, easeInOutSine, easeOutBack } from './easing.ts';
import { EmberShower } from './ember-shower.ts';
import { FALL_MS, fallDistances, fallProgress } from './fall.ts';
import { FrameArt } from './frame-art.ts';
import { cellCenter, layoutStage, type Size, type StageLayout } from './layout.ts';
import type { ReelPace } from './reel-motion.ts';
import { type Cell, type Grid, type GridSize, Reels } from './reels.ts';
import { Ribbon, type RibbonWin } from './ribbon.ts';
import { loadStageArt, type StageArt } from './stage-art.ts';
import { WinLines } from './win-lines.ts';

const DIM_MS = 200;
const TRACE_MS = 420;
const TRACE_STAGGER_MS = 160;
const SWELL_MS = 520;
const RESOLUTION_MAX = 2;
const EMBERS = { turn: 24, big: 60, mega: 140 } as const;
const TURN_MS = { out: 180, in: 420 } as const;
const VANISH_MS = 320;

/** The winning cells of a step and its lines, the largest first. */
export type ShownWins = {
  readonly cells: readonly Cell[];
  readonly lines: readonly (readonly Cell[])[];
};

export type SlotStageOptions = {
  readonly gameId: string;
  readonly paytable: Paytable;
  readonly page: Size;
  readonly onProgress: (progress: number) => void;
};

/** Device pixels to a CSS pixel: crisp, but no more than a phone's graphics can fill at ease. */
const resolutionNow = (): number => Math.min(RESOLUTION_MAX, Math.max(1, devicePixelRatio));

/**
 * Loads the art and builds the stage of a slot.
 * @throws when a picture does not load or the browser can draw neither with WebGL nor in 2D
 */
export async function createSlotStage(options: SlotStageOptions): Promise<SlotStage> {
  const { gameId, paytable, page } = options;
  const resolution = resolutionNow();
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  const [renderer, art] = await Promise.all([
    autoDetectRenderer({
      preference: ['webgl', 'canvas'],
      width: page.width,
      height: page.height,
      resolution,
      autoDensity: true,
      antialias: true,
      background: 0x050807,
      skipExtensionImports: true,
    }),
    loadStageArt({
      gameId,
      paytable,
      orientation: orientationOf(page),
      sharp: page.width * resolution > 1_400,
      onProgress: options.onProgress,
    }),
  ]);
  return new SlotStage({ renderer, art, page, bed: bedColours(gameId), grid: paytable });
}

/** The pictures of a slot: what a round looks like. It knows nothing of money or of the casino. */
export class SlotStage {
  readonly #renderer: Renderer;
  readonly #art: StageArt;
  readonly #root = new Container();
  readonly #animator: Animator;
  readonly #backdrop: Backdrop;
  readonly #frame: FrameArt;
  readonly #reels: Reels;
  readonly #lines = new WinLines();
  readonly #bed = new Container();
  readonly #ribbon: Ribbon;
  readonly #announcement: Announcement;
  readonly #embers: EmberShower;
  readonly #grid: GridSize;
  #layout: StageLayout;
  #wins: ShownWins | null = null;

  constructor(parts: {
    readonly renderer: Renderer;
    readonly art: StageArt;
    readonly page: Size;
    readonly bed: BedColours;
    readonly grid: GridSize;
  }) {
    const { renderer, art, page, grid } = parts;
    this.#grid = { reels: grid.reels, rows: grid.rows };
    this.#frame = new FrameArt({ bed: parts.bed, grid });
    this.#renderer = renderer;
    this.#art = art;
    const reduced = matchMedia('(prefers-reduced-motion: reduce)');
    this.#animator = new Animator({
      render: () => {
        renderer.render(this.#root);
        // The renderer's own upkeep, which otherwise would ask for frames all the time.
        Ticker.system.update();
      },
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
    });
    this.#ribbon = new Ribbon({ big: art.bigWin, mega: art.megaWin }, this.#animator);
    this.#announcement = new Announcement(art.freeSpins, this.#animator);
    this.#embers = new EmberShower(this.#animator);
    this.#bed.addChild(this.#frame.glows, this.#reels.view, this.#lines.view);
    this.#root.addChild(
      this.#backdrop.view,
      this.#frame.view,
      this.#bed,
      this.#backdrop.crest,
      this.#embers.view,
      this.#ribbon.view,
      this.#announcement.view,
    );
    this.#layout = layoutStage(page);
    this.resize(page);
    // A context that the system took away comes back empty.
    this.canvas.addEventListener('webglcontextrestored', () => this.#animator.invalidate());
  }

  get canvas(): HTMLCanvasElement {
    return this.#renderer.canvas as HTMLCanvasElement;
  }

  resize(page: Size): void {
    const resolution = resolutionNow();
    this.#renderer.resize(page.width, page.height, resolution);
    const layout = layoutStage(page);
    this.#layout = layout;
    this.#backdrop.layout(layout);
    this.#frame.layout(layout, resolution);
    this.#bed.position.set(layout.bed.x, layout.bed.y);
    this.#reels.layout(layout.bed);
    this.#ribbon.layout(layout, resolution);
    this.#announcement.layout(layout, resolution);
    this.#embers.layout(page);
    if (this.#wins) this.#showWinsAtRest(this.#wins);
    this.#animator.invalidate();
  }

  show(grid: Grid): void {
    this.clear();
    this.#reels.show(grid);
  }

  /** Lets the reels that are not held roll until `land`. */
  spin(pace: ReelPace, held: readonly number[] = []): void {
    this.clear();
    this.#reels.spin(pace, held);
  }

  land(grid: Grid): Promise<void> {
    return this.#reels.land(grid);
  }

  /** Turns the symbols at rest that differ from `grid` into those of it. */
  async turn(grid: Grid): Promise<void> {
    const turned = this.#reels
      .cells()
      .filter((cell) => this.#reels.symbolAt(cell) !== symbolIn(grid, cell));
    await this.#animator.play(TURN_MS.out, (progress) => {
      for (const cell of turned)
        this.#reels.scale(cell, { factor: 1 - easeInOutSine(progress), alpha: 1 });
    });
    this.#embers.rise(EMBERS.turn);
    this.#reels.show(grid);
    const pop = easeOutBack(1.6);
    await this.#animator.play(TURN_MS.in, (progress) => {
      for (const cell of turned) this.#reels.scale(cell, { factor: pop(progress), alpha: 1 });
    });
  }

  /** Lets winners vanish, what is above them fall, and the rest of `grid` fall after it. */
  async fall({
    gone,
    grid,
  }: {
    readonly gone: readonly Cell[];
    readonly grid: Grid;
  }): Promise<void> {
    this.clear();
    playSound('burst');
    await this.#animator.play(VANISH_MS, (progress) => {
      const factor = progress < 0.35 ? 1 + progress * 0.5 : (1.18 * (1 - progress)) / 0.65;
      for (const cell of gone) this.#reels.scale(cell, { factor, alpha: 1 - progress ** 2 });
    });
    const falls = fallDistances(gone, this.#grid);
    this.#reels.show(grid);
    playSound('fall');
    await this.#animator.play(FALL_MS, (progress) => {
      for (const { cell, rows } of falls) {
        this.#reels.lift(cell, rows * (1 - fallProgress(progress, cell.reel)));
      }
    });
  }

  /** Dims the losers, lights the winners and traces their lines. All of it stays until `clear`. */
  async showWins(wins: ShownWins): Promise<void> {
    this.#wins = wins;
    const glows = this.#layGlows(wins);
    await this.#animator.play(DIM_MS, (progress) => {
      const strength = easeInOutSine(progress);
      this.#reels.emphasize(wins.cells, strength);
      for (const glow of glows) glow.alpha = strength;
    });
    const traces = wins.lines.map((cells, order) => this.#addLine(cells, order));
    const traceMs = TRACE_MS + TRACE_STAGGER_MS * Math.min(4, Math.max(0, traces.length - 1));
    await this.#animator.play(traces.length > 0 ? traceMs : 1, (progress) => {
      for (const [order, trace] of traces.entries()) {
        const startMs = Math.min(4, order) * TRACE_STAGGER_MS;
        trace(easeInOutSine(clamp01((progress * traceMs - startMs) / TRACE_MS)));
      }
    });
    await this.#animator.play(SWELL_MS, (progress) =>
      this.#reels.swell(wins.cells, Math.sin(Math.PI * progress)),
    );
  }

  /** Counts an amount up on the ribbon, which stays until `clear`. */
  celebrate(win: RibbonWin): Promise<void> {
    if (win.tier !== 'win') this.#embers.rise(EMBERS[win.tier]);
    return this.#ribbon.show(win);
  }

  /** Lettering over the stage for a moment. */
  announce(announced: Announced, holdMs: number): Promise<void> {
    this.#embers.rise(EMBERS.big);
    return this.#announcement.show(announced, holdMs);
  }

  /** The mood of the free spins. */
  setFreeSpins(on: boolean): void {
    this.#backdrop.setNight(on);
  }

  pause(durationMs: number): Promise<void> {
    return this.#animator.pause(durationMs);
  }

  /** While hurried, what is shown is at its end at once. */
  setHurried(hurried: boolean): void {
    this.#animator.setHurried(hurried);
  }

  /** Takes the wins of the last step away. */
  clear(): void {
    this.#wins = null;
    this.#lines.clear();
    this.#frame.clearGlows();
    this.#ribbon.hide();
    this.#reels.even();
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
    for (const texture of [
      this.#art.crest,
      this.#art.bigWin,
      this.#art.megaWin,
      this.#art.freeSpins,
    ]) {
      texture.destroy(true);
    }
    this.#root.destroy({ children: true });
    this.#renderer.destroy({ removeView: true });
  }

  #centerOf(cell: Cell): { x: number; y: number } {
    return cellCenter(this.#layout.bed, { ...cell, ...this.#grid });
  }

  #layGlows(wins: ShownWins) {
    this.#frame.clearGlows();
    return wins.cells.map((cell) => this.#frame.addGlow(this.#centerOf(cell)));
  }

  #addLine(cells: readonly Cell[], order: number): (progress: number) => void {
    return this.#lines.add({
      points: cells.map((cell) => this.#centerOf(cell)),
      order,
      scale: Math.max(0.55, this.#layout.scale * (this.#layout.mode === 'portrait' ? 0.62 : 1)),
    });
  }

  #showWinsAtRest(wins: ShownWins): void {
    this.#lines.clear();
    for (const glow of this.#layGlows(wins)) glow.alpha = 1;
    this.#reels.emphasize(wins.cells, 1);
    for (const [order, cells] of wins.lines.entries()) this.#addLine(cells, order)(1);
  }
}

const symbolIn = (grid: Grid, { reel, row }: Cell): string => grid[reel]?.[row] ?? '';
