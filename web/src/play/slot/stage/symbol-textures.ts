import { Texture } from 'pixi.js';
import { canvasTexture } from '../../pixi/canvas-texture.ts';
import type { SymbolLook } from '../themes/slot-theme.ts';
import type { StageSymbol } from './stage-symbols.ts';
import { type AtlasCell, cellOfTag, findCell, SYMBOL_SIDE } from './symbol-atlas.ts';

/** The textures of a symbol at rest and in motion. */
export type SymbolFaces = { readonly still: Texture; readonly moving: Texture };

const SIZE = SYMBOL_SIDE;
/** Length and number of copies of the motion blur. */
const SMEAR = { length: 76, prints: 39 } as const;

export type SymbolArt = {
  /** The picture of all symbols. */
  readonly sheet: HTMLImageElement;
  readonly looks: readonly SymbolLook[];
};

/**
 * The textures of all symbols: wild and bonus symbols have a tag, and each has a motion-blurred variant
 * for fast reels.
 */
export class SymbolTextures {
  readonly #faces = new Map<string, SymbolFaces>();
  readonly #plain = new Map<string, Texture>();

  /** @throws if the picture lacks a symbol */
  constructor(symbols: readonly StageSymbol[], { sheet, looks }: SymbolArt) {
    for (const { symbol, tag } of symbols) {
      const cell = findCell(looks, symbol);
      if (!cell) throw new Error(`no art for the symbol "${symbol}"`);
      const faces = makeFaces(sheet, tag ? [cell, cellOfTag(looks, tag)] : [cell]);
      this.#faces.set(symbol, faces);
      this.#plain.set(symbol, tag ? stillOf(sheet, [cell]) : faces.still);
    }
  }

  faces(symbol: string): SymbolFaces {
    return this.#faces.get(symbol) ?? { still: Texture.EMPTY, moving: Texture.EMPTY };
  }

  /** The picture of a symbol without its tag. */
  plain(symbol: string): Texture {
    return this.#plain.get(symbol) ?? Texture.EMPTY;
  }

  all(): Texture[] {
    const faces = [...this.#faces.values()].flatMap(({ still, moving }) => [still, moving]);
    return [...new Set([...faces, ...this.#plain.values()])];
  }

  destroy(): void {
    for (const texture of this.all()) texture.destroy(true);
    this.#faces.clear();
  }
}

const square = { width: SIZE, height: SIZE, resolution: 1, mipmaps: true };

function paint(
  context: CanvasRenderingContext2D,
  {
    sheet,
    cells,
    offset,
  }: { sheet: HTMLImageElement; cells: readonly AtlasCell[]; offset: number },
): void {
  for (const { x, y } of cells) context.drawImage(sheet, x, y, SIZE, SIZE, 0, offset, SIZE, SIZE);
}

const stillOf = (sheet: HTMLImageElement, cells: readonly AtlasCell[]): Texture =>
  canvasTexture(square, (context) => paint(context, { sheet, cells, offset: 0 }));

function makeFaces(sheet: HTMLImageElement, cells: readonly AtlasCell[]): SymbolFaces {
  const moving = canvasTexture(square, (context) => {
    for (let print = 0; print < SMEAR.prints; print += 1) {
      // Drawing the n-th copy with opacity 1/n averages all copies.
      context.globalAlpha = 1 / (print + 1);
      context.globalAlpha *= 0.92;
      paint(context, { sheet, cells, offset: (print / (SMEAR.prints - 1) - 0.5) * SMEAR.length });
    }
  });
  return { still: stillOf(sheet, cells), moving };
}
