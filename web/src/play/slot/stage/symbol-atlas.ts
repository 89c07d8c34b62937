import type { SymbolLook } from '../themes/slot-theme.ts';

/** Pixels of a symbol in the picture of all symbols, and the symbols in a row of it. */
export const SYMBOL_SIDE = 256;
export const SYMBOLS_IN_ROW = 4;

/** The tags that lie over symbols, in their order after the symbols. */
const TAGS = ['wild', 'bonus'] as const;

export type SymbolTag = (typeof TAGS)[number];

/** The upper left corner of a cell, in pixels of the picture. */
export type AtlasCell = { readonly x: number; readonly y: number };

/** The cell of a symbol; `null` if the picture lacks it. */
export function findCell(looks: readonly SymbolLook[], symbol: string): AtlasCell | null {
  const place = looks.findIndex(({ name }) => name === symbol);
  return place < 0 ? null : cellAt(place);
}

export const cellOfTag = (looks: readonly SymbolLook[], tag: SymbolTag) =>
  cellAt(looks.length + TAGS.indexOf(tag));

/** The height of the picture, in cells. */
export const atlasRows = (looks: readonly SymbolLook[]): number =>
  Math.ceil((looks.length + TAGS.length) / SYMBOLS_IN_ROW);

const cellAt = (place: number): AtlasCell => ({
  x: (place % SYMBOLS_IN_ROW) * SYMBOL_SIDE,
  y: Math.floor(place / SYMBOLS_IN_ROW) * SYMBOL_SIDE,
});
