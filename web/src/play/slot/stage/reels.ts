import { Container, Graphics, Sprite } from 'pixi.js';
import { playSound } from '../../sound/sound.ts';
import type { Animator } from './animator.ts';
import { cellCenter, type Size } from './layout.ts';
import {
  planStop,
  type ReelPace,
  type ReelStop,
  runningCells,
  stopEndsMs,
  stoppingCells,
} from './reel-motion.ts';
import type { SymbolTextures } from './symbol-textures.ts';

/** Reel by reel, top to bottom. */
export type Grid = readonly (readonly string[])[];
export type Cell = { readonly reel: number; readonly row: number };

export const REELS = 5;
export const ROWS = 3;
/** Sprites of one reel: the window, one cell coming in and one going out. */
const POOL = ROWS + 2;
/** Part of a cell that a symbol fills at rest, and when it wins. */
const FILL = { rest: 0.88, win: 0.98 } as const;
/** Cells per millisecond from which the smeared face is shown. */
const SMEAR_SPEED = 0.011;
const LOSER = { alpha: 0.46, tint: 0x9d8b86 } as const;

type Reel = {
  readonly view: Container;
  readonly sprites: readonly Sprite[];
  /** Symbols by strip index; the window at `cells` shows row r as index `cells - r`. */
  readonly strip: Map<number, string>;
  cells: number;
  stop: ReelStop | null;
};

/** The five reels in their window: rolling, landing and the look of winning cells. */
export class Reels {
  readonly view = new Container();
  readonly #textures: SymbolTextures;
  readonly #animator: Animator;
  readonly #reels: readonly Reel[];
  readonly #window = new Graphics();
  #bed: Size = { width: 1, height: 1 };
  #spin: { readonly pace: ReelPace; elapsedMs: number; readonly rest: Promise<void> } | null = null;

  constructor(textures: SymbolTextures, animator: Animator) {
    this.#textures = textures;
    this.#animator = animator;
    this.#reels = Array.from({ length: REELS }, () => this.#makeReel());
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
      for (let row = 0; row < ROWS; row += 1) reel.strip.set(-row, grid[index]?.[row] ?? '');
      this.#place(reel, 0);
    }
    this.even();
    this.#animator.invalidate();
  }

  /** Starts all reels; they roll until `land`. */
  spin(pace: ReelPace): void {
    this.even();
    for (const reel of this.#reels) this.#rewind(reel);
    if (this.#animator.instant) return;
    const rest = this.#animator.run(
      (elapsedMs) => this.#roll(elapsedMs),
      () => this.#rest(),
    );
    this.#spin = { pace, elapsedMs: 0, rest };
  }

  /** Brings a grid to rest in the window. Resolves when the last reel rests. */
  async land(grid: Grid): Promise<void> {
    const spin = this.#spin;
    if (!spin) {
      this.show(grid);
      return;
    }
    for (const [index, reel] of this.#reels.entries()) {
      const stop = planStop(spin.pace, { nowMs: spin.elapsedMs, reel: index });
      for (let row = 0; row < ROWS; row += 1) {
        reel.strip.set(stop.toCells - row, grid[index]?.[row] ?? '');
      }
      reel.stop = stop;
    }
    await spin.rest;
    this.#spin = null;
  }

  /** The sprite that rests in a cell. */
  spriteAt({ reel, row }: Cell): Sprite | undefined {
    const found = this.#reels[reel];
    return found && this.#spriteOf(found, found.cells - row);
  }

  /** Dims all but the winning cells and lets those grow; `strength` runs from 0 to 1. */
  emphasize(winners: readonly Cell[], strength: number): void {
    for (let reel = 0; reel < REELS; reel += 1) {
      for (let row = 0; row < ROWS; row += 1) {
        const sprite = this.spriteAt({ reel, row });
        if (!sprite) continue;
        const wins = winners.some((cell) => cell.reel === reel && cell.row === row);
        sprite.alpha = wins ? 1 : 1 - (1 - LOSER.alpha) * strength;
        sprite.tint = wins || strength < 0.5 ? 0xffffff : LOSER.tint;
        this.#size(sprite, wins ? FILL.rest + (FILL.win - FILL.rest) * strength : FILL.rest);
      }
    }
  }

  /** Grows winning cells for a moment: `swell` 0 is their winning size. */
  swell(winners: readonly Cell[], swell: number): void {
    for (const cell of winners) {
      const sprite = this.spriteAt(cell);
      if (sprite) this.#size(sprite, FILL.win * (1 + 0.1 * swell));
    }
  }

  /** All cells alike again. */
  even(): void {
    this.emphasize([], 0);
  }

  #makeReel(): Reel {
    const view = new Container();
    const sprites = Array.from({ length: POOL }, () => new Sprite({ anchor: 0.5 }));
    view.addChild(...sprites);
    return { view, sprites, strip: new Map(), cells: 0, stop: null };
  }

  /** Counts the strip from 0 again, keeping what the window shows. */
  #rewind(reel: Reel): void {
    const rows = Array.from({ length: ROWS }, (_, row) => this.#symbol(reel, reel.cells - row));
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
    for (const reel of this.#reels) {
      const cellsAt = (ms: number) =>
        reel.stop ? stoppingCells(spin.pace, reel.stop, ms) : runningCells(spin.pace, ms);
      reel.cells = cellsAt(elapsedMs);
      this.#place(reel, Math.abs(cellsAt(elapsedMs + 1) - reel.cells));
      if (reel.stop && before < stopEndsMs(reel.stop) && elapsedMs >= stopEndsMs(reel.stop)) {
        playSound('reel');
      }
    }
    return this.#reels.some((reel) => !reel.stop || elapsedMs < stopEndsMs(reel.stop));
  }

  /** Without a stop, because the outcome is not there yet, the reels wait where they are. */
  #rest(): void {
    for (const reel of this.#reels) {
      reel.cells = reel.stop ? reel.stop.toCells : Math.round(reel.cells);
      this.#place(reel, 0);
    }
    if (this.#reels.some((reel) => !reel.stop)) this.#spin = null;
  }

  #symbol(reel: Reel, index: number): string {
    const known = reel.strip.get(index);
    if (known !== undefined) return known;
    const filler = this.#textures.any();
    reel.strip.set(index, filler);
    return filler;
  }

  #spriteOf(reel: Reel, index: number): Sprite | undefined {
    return reel.sprites[((index % POOL) + POOL) % POOL];
  }

  #place(reel: Reel, cellsPerMs: number): void {
    const reelIndex = this.#reels.indexOf(reel);
    const { x, y: firstRow } = cellCenter(this.#bed, {
      reel: reelIndex,
      row: 0,
      reels: REELS,
      rows: ROWS,
    });
    const cellHeight = this.#bed.height / ROWS;
    const newest = Math.ceil(reel.cells);
    for (let index = newest; index > newest - POOL; index -= 1) {
      const sprite = this.#spriteOf(reel, index);
      if (!sprite) continue;
      const faces = this.#textures.faces(this.#symbol(reel, index));
      sprite.texture = cellsPerMs > SMEAR_SPEED ? faces.moving : faces.still;
      sprite.position.set(x, firstRow + (reel.cells - index) * cellHeight);
      this.#size(sprite, FILL.rest);
    }
    for (const index of reel.strip.keys()) {
      if (index <= newest - POOL * 2) reel.strip.delete(index);
    }
  }

  #size(sprite: Sprite, fill: number): void {
    const side = Math.min(this.#bed.width / REELS, this.#bed.height / ROWS) * fill;
    sprite.setSize(side, side);
  }
}
