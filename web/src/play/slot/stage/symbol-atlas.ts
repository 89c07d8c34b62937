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

/** The cells of a symbol's body and of its parts; `null` if it is one piece. */
export function findLayers(
  looks: readonly SymbolLook[],
  symbol: string,
): { readonly body: AtlasCell; readonly parts: readonly AtlasCell[] } | null {
  const place = looks.findIndex(({ name }) => name === symbol);
  const parts = looks[place]?.parts ?? [];
  if (parts.length === 0) return null;
  const first = looks.length + layerCells(looks.slice(0, place));
  return { body: cellAt(first), parts: parts.map((_, index) => cellAt(first + 1 + index)) };
}

/** The cells of bodies and parts. */
const layerCells = (looks: readonly SymbolLook[]): number =>
  looks.reduce((sum, { parts = [] }) => sum + (parts.length > 0 ? parts.length + 1 : 0), 0);

export const cellOfTag = (looks: readonly SymbolLook[], tag: SymbolTag) =>
  cellAt(looks.length + layerCells(looks) + TAGS.indexOf(tag));

/** The height of the picture, in cells. */
export const atlasRows = (looks: readonly SymbolLook[]): number =>
  Math.ceil((looks.length + layerCells(looks) + TAGS.length) / SYMBOLS_IN_ROW);

const cellAt = (place: number): AtlasCell => ({
  x: (place % SYMBOLS_IN_ROW) * SYMBOL_SIDE,
  y: Math.floor(place / SYMBOLS_IN_ROW) * SYMBOL_SIDE,
});
