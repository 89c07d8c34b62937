import { Container, type Renderer, Texture } from 'pixi.js';
import type { Paytable } from '../../contract-types.ts';
import { watchAmbient } from '../../pixi/ambient-setting.ts';
import { Animator } from '../../pixi/animator.ts';
import { Emitters } from '../../pixi/emitters.ts';
import type { Point, Size } from '../../pixi/page.ts';
import { draw, openRenderer, resolutionNow, upload } from '../../pixi/renderer.ts';
import { playWin } from '../../sound/play-win.ts';
import { playSound } from '../../sound/sound.ts';
import type { ShownComet } from '../comets.ts';
import type { SlotTheme } from '../themes/slot-theme.ts';
import { themeOf } from '../themes/slot-themes.ts';
import { type Announced, Announcement } from './announcement.ts';
import { isSmallScreen } from './art-loader.ts';
import { Backdrop, orientationOf } from './backdrop.ts';
import { Book } from './book.ts';
import { Bulbs } from './bulbs.ts';
import { Celebration } from './celebration.ts';
import { CellActs } from './cell-acts.ts';
import type { Cell } from './cells.ts';
import { CometSum, type MultipliedWin } from './comet-sum.ts';
import { FrameArt } from './frame-art.ts';
import { watchAim } from './layer-aim.ts';
import { layoutStage, type StageGrid } from './layout.ts';
import type { ReelPace } from './reel-motion.ts';
import type { ReelsRest } from './reel-rest.ts';
import { Reels, type SpinStart } from './reels.ts';
import type { RibbonWin } from './ribbon.ts';
import { SpinCounter } from './spin-counter.ts';
import { loadStageArt, type StageArt } from './stage-art.ts';
import { type FeatureScatter, featureScatter } from './stage-symbols.ts';
import { WinLines } from './win-lines.ts';
import { type ShownWins, WinShow } from './win-show.ts';

/** The colour outside of the background image. */
const BACKGROUND = 0x050807;
/** The particles of an announcement. */
const BURST = { count: 50, spreadMs: 1_200 } as const;

export type SlotStageOptions = {
  readonly gameId: string;
  readonly paytable: Paytable;
  /** What starts a feature, after which reels are slow; without it that of the paytable. */
  readonly scatter?: FeatureScatter;
  readonly page: Size;
  readonly onProgress: (progress: number) => void;
};

/**
 * Loads the images and creates the stage of a slot.
 * @throws if an image fails to load, or without WebGL and 2D canvas
 */
export async function createSlotStage(options: SlotStageOptions): Promise<SlotStage> {
  const { gameId, paytable, page, scatter = featureScatter(options.paytable) } = options;
  const theme = themeOf(gameId);
  const [renderer, art] = await Promise.all([
    // The pixels of phones are small, and smoothed edges delay the first frame by a quarter of a second.
    openRenderer({ page, antialias: !isSmallScreen(), background: BACKGROUND }),
    loadStageArt({
      gameId,
      paytable,
      theme,
      orientation: orientationOf(page),
      onProgress: options.onProgress,
    }),
  ]);
  return new SlotStage({ renderer, art, page, theme, paytable, scatter });
}

/** Draws a slot: background, reels, wins. It contains no logic of money or of the game server. */
export class SlotStage {
  readonly #renderer: Renderer;
  readonly #art: StageArt;
  readonly #root = new Container();
  readonly #animator: Animator;
  readonly #backdrop: Backdrop;
  readonly #frame: FrameArt;
  /** Along the frame; `null` without bulbs. */
  readonly #bulbs: Bulbs | null;
  readonly #reels: Reels;
  readonly #acts: CellActs;
  readonly #wins: WinShow;
  readonly #bed = new Container();
  readonly #celebration: Celebration;
  readonly #announcement: Announcement;
  readonly #counter: SpinCounter;
  /** Of a slot whose free spins draw a symbol; `null` in the others. */
  readonly #book: Book | null;
  /** Of a slot with comets; `null` in the others. */
  readonly #comets: CometSum | null;
  /** The symbols of the book. */
  readonly #pages: readonly string[];
  readonly #emitters: Emitters;
  readonly #theme: SlotTheme;
  readonly #grid: StageGrid;
  readonly #leaving = new AbortController();
  #page: Size;
  /** The level of the feature that the air shows. */
  #level = 0;

  constructor(parts: {
    readonly renderer: Renderer;
    readonly art: StageArt;
    readonly page: Size;
    readonly theme: SlotTheme;
    readonly paytable: Paytable;
    readonly scatter: FeatureScatter | null;
  }) {
    const { renderer, art, page, theme, paytable, scatter } = parts;
    this.#grid = paytable;
    this.#page = page;
    this.#theme = theme;
    this.#renderer = renderer;
    this.#art = art;
    const reduced = matchMedia('(prefers-reduced-motion: reduce)');
    const ambient = watchAmbient(() => this.#animator.invalidate());
    this.#animator = new Animator({
      render: () => draw(renderer, this.#root),
      reducedMotion: () => reduced.matches,
      ambientRests: ambient.rests,
    });
    const { signal } = this.#leaving;
    signal.addEventListener('abort', ambient.stop);
    reduced.addEventListener('change', () => this.#animator.invalidate(), { signal });
    this.#backdrop = new Backdrop(art, {
      orientation: orientationOf(page),
      animator: this.#animator,
      theme,
    });
    const onAim = (at: Point) => this.#backdrop.aim(at);
    watchAim({ page: () => this.#page, onAim, signal });
    this.#frame = new FrameArt({ look: theme, grid: paytable, animator: this.#animator });
    const { bulbs } = theme.frame;
    this.#bulbs = bulbs === undefined ? null : new Bulbs(bulbs, this.#animator);
    this.#reels = new Reels({
      textures: art.symbols,
      animator: this.#animator,
      grid: this.#grid,
      looks: theme.symbols,
      tall: art.symbols.tall,
      scatter,
    });
    const lines = new WinLines();
    this.#wins = new WinShow({
      animator: this.#animator,
      reels: this.#reels,
      frame: this.#frame,
      lines,
    });
    const animator = this.#animator;
    const { lettering } = art;
    this.#emitters = new Emitters(animator);
    this.#emitters.setAir(theme.air);
    const emitters = this.#emitters;
    this.#celebration = new Celebration({ animator, lettering, emitters, theme });
    const starts = theme.emblem ?? scatter?.symbol;
    const emblem = starts === undefined ? Texture.EMPTY : art.symbols.plain(starts);
    const choice = theme.choice === undefined ? emblem : art.symbols.plain(theme.choice);
    const presenter =
      theme.presenter === undefined ? Texture.EMPTY : art.symbols.plain(theme.presenter);
    this.#announcement = new Announcement({ lettering, emblem, choice, presenter, animator });
    const { feature } = paytable;
    const lights = feature?.kind === 'hold' ? { texture: emblem, count: feature.respins } : null;
    this.#counter = new SpinCounter(theme, animator, lights);
    this.#pages = feature?.kind === 'book' ? feature.turns.map(({ symbol }) => symbol) : [];
    this.#book = this.#pages.length > 0 ? new Book(theme, animator) : null;
    const hasComets = feature?.kind === 'tumble' && feature.comets !== null;
    const reels = this.#reels;
    this.#acts = new CellActs({ animator, reels, emitters, theme, grid: paytable });
    this.#comets = hasComets ? new CometSum({ animator, reels, textures: art.symbols }) : null;
    this.#bed.addChild(this.#frame.glows, this.#reels.view, lines.view);
    this.#root.addChild(
      this.#backdrop.view,
      this.#emitters.behind,
      this.#backdrop.props.view,
      this.#frame.view,
      ...(this.#bulbs ? [this.#bulbs.view] : []),
      this.#bed,
      this.#backdrop.crest,
      this.#counter.view,
      ...(this.#comets ? [this.#comets.view] : []),
      this.#celebration.veil,
      this.#announcement.veil,
      this.#emitters.front,
      this.#celebration.view,
      this.#announcement.view,
    );
    if (this.#book) this.#root.addChild(this.#book.view);
    this.resize(page);
    upload(renderer, [...art.symbols.all(), art.crest, art.sky, art.place]);
    // The browser tests compare what is drawn, also in motion, with the strips.
    Object.assign(this.canvas, { symbolsInSight: () => this.#reels.symbolsInSight() });
    // A restored context is empty.
    this.canvas.addEventListener('webglcontextrestored', () => this.#animator.invalidate());
  }

  get canvas(): HTMLCanvasElement {
    return this.#renderer.canvas as HTMLCanvasElement;
  }

  /** Loads the win words and the sky of the feature, after the first frame. */
  async loadRest(): Promise<void> {
    this.#backdrop.prepareFeature();
    // Without them a win is shown as an amount.
    await this.#art.loadLettering().catch(() => {});
    // The player may have left meanwhile.
    if (this.#leaving.signal.aborted) return this.#art.lettering.destroy();
    upload(this.#renderer, this.#art.lettering.all());
  }

  resize(page: Size): void {
    this.#page = page;
    const resolution = resolutionNow();
    this.#renderer.resize(page.width, page.height, resolution);
    const layout = layoutStage(page, this.#grid);
    this.#backdrop.layout(layout);
    this.#frame.layout(layout, resolution);
    this.#bulbs?.layout(layout, resolution);
    this.#bed.position.set(layout.bed.x, layout.bed.y);
    this.#reels.layout(layout.bed);
    this.#celebration.layout(layout, resolution);
    this.#announcement.layout(layout, resolution);
    this.#counter.layout(layout, resolution);
    this.#book?.layout(layout, resolution);
    this.#comets?.layout(layout, resolution);
    this.#emitters.layout(page);
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

  /** Moves one reel down by one row to `rest`. */
  nudge(reel: number, rest: ReelsRest): Promise<void> {
    this.clear();
    return this.#acts.nudge(reel, rest);
  }

  /** Lets the symbols of full stacks move, with particles, before their wins are shown. */
  howl(cells: readonly Cell[]): Promise<void> {
    return this.#acts.howl(cells);
  }

  /** Lets the places of a symbol spin where they are, and stay as they were. */
  stir(symbol: string): Promise<void> {
    return this.#acts.stir(symbol);
  }

  /** Turns the symbols that differ from those of `rest` into them, one group after the other. */
  turn(rest: ReelsRest): Promise<void> {
    return this.#acts.turn(rest);
  }

  /** Removes the winners, and fills the gaps with falling symbols up to `rest`. */
  fall(fall: { readonly gone: readonly Cell[]; readonly rest: ReelsRest }): Promise<void> {
    this.clear();
    return this.#acts.fall(fall);
  }

  /** Adds up the values of comets beside the win of the spin, and multiplies it. */
  async multiply(comets: readonly ShownComet[], amounts: MultipliedWin): Promise<void> {
    this.clear();
    await this.#comets?.show(comets, amounts);
  }

  /** Highlights the winning cells and traces their lines until `clear`. */
  showWins(wins: ShownWins): Promise<void> {
    return this.#wins.show(wins);
  }

  /** Counts an amount up, which is shown until `clear`. */
  celebrate(win: RibbonWin): Promise<void> {
    return playWin(win.tier, this.#celebration.show(win));
  }

  /** Shows a card above the stage for `holdMs`. */
  announce(announced: Announced, holdMs: number): Promise<void> {
    this.#emitters.burst(this.#theme.burst, BURST);
    return this.#announcement.show(announced, holdMs);
  }

  /** Opens the book at the symbol of the free spins, which stays in sight beside their number. */
  async openBook({ symbol, text }: { symbol: string; text: string }): Promise<void> {
    const pages = this.#pages;
    const from = pages.indexOf(symbol) + 1;
    const leafed = [...pages.slice(from), ...pages.slice(0, from)];
    const textures = leafed.map((page) => this.#art.symbols.plain(page));
    await this.#book?.show({ textures, text });
    this.#counter.setSymbol(this.#art.symbols.plain(symbol));
  }

  closeBook(): void {
    this.#counter.setSymbol(null);
  }

  /** Turns the stage to its feature, by a level of 0 (none) to 1: its palette and its air. */
  setFeature(level: number): void {
    if (level === this.#level) return;
    this.#level = level;
    this.#backdrop.setFeature(level);
    const more = this.#theme.feature.air.map(({ preset, count }) => ({
      preset,
      count: Math.round(count * level),
    }));
    this.#emitters.setAir([...this.#theme.air, ...more]);
  }

  /** Shows the number of free spins that are left; `null` for none. */
  setSpinsLeft(left: number | null): void {
    this.#counter.show(left);
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
    this.#celebration.hide();
    this.#animator.invalidate();
  }

  destroy(): void {
    this.#leaving.abort();
    this.#animator.destroy();
    this.#emitters.destroy();
    this.#celebration.destroy();
    this.#announcement.destroy();
    this.#counter.destroy();
    this.#book?.destroy();
    this.#comets?.destroy();
    this.#frame.destroy();
    this.#bulbs?.destroy();
    this.#backdrop.destroy();
    this.#art.symbols.destroy();
    this.#art.lettering.destroy();
    this.#art.crest.destroy(true);
    this.#root.destroy({ children: true });
    this.#renderer.destroy({ removeView: true });
  }
}
