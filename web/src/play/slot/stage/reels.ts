import { Container, Graphics, Sprite, Texture } from 'pixi.js';
import type { Animator } from '../../pixi/animator.ts';
import type { Point, Size } from '../../pixi/page.ts';
import { playSound } from '../../sound/sound.ts';
import type { SymbolLook } from '../themes/slot-theme.ts';
import { CellMoves } from './cell-moves.ts';
import { CellPlaces, type TapeCell } from './cell-places.ts';
import { type Cell, FILL, type GridSize, isAmong, type StickySymbol } from './cells.ts';
import {
  planDrop,
  planStop,
  type ReelPace,
  type ReelStop,
  runningCells,
  stopEndsMs,
  stoppingCells,
} from './reel-motion.ts';
import type { Grid, ReelsRest } from './reel-rest.ts';
import { ReelTape } from './reel-tape.ts';
import type { FeatureScatter } from './stage-symbols.ts';
import { StickySymbols } from './sticky-symbols.ts';
import type { SymbolTextures } from './symbol-textures.ts';
import { type TallSymbol, TallSymbols } from './tall-symbols.ts';

/** Additional sprites of a reel, for the neighbours above and below the window. */
const SPARE = 2;
/** Cells per millisecond from which the blurred texture is shown. */
const SMEAR_SPEED = 0.011;
const LOSER = { alpha: 0.46, tint: 0x9d8b86 } as const;
/** The light on a slow reel. */
const BEAM = { alpha: 0.16, tint: 0xffe6a0, waveMs: 90 } as const;

type Reel = {
  /** Index from the left, from 0. */
  readonly place: number;
  readonly view: Container;
  /** The light on the reel while it is slow. */
  readonly beam: Sprite;
  readonly sprites: readonly Sprite[];
  readonly tape: ReelTape;
  /** The cells that have passed; the window shows row r as the tape's index `cells - r`. */
  cells: number;
  stop: ReelStop | null;
  /** Whether the reel is held while the others spin. */
  held: boolean;
};

/** The strips that the reels run along, and the reels and symbols that stay in place meanwhile. */
export type SpinStart = {
  readonly strips: Grid | null;
  readonly held?: readonly number[];
  readonly sticky?: readonly StickySymbol[];
};

export type ReelsParts = {
  readonly textures: Pick<SymbolTextures, 'faces'>;
  readonly animator: Animator;
  readonly grid: GridSize;
  readonly looks?: readonly SymbolLook[];
  /** The symbol that is one picture on a reel that it fills. */
  readonly tall?: TallSymbol | null;
  /** The scatter that awards a feature, and how many of them do; `null` without one. */
  readonly scatter?: FeatureScatter | null;
};

type RunningSpin = {
  readonly pace: ReelPace;
  /** Whether the reels have strips to run along. */
  readonly runs: boolean;
  elapsedMs: number;
  readonly rest: Promise<void>;
};

/** The reels in their window: spinning, landing and the look of winning cells. */
export class Reels {
  readonly view = new Container();
  readonly #textures: Pick<SymbolTextures, 'faces'>;
  readonly #animator: Animator;
  readonly #grid: GridSize;
  readonly #reels: readonly Reel[];
  readonly #window = new Graphics();
  /** Every cell of the window. */
  readonly cells: readonly Cell[];
  readonly #scatter: string | null;
  /** The scatters in sight after which the other reels are slow, with a sound. */
  readonly #scattersInSight: number;
  readonly #moves: CellMoves;
  readonly #tall: TallSymbols | null;
  readonly #sticky: StickySymbols;
  readonly #places: CellPlaces;
  readonly #cell: TapeCell = { index: 0, passed: 0, y: 0, height: 0 };
  #spin: RunningSpin | null = null;
  /** Starts the reels that have no strip to run along, once they know where to stop. */
  #waiting: (() => void) | null = null;

  constructor(parts: ReelsParts) {
    this.#textures = parts.textures;
    this.#animator = parts.animator;
    this.#grid = parts.grid;
    this.#places = new CellPlaces(parts.grid);
    this.#scatter = parts.scatter?.symbol ?? null;
    this.#scattersInSight = (parts.scatter?.countMin ?? Number.POSITIVE_INFINITY) - 1;
    this.#reels = Array.from({ length: parts.grid.reels }, (_, place) => this.#makeReel(place));
    this.cells = cellsOf(parts.grid);
    this.#moves = new CellMoves(this, parts.looks ?? [], parts.textures);
    const { tall, animator, grid } = parts;
    this.#tall = tall ? new TallSymbols(tall, { reels: grid.reels, animator }) : null;
    this.view.addChild(...this.#reels.map((reel) => reel.view), this.#moves.view);
    if (this.#tall) this.view.addChild(this.#tall.view);
    this.#sticky = new StickySymbols(this, parts);
    this.view.addChild(this.#sticky.view, this.#window);
    this.view.mask = this.#window;
    this.#animator.ambient((elapsedMs) => {
      this.#moves.step(elapsedMs);
      this.#tall?.move(elapsedMs);
    });
  }

  layout(bed: Size): void {
    this.#places.layout(bed);
    this.#window.clear().rect(0, 0, bed.width, bed.height).fill(0xffffff);
    this.#tall?.layout(bed);
    this.#sticky.layout();
    for (const reel of this.#reels) {
      const { width } = this.#places;
      reel.beam.position.set(width * reel.place, 0);
      reel.beam.setSize(width, bed.height);
      this.#place(reel, 0);
    }
  }

  /** Shows the reels at rest. */
  show({ grid, places }: ReelsRest): void {
    this.#spin = null;
    this.#waiting = null;
    for (const [index, reel] of this.#reels.entries()) {
      const column = grid[index] ?? [];
      reel.tape.show(column, places?.[index] ?? null);
      this.#places.show(index, column);
      reel.cells = 0;
      reel.stop = null;
      reel.beam.visible = false;
      this.#place(reel, 0);
    }
    this.#tall?.show(grid);
    this.#sticky.hide();
    for (const { view, place } of this.#reels) view.visible = !this.#tall?.isAt({ reel: place });
    this.resetCells();
    this.#moves.start();
    this.#animator.invalidate();
  }

  /** Plays an animation of cells at rest, during which no symbol moves by itself. */
  async play(durationMs: number, paint: (progress: number) => void): Promise<void> {
    this.#moves.stop();
    await this.#animator.play(durationMs, paint);
    this.#moves.start();
  }

  /**
   * Starts all reels except the held ones; they run along their strips until `land`. Without strips
   * the symbols stay until the new ones are known, and then drop out before them, reel by reel.
   */
  spin(pace: ReelPace, start: SpinStart): void {
    this.resetCells();
    if (this.#animator.instant) return;
    this.#sticky.show(start.sticky ?? []);
    if (start.strips) this.#run(pace, start);
    else this.#waiting = () => this.#run(pace, start);
  }

  #run(pace: ReelPace, { strips, held = [] }: SpinStart): void {
    this.#moves.stop();
    const { rows } = this.#grid;
    for (const [index, reel] of this.#reels.entries()) {
      reel.tape.rewind({ cells: reel.cells, rows }, strips?.[index] ?? []);
      reel.cells = 0;
      reel.stop = null;
      reel.held = held.includes(index);
      if (reel.held) continue;
      this.#tall?.hide(index);
      reel.view.visible = true;
    }
    const rest = this.#animator.run(
      (elapsedMs) => this.#roll(elapsedMs),
      () => this.#rest(),
    );
    this.#spin = { pace, runs: strips !== null, elapsedMs: 0, rest };
  }

  /** Stops the reels at a place. Resolves when the last one has stopped. */
  async land(rest: ReelsRest): Promise<void> {
    if (!this.#animator.instant) this.#waiting?.();
    this.#waiting = null;
    const spin = this.#spin;
    if (spin) {
      this.#planStops(rest, spin);
      await spin.rest;
    }
    this.show(rest);
  }

  #planStops({ grid, places }: ReelsRest, spin: RunningSpin): void {
    let moving = 0;
    const inSight = (reel: number) => (grid[reel] ?? []).filter(this.#isScatter).length;
    // Those of held reels are in sight from the start.
    let scatters = this.#reels.reduce(
      (sum, { held, place }) => sum + (held ? inSight(place) : 0),
      0,
    );
    const isEarned = () => spin.pace.anticipates && scatters >= this.#scattersInSight;
    let slowFromMs = isEarned() ? spin.elapsedMs : null;
    if (slowFromMs !== null) playSound('anticipation');
    for (const [index, reel] of this.#reels.entries()) {
      if (reel.held) continue;
      const column = grid[index] ?? [];
      scatters += inSight(index);
      const place = places?.[index] ?? null;
      const facts = { nowMs: spin.elapsedMs, reel: moving, slowFromMs };
      reel.stop = spin.runs
        ? planStop(this.#paceOf(spin.pace), {
            ...facts,
            cellsUntil: (cells) => (place ? reel.tape.cellsUntil(place, cells) : 0),
          })
        : planDrop(spin.pace, { ...facts, rows: column.length });
      slowFromMs = isEarned() ? stopEndsMs(reel.stop) : null;
      moving += 1;
      const newest = newestIn(reel.cells);
      this.#places.deal(index, column, newest);
      reel.tape.deal(column, { place, cells: reel.stop.toCells, newest });
    }
  }

  /** At least a window passes during a stop, so that no dealt symbol appears inside of it. */
  #paceOf(pace: ReelPace): ReelPace {
    return { ...pace, stopCells: Math.max(pace.stopCells, this.#grid.rows) };
  }

  /** The sprite of a cell at rest. */
  spriteAt({ reel, row }: Cell): Sprite | undefined {
    const found = this.#reels[reel];
    return found && this.#spriteOf(found, found.cells - row);
  }

  /** Dims all but the winning cells and enlarges those; `strength` is 0 to 1. */
  emphasize(winners: readonly Cell[], strength: number): void {
    for (const cell of this.cells) {
      const sprite = this.spriteAt(cell);
      if (!sprite) continue;
      const wins = isAmong(winners, cell);
      sprite.alpha = wins ? 1 : 1 - (1 - LOSER.alpha) * strength;
      sprite.tint = wins || strength < 0.5 ? 0xffffff : LOSER.tint;
      const fill = wins ? FILL.rest + (FILL.win - FILL.rest) * strength : FILL.rest;
      sprite.setSize(this.#places.sideOf(fill, cell.reel));
      if (wins || cell.row === 0) this.#tall?.setLook(cell.reel, sprite);
    }
  }

  /** Lets winning symbols move as they do when they win, again and again until the next change. */
  celebrate(winners: readonly Cell[]): void {
    this.#moves.setWinners(winners);
  }

  /** The symbol of a cell at rest. */
  symbolAt({ reel, row }: Cell): string | undefined {
    const found = this.#reels[reel];
    return found?.tape.at(found.cells - row);
  }

  /**
   * The symbols of each reel from the one above the window to the one below it, as they are drawn.
   */
  symbolsInSight(): Grid {
    return this.#reels.map(({ tape, cells, sprites }) =>
      sprites.map((_, below) => tape.at(newestIn(cells) - below)),
    );
  }

  /** Sets the scale and the opacity of a cell at rest. */
  scale(cell: Cell, { factor, alpha }: { readonly factor: number; readonly alpha: number }): void {
    const sprite = this.spriteAt(cell);
    if (!sprite) return;
    sprite.alpha = alpha;
    sprite.setSize(this.#places.sideOf(FILL.rest * factor, cell.reel));
  }

  /** Draws a cell at rest a number of rows above its place. */
  lift(cell: Cell, rowsAbove: number): void {
    const sprite = this.spriteAt(cell);
    if (!sprite) return;
    sprite.position.y = this.#places.middleYOf(cell.reel, cell.row - rowsAbove);
  }

  /** Resets the look of all cells. */
  resetCells(): void {
    this.#moves.setWinners([]);
    this.emphasize([], 0);
  }

  #makeReel(place: number): Reel {
    const view = new Container();
    const length = this.#grid.rows + SPARE;
    const sprites = Array.from({ length }, () => new Sprite({ anchor: 0.5 }));
    const beam = new Sprite({
      texture: Texture.WHITE,
      tint: BEAM.tint,
      blendMode: 'add',
      visible: false,
    });
    view.addChild(beam, ...sprites);
    return { place, view, beam, sprites, tape: new ReelTape(), cells: 0, stop: null, held: false };
  }

  #roll(elapsedMs: number): boolean {
    const spin = this.#spin;
    if (!spin) return false;
    const before = spin.elapsedMs;
    spin.elapsedMs = elapsedMs;
    let goesOn = false;
    for (const reel of this.#reels) {
      if (reel.held) continue;
      this.#move(reel, spin.pace, elapsedMs);
      const endsMs = reel.stop ? stopEndsMs(reel.stop) : Number.POSITIVE_INFINITY;
      this.#light(reel, { elapsedMs, endsMs });
      if (before < endsMs && elapsedMs >= endsMs) this.#playStop(reel, elapsedMs);
      if (elapsedMs < endsMs) goesOn = true;
    }
    return goesOn;
  }

  /** The sound of a stop, of a scatter in it, and of reels that run on with one less than award a feature. */
  #playStop(stopped: Reel, elapsedMs: number): void {
    playSound('reel', stopped.place);
    if (this.#scattersIn(stopped) === 0) return;
    const isStill = ({ stop, held }: Reel) =>
      held || (stop !== null && stopEndsMs(stop) <= elapsedMs);
    const scatters = this.#reels
      .filter(isStill)
      .reduce((sum, reel) => sum + this.#scattersIn(reel), 0);
    playSound('scatter', scatters - 1);
    const runsOn = this.#reels.some((reel) => reel.stop !== null && !isStill(reel));
    const isSlow = this.#spin?.pace.anticipates === true && runsOn;
    if (scatters === this.#scattersInSight && isSlow) playSound('anticipation');
  }

  #scattersIn({ place, tape, stop }: Reel): number {
    const length = this.#places.rowsOf(place);
    const rows = Array.from({ length }, (_, row) => (stop?.toCells ?? 0) - row);
    return rows.filter((index) => this.#isScatter(tape.at(index))).length;
  }

  readonly #isScatter = (symbol: string): boolean => symbol === this.#scatter;

  /** Lights a reel from when it becomes slow to its stop. */
  #light({ beam, stop }: Reel, at: { readonly elapsedMs: number; readonly endsMs: number }): void {
    const sinceMs = at.elapsedMs - (stop?.slowFromMs ?? Number.POSITIVE_INFINITY);
    beam.visible = sinceMs > 0 && at.elapsedMs < at.endsMs;
    if (beam.visible) beam.alpha = BEAM.alpha * (1 + 0.5 * Math.sin(sinceMs / BEAM.waveMs));
  }

  #move(reel: Reel, pace: ReelPace, elapsedMs: number): void {
    reel.cells = cellsPassed(reel, pace, elapsedMs);
    const cellsPerMs = Math.abs(cellsPassed(reel, pace, elapsedMs + 1) - reel.cells);
    this.#place(reel, cellsPerMs);
  }

  /** Without a planned stop, before the response, the reels remain in place. */
  #rest(): void {
    for (const reel of this.#reels) {
      reel.cells = reel.stop ? reel.stop.toCells : Math.round(reel.cells);
      this.#place(reel, 0);
    }
    if (this.#reels.some((reel) => !reel.stop && !reel.held)) this.#spin = null;
  }

  #spriteOf(reel: Reel, index: number): Sprite | undefined {
    const pool = reel.sprites.length;
    return reel.sprites[((index % pool) + pool) % pool];
  }

  #place(reel: Reel, cellsPerMs: number): void {
    const pool = reel.sprites.length;
    const { width } = this.#places;
    const cell = this.#cell;
    cell.passed = reel.cells;
    const newest = newestIn(reel.cells);
    for (let index = newest; index > newest - pool; index -= 1) {
      const sprite = this.#spriteOf(reel, index);
      if (!sprite) continue;
      const faces = this.#textures.faces(reel.tape.at(index));
      cell.index = index;
      this.#places.place(reel.place, cell);
      sprite.texture = cellsPerMs > SMEAR_SPEED ? faces.moving : faces.still;
      sprite.position.set(width * (reel.place + 0.5), cell.y);
      sprite.rotation = 0;
      sprite.setSize(Math.min(width, cell.height) * FILL.rest);
    }
  }

  /** The centre of a cell in the bed. */
  middleOf(cell: Cell): Point {
    return this.#places.middleOf(cell);
  }

  /** The size of the cells of a reel. */
  cellSizeOf(reel: number): Size {
    return { width: this.#places.width, height: this.#places.heightOf(reel) };
  }

  /** The side of a symbol that fills a part of its cell on a reel. */
  sideOf(fill: number, reel: number): number {
    return this.#places.sideOf(fill, reel);
  }
}

/** The tape's index directly above the window. */
const newestIn = (cells: number): number => Math.floor(cells) + 1;

const cellsOf = ({ reels, rows }: GridSize): Cell[] =>
  Array.from({ length: reels * rows }, (_, place) => ({
    reel: Math.floor(place / rows),
    row: place % rows,
  }));

function cellsPassed({ stop }: Reel, pace: ReelPace, elapsedMs: number): number {
  return stop ? stoppingCells(pace, stop, elapsedMs) : runningCells(pace, elapsedMs);
}
