/** A strip and the position on it of the top row of the window. */
export type StripPlace = { readonly strip: readonly string[]; readonly stop: number };

/**
 * The symbols of a reel in the order in which they pass the window. Index 0 is the top row at the
 * start; the index grows upwards, so that row r of the window after c cells has the index c - r. A
 * strip is listed downwards and wraps. Where there is no strip, as in a tumbling slot, cells that
 * were not dealt are empty.
 */
export class ReelTape {
  #strip: readonly string[] = [];
  /** The strip's position at index 0. */
  #origin = 0;
  /** Symbols that were dealt, and those that stay in sight while the strip changes. */
  readonly #fixed = new Map<number, string>();

  /** The symbol at an index; empty where nothing was dealt. */
  at(index: number): string {
    const fixed = this.#fixed.get(index);
    if (fixed !== undefined) return fixed;
    const { length } = this.#strip;
    return length === 0 ? '' : (this.#strip[modulo(this.#origin - index, length)] ?? '');
  }

  /** Starts with a column at rest, whose neighbours are those of its place. */
  show(column: readonly string[], place: StripPlace | null): void {
    this.#fixed.clear();
    this.#strip = place?.strip ?? [];
    this.#origin = place?.stop ?? 0;
    this.#deal(0, column);
  }

  /** Makes the window after `cells` the new start, and lets a strip follow above it. */
  rewind(
    window: { readonly cells: number; readonly rows: number },
    strip: readonly string[],
  ): void {
    const column = Array.from({ length: window.rows }, (_, row) => this.at(window.cells - row));
    const { length } = this.#strip;
    const stop = length === 0 ? 0 : modulo(this.#origin - window.cells, length);
    this.show(column, { strip, stop });
  }

  /** The cells beyond `cells` until the window is at a place of this strip; less than its length. */
  cellsUntil({ strip, stop }: StripPlace, cells: number): number {
    return strip === this.#strip ? modulo(this.#origin - stop - cells, strip.length) : 0;
  }

  /**
   * Deals a column for the window after `cells`. Before a column of another strip or of none, the
   * cells up to `newest` stay as they are and those above them are empty.
   */
  deal(
    column: readonly string[],
    at: { readonly place: StripPlace | null; readonly cells: number; readonly newest: number },
  ): void {
    const { place, cells, newest } = at;
    if (place?.strip !== this.#strip) {
      const seen = Array.from({ length: newest + column.length }, (_, below) =>
        this.at(newest - below),
      );
      this.#strip = [];
      this.#deal(newest, seen);
    }
    this.#deal(cells, column);
  }

  #deal(top: number, column: readonly string[]): void {
    for (const [row, symbol] of column.entries()) this.#fixed.set(top - row, symbol);
  }
}

/** The remainder that is never negative. */
const modulo = (value: number, length: number): number => ((value % length) + length) % length;
