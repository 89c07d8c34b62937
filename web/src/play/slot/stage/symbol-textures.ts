import { Texture } from 'pixi.js';
import { canvasTexture } from '../../pixi/canvas-texture.ts';
import type { StageSymbol } from './stage-symbols.ts';

/** The textures of a symbol at rest and in motion. */
export type SymbolFaces = { readonly still: Texture; readonly moving: Texture };

const SIZE = 256;
const TAG = { x: 4, y: 166, width: 248, height: 88 } as const;
/** Length and number of copies of the motion blur. */
const SMEAR = { length: 76, prints: 39 } as const;

export type SymbolArt = {
  readonly symbols: ReadonlyMap<string, HTMLImageElement>;
  readonly wildTag: HTMLImageElement;
  readonly bonusTag: HTMLImageElement;
};

/**
 * The textures of all symbols: wild and bonus symbols have a tag, and each has a motion-blurred variant
 * for fast reels.
 */
export class SymbolTextures {
  readonly #faces = new Map<string, SymbolFaces>();

  constructor(symbols: readonly StageSymbol[], art: SymbolArt) {
    for (const { symbol, tag } of symbols) {
      const picture = art.symbols.get(symbol);
      if (!picture) throw new Error(`no art for the symbol "${symbol}"`);
      const lettering = tag && { wild: art.wildTag, bonus: art.bonusTag }[tag];
      this.#faces.set(symbol, makeFaces(picture, lettering));
    }
  }

  faces(symbol: string): SymbolFaces {
    return this.#faces.get(symbol) ?? { still: Texture.EMPTY, moving: Texture.EMPTY };
  }

  all(): Texture[] {
    return [...this.#faces.values()].flatMap(({ still, moving }) => [still, moving]);
  }

  destroy(): void {
    for (const texture of this.all()) texture.destroy(true);
    this.#faces.clear();
  }
}

function makeFaces(picture: HTMLImageElement, tag: HTMLImageElement | null): SymbolFaces {
  const square = { width: SIZE, height: SIZE, resolution: 1, mipmaps: true };
  const paint = (context: CanvasRenderingContext2D, offset: number) => {
    context.drawImage(picture, 0, offset, SIZE, SIZE);
    if (tag) context.drawImage(tag, TAG.x, TAG.y + offset, TAG.width, TAG.height);
  };
  const still = canvasTexture(square, (context) => paint(context, 0));
  const moving = canvasTexture(square, (context) => {
    for (let print = 0; print < SMEAR.prints; print += 1) {
      // Drawing the n-th copy with opacity 1/n averages all copies.
      context.globalAlpha = 1 / (print + 1);
      context.globalAlpha *= 0.92;
      paint(context, (print / (SMEAR.prints - 1) - 0.5) * SMEAR.length);
    }
  });
  return { still, moving };
}
