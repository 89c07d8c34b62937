import { Container, Graphics, Sprite } from 'pixi.js';
import type { Animator } from '../../pixi/animator.ts';
import type { Size } from '../../pixi/page.ts';
import { playSound } from '../../sound/sound.ts';
import {
  planStop,
  type ReelPace,
  type ReelStop,
  runningCells,
  stopEndsMs,
  stoppingCells,
} from './reel-motion.ts';
import type { SymbolTextures } from './symbol-textures.ts';

/** Symbols by reel, top to bottom. */
export type Grid = readonly (readonly string[])[];
export type Cell = { readonly reel: number; readonly row: number };

/** The number of reels and of visible rows. */
export type GridSize = { readonly reels: number; readonly rows: number };

/** Additional sprites of a reel, for the cells that enter and leave the window. */
const SPARE = 2;
/** The part of a cell that a symbol fills, at rest and when it wins. */
const FILL = { rest: 0.88, win: 0.98 } as const;
/** Cells per millisecond from which the blurred texture is shown. */
const SMEAR_SPEED = 0.011;
const LOSER = { alpha: 0.46, tint: 0x9d8b86 } as const;

type Reel = {
  /** Index from the left, from 0. */
  readonly place: number;
  readonly view: Container;
  readonly sprites: readonly Sprite[];
  /** Symbols by strip index; the window at `cells` shows row r as index `cells - r`. */
  readonly strip: Map<number, string>;
  cells: number;
  stop: ReelStop | null;
  /** Whether the reel is held while the others spin. */
  held: boolean;
};

/** The reels in their window: spinning, landing and the look of winning cells. */
export class Reels {
  readonly view = new Container();
  readonly #textures: SymbolTextures;
  readonly #animator: Animator;
  readonly #grid: GridSize;
  readonly #reels: readonly Reel[];
  readonly #window = new Graphics();
  /** Every cell of the window. */
  readonly cells: readonly Cell[];
  #bed: Size = { width: 1, height: 1 };
  #spin: { readonly pace: ReelPace; elapsedMs: number; readonly rest: Promise<void> } | null = null;

  constructor(parts: {
    readonly textures: SymbolTextures;
    readonly animator: Animator;
    readonly grid: GridSize;
  }) {
    this.#textures = parts.textures;
    this.#animator = parts.animator;
    this.#grid = parts.grid;
    this.#reels = Array.from({ length: parts.grid.reels }, (_, place) => this.#makeReel(place));
    this.cells = cellsOf(parts.grid);
    this.view.addChild(...this.#reels.map((reel) => reel.view), this.#window);
    this.view.mask = this.#window;
  }

  layout(bed: Size): void {
    this.#bed = bed;
    this.#window.clear().rect(0, 0, bed.width, bed.height).fill(0xffffff);
    for (const reel of this.#reels) this.#place(reel, 0);
  }

  /** Shows a grid at rest. */
  show(grid: Grid): void {
    this.#spin = null;
    for (const [index, reel] of this.#reels.entries()) {
      reel.strip.clear();
      reel.cells = 0;
      reel.stop = null;
      for (let row = 0; row < this.#grid.rows; row += 1) {
        reel.strip.set(-row, grid[index]?.[row] ?? '');
      }
      this.#place(reel, 0);
    }
    this.resetCells();
    this.#animator.invalidate();
  }

  /** Starts all reels except the held ones; they spin until `land`. */
  spin(pace: ReelPace, held: readonly number[] = []): void {
    this.resetCells();
    for (const [index, reel] of this.#reels.entries()) {
      this.#rewind(reel);
      reel.held = held.includes(index);
    }
    if (this.#animator.instant) return;
    const rest = this.#animator.run(
      (elapsedMs) => this.#roll(elapsedMs),
      () => this.#rest(),
    );
    this.#spin = { pace, elapsedMs: 0, rest };
  }

  /** Stops the reels at a grid. Resolves when the last one has stopped. */
  async land(grid: Grid): Promise<void> {
    const spin = this.#spin;
    if (!spin) {
      this.show(grid);
      return;
    }
    let moving = 0;
    for (const [index, reel] of this.#reels.entries()) {
      if (reel.held) continue;
      const stop = planStop(spin.pace, { nowMs: spin.elapsedMs, reel: moving });
      moving += 1;
      for (let row = 0; row < this.#grid.rows; row += 1) {
        reel.strip.set(stop.toCells - row, grid[index]?.[row] ?? '');
      }
      reel.stop = stop;
    }
    await spin.rest;
    this.#spin = null;
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
      this.#size(sprite, wins ? FILL.rest + (FILL.win - FILL.rest) * strength : FILL.rest);
    }
  }

  /** Enlarges winning cells further; `swell` 0 is their winning size. */
  swell(winners: readonly Cell[], swell: number): void {
    for (const cell of winners) {
      const sprite = this.spriteAt(cell);
      if (sprite) this.#size(sprite, FILL.win * (1 + 0.1 * swell));
    }
  }

  /** The symbol of a cell at rest. */
  symbolAt({ reel, row }: Cell): string | undefined {
    const found = this.#reels[reel];
    return found?.strip.get(found.cells - row);
  }

  /** Sets the scale and the opacity of a cell at rest. */
  scale(cell: Cell, { factor, alpha }: { readonly factor: number; readonly alpha: number }): void {
    const sprite = this.spriteAt(cell);
    if (!sprite) return;
    sprite.alpha = alpha;
    this.#size(sprite, FILL.rest * factor);
  }

  /** Draws a cell at rest a number of rows above its place. */
  lift(cell: Cell, rowsAbove: number): void {
    const sprite = this.spriteAt(cell);
    if (!sprite) return;
    sprite.position.y = this.#middleOfRow(cell.row - rowsAbove);
  }

  /** Resets the look of all cells. */
  resetCells(): void {
    this.emphasize([], 0);
  }

  #makeReel(place: number): Reel {
    const view = new Container();
    const length = this.#grid.rows + SPARE;
    const sprites = Array.from({ length }, () => new Sprite({ anchor: 0.5 }));
    view.addChild(...sprites);
    return { place, view, sprites, strip: new Map(), cells: 0, stop: null, held: false };
  }

  /** Resets the strip's index to 0, without a change to the window. */
  #rewind(reel: Reel): void {
    const rows = Array.from({ length: this.#grid.rows }, (_, row) =>
      this.#symbol(reel, reel.cells - row),
    );
    reel.strip.clear();
    for (const [row, symbol] of rows.entries()) reel.strip.set(-row, symbol);
    reel.cells = 0;
    reel.stop = null;
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
      if (before < endsMs && elapsedMs >= endsMs) playSound('reel');
      if (elapsedMs < endsMs) goesOn = true;
    }
    return goesOn;
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

  #symbol(reel: Reel, index: number): string {
    const known = reel.strip.get(index);
    if (known !== undefined) return known;
    const filler = this.#textures.any();
    reel.strip.set(index, filler);
    return filler;
  }

  #spriteOf(reel: Reel, index: number): Sprite | undefined {
    const pool = reel.sprites.length;
    return reel.sprites[((index % pool) + pool) % pool];
  }

  #place(reel: Reel, cellsPerMs: number): void {
    const pool = reel.sprites.length;
    const x = (this.#bed.width / this.#grid.reels) * (reel.place + 0.5);
    const newest = Math.ceil(reel.cells);
    for (let index = newest; index > newest - pool; index -= 1) {
      const sprite = this.#spriteOf(reel, index);
      if (!sprite) continue;
      const faces = this.#textures.faces(this.#symbol(reel, index));
      sprite.texture = cellsPerMs > SMEAR_SPEED ? faces.moving : faces.still;
      sprite.position.set(x, this.#middleOfRow(reel.cells - index));
      this.#size(sprite, FILL.rest);
    }
    for (const index of reel.strip.keys()) {
      if (index <= newest - pool * 2) reel.strip.delete(index);
    }
  }

  /** The centre of a row from the upper edge of the bed; fractions and rows outside are valid. */
  #middleOfRow(row: number): number {
    return (this.#bed.height / this.#grid.rows) * (row + 0.5);
  }

  #size(sprite: Sprite, fill: number): void {
    const { reels, rows } = this.#grid;
    const side = Math.min(this.#bed.width / reels, this.#bed.height / rows) * fill;
    sprite.setSize(side, side);
  }
}

const cellsOf = ({ reels, rows }: GridSize): Cell[] =>
  Array.from({ length: reels * rows }, (_, place) => ({
    reel: Math.floor(place / rows),
    row: place % rows,
  }));

function isAmong(cells: readonly Cell[], { reel, row }: Cell): boolean {
  for (const cell of cells) if (cell.reel === reel && cell.row === row) return true;
  return false;
}

function cellsPassed({ stop }: Reel, pace: ReelPace, elapsedMs: number): number {
  return stop ? stoppingCells(pace, stop, elapsedMs) : runningCells(pace, elapsedMs);
}
