import type { Point, Size } from '../../pixi/page.ts';
import type { Cell, GridSize } from './cells.ts';

/** The cells of a reel: as many as it shows, each the larger the fewer they are. */
type ReelRows = {
  rows: number;
  /** As many as it showed before, and the tape's newest index of those. */
  before: number;
  border: number;
};

/** A cell of a running reel. */
export type TapeCell = {
  /** The tape's index, and the cells that have passed. */
  index: number;
  passed: number;
  y: number;
  height: number;
};

/** Where the cells are in the bed of the reels. */
export class CellPlaces {
  readonly #grid: GridSize;
  readonly #reels: readonly ReelRows[];
  #bed: Size = { width: 1, height: 1 };

  constructor(grid: GridSize) {
    const { rows } = grid;
    this.#grid = grid;
    this.#reels = Array.from({ length: grid.reels }, () => ({ rows, before: rows, border: 0 }));
  }

  layout(bed: Size): void {
    this.#bed = bed;
  }

  /** All cells of a reel at rest; one without any has those of the grid. */
  show(reel: number, column: readonly string[]): void {
    const rows = column.length || this.#grid.rows;
    Object.assign(this.#reels[reel] ?? {}, { rows, before: rows, border: 0 });
  }

  /** Cells of another number come into a running reel, behind those up to the tape's index `border`. */
  deal(reel: number, column: readonly string[], border: number): void {
    const found = this.#reels[reel];
    if (!found) return;
    Object.assign(found, {
      rows: column.length || this.#grid.rows,
      before: found.rows,
      border,
    });
  }

  get width(): number {
    return this.#bed.width / this.#grid.reels;
  }

  /** The cells that a reel shows. */
  rowsOf(reel: number): number {
    return this.#reels[reel]?.rows ?? 0;
  }

  heightOf(reel: number): number {
    return this.#heightBy(this.rowsOf(reel));
  }

  /** The side of a symbol that fills a part of its cell on a reel. */
  sideOf(fill: number, reel: number): number {
    return Math.min(this.width, this.heightOf(reel)) * fill;
  }

  /** The centre of a cell at rest in the bed; fractions and rows outside are valid. */
  middleOf({ reel, row }: Cell): Point {
    return { x: this.width * (reel + 0.5), y: this.middleYOf(reel, row) };
  }

  /** How far down that centre is. */
  middleYOf(reel: number, row: number): number {
    return this.heightOf(reel) * (row + 0.5);
  }

  /** Sets the centre of a cell of the tape and its height. Without a new object, for every frame. */
  place(reel: number, cell: TapeCell): void {
    const found = this.#reels[reel];
    if (!found) return;
    const { rows, before, border } = found;
    const since = cell.passed - border;
    const edge = since * this.#heightBy(since < 0 ? before : rows);
    cell.height = this.#heightBy(cell.index > border ? rows : before);
    cell.y = edge + (border - cell.index + 0.5) * cell.height;
  }

  #heightBy(rows: number): number {
    return this.#bed.height / (rows || this.#grid.rows);
  }
}
