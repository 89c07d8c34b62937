import { Texture } from 'pixi.js';
import { canvasTexture } from '../../pixi/canvas-texture.ts';
import { cssColour, mixColours } from '../../pixi/colours.ts';
import type { SlotTheme, SymbolLook } from '../themes/slot-theme.ts';
import type { StageSymbol } from './stage-symbols.ts';
import {
  type AtlasCell,
  cellOfTag,
  findCell,
  findLayers,
  SYMBOL_SIDE,
  SYMBOLS_IN_ROW,
} from './symbol-atlas.ts';
import type { TallSymbol } from './tall-symbols.ts';

/** The textures of a symbol at rest and in motion, and those of its body and of its parts. */
export type SymbolFaces = {
  readonly still: Texture;
  readonly moving: Texture;
  readonly layers?: { readonly body: Texture; readonly parts: readonly Texture[] };
};

const SIZE = SYMBOL_SIDE;
/** Length and number of copies of the motion blur. */
const SMEAR = { length: 76, prints: 39 } as const;

export type SymbolArt = {
  /** The picture of all symbols. */
  readonly sheet: HTMLImageElement;
  readonly looks: readonly SymbolLook[];
  /** The symbol that is one picture on a reel that it fills. */
  readonly tall?: SlotTheme['tall'];
};

/**
 * The textures of all symbols: wild and bonus symbols have a tag, and each has a motion-blurred variant
 * for fast reels.
 */
export class SymbolTextures {
  readonly #faces = new Map<string, SymbolFaces>();
  readonly #plain = new Map<string, Texture>();

  /** The symbol as one picture over a reel; `null` without one. */
  readonly tall: TallSymbol | null;

  /** @throws if the picture lacks a symbol */
  constructor(symbols: readonly StageSymbol[], { sheet, looks, tall }: SymbolArt) {
    let tallTexture: Texture | null = null;
    for (const { symbol, tag } of symbols) {
      const cell = findCell(looks, symbol);
      if (!cell) throw new Error(`no art for the symbol "${symbol}"`);
      const over = tag ? [cellOfTag(looks, tag)] : [];
      const layers = findLayers(looks, symbol);
      const faces = {
        ...makeFaces(sheet, [cell, ...over]),
        ...(layers ? { layers: makeLayers(sheet, { ...layers, over }) } : {}),
      };
      this.#faces.set(symbol, faces);
      this.#plain.set(symbol, tag ? stillOf(sheet, [cell]) : faces.still);
      if (symbol !== tall?.symbol) continue;
      tallTexture = tallOf(sheet, { cell, over, light: tall.light });
    }
    this.tall = tall && tallTexture ? { symbol: tall.symbol, texture: tallTexture } : null;
  }

  faces(symbol: string): SymbolFaces {
    return this.#faces.get(symbol) ?? { still: Texture.EMPTY, moving: Texture.EMPTY };
  }

  /** The picture of a symbol without its tag. */
  plain(symbol: string): Texture {
    return this.#plain.get(symbol) ?? Texture.EMPTY;
  }

  all(): Texture[] {
    const faces = [...this.#faces.values()].flatMap(({ still, moving, layers }) => [
      still,
      moving,
      ...(layers ? [layers.body, ...layers.parts] : []),
    ]);
    const tall = this.tall ? [this.tall.texture] : [];
    return [...new Set([...faces, ...this.#plain.values(), ...tall])];
  }

  destroy(): void {
    for (const texture of this.all()) texture.destroy(true);
    this.#faces.clear();
  }
}

/** The pixels of the loaded picture in one of the large picture: a small screen loads a smaller one. */
const resolutionOf = (sheet: HTMLImageElement): number =>
  sheet.naturalWidth / (SYMBOLS_IN_ROW * SIZE);

/** A texture with as many pixels as the loaded picture has, which is as large as any other on the stage. */
const squareOf = (sheet: HTMLImageElement) =>
  ({ width: SIZE, height: SIZE, resolution: resolutionOf(sheet), mipmaps: true }) as const;

/** The place and the size of a cell, in the pixels of the loaded picture. */
function partOf(sheet: HTMLImageElement, { x, y }: AtlasCell) {
  const scale = resolutionOf(sheet);
  return [x * scale, y * scale, SIZE * scale, SIZE * scale] as const;
}

function paint(
  context: CanvasRenderingContext2D,
  {
    sheet,
    cells,
    offset,
  }: { sheet: HTMLImageElement; cells: readonly AtlasCell[]; offset: number },
): void {
  for (const cell of cells) context.drawImage(sheet, ...partOf(sheet, cell), 0, offset, SIZE, SIZE);
}

const stillOf = (sheet: HTMLImageElement, cells: readonly AtlasCell[]): Texture =>
  canvasTexture(squareOf(sheet), (context) => paint(context, { sheet, cells, offset: 0 }));

/** The body, with its tag, and each part. */
const makeLayers = (
  sheet: HTMLImageElement,
  cells: { body: AtlasCell; parts: readonly AtlasCell[]; over: readonly AtlasCell[] },
) => ({
  body: stillOf(sheet, [cells.body, ...cells.over]),
  parts: cells.parts.map((part) => stillOf(sheet, [part])),
});

function makeFaces(sheet: HTMLImageElement, cells: readonly AtlasCell[]): SymbolFaces {
  const moving = canvasTexture(squareOf(sheet), (context) => {
    for (let print = 0; print < SMEAR.prints; print += 1) {
      // Drawing the n-th copy with opacity 1/n averages all copies.
      context.globalAlpha = 1 / (print + 1);
      context.globalAlpha *= 0.92;
      paint(context, { sheet, cells, offset: (print / (SMEAR.prints - 1) - 0.5) * SMEAR.length });
    }
  });
  return { still: stillOf(sheet, cells), moving };
}

/**
 * Rows of a tall picture, and the symbol in it, in parts of the picture's width: its head fills the reel,
 * which cuts the rest of it.
 */
const TALL = { rows: 3, size: 2.3, left: -0.12, foot: 0.58 } as const;

/** A symbol as large as a reel is high, before a light that comes from its foot. */
function tallOf(
  sheet: HTMLImageElement,
  { cell, over, light }: { cell: AtlasCell; over: readonly AtlasCell[]; light: number },
): Texture {
  const height = TALL.rows * SIZE;
  return canvasTexture({ ...squareOf(sheet), height }, (context) => {
    const glow = context.createLinearGradient(0, 0, 0, height);
    glow.addColorStop(0, cssColour(mixColours(light, 0x000000, 0.94)));
    glow.addColorStop(0.55, cssColour(mixColours(light, 0x000000, 0.72)));
    glow.addColorStop(0.9, cssColour(light));
    glow.addColorStop(1, cssColour(mixColours(light, 0xffffff, 0.6)));
    context.fillStyle = glow;
    context.beginPath();
    context.roundRect(0, 0, SIZE, height, SIZE * 0.08);
    context.fill();
    context.clip();
    const size = SIZE * TALL.size;
    const top = height - size - SIZE * TALL.foot;
    context.drawImage(sheet, ...partOf(sheet, cell), SIZE * TALL.left, top, size, size);
    paint(context, { sheet, cells: over, offset: height - SIZE });
  });
}
