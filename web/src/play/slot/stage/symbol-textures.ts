import { Texture } from 'pixi.js';
import type { Paytable } from '../../contract-types.ts';
import { canvasTexture } from '../../pixi/canvas-texture.ts';

/** A symbol at rest and in motion. */
export type SymbolFaces = { readonly still: Texture; readonly moving: Texture };

const SIZE = 256;
const TAG = { x: 4, y: 166, width: 248, height: 88 } as const;
/** How far a moving symbol is smeared, and in how many prints. */
const SMEAR = { length: 76, prints: 39 } as const;

type StageSymbol = Pick<Paytable['symbols'][number], 'symbol' | 'role'>;

/** Every symbol that the reels may show: those that pay, and what turns into them. */
export function stageSymbols({ symbols, feature }: Paytable): StageSymbol[] {
  const hiding: StageSymbol[] =
    feature?.kind === 'mystery' ? [{ symbol: feature.symbol, role: 'regular' }] : [];
  return [...symbols, ...hiding];
}

export type SymbolArt = {
  readonly symbols: ReadonlyMap<string, HTMLImageElement>;
  readonly wildTag: HTMLImageElement;
  readonly scatterTag: HTMLImageElement;
};

/**
 * Makes the faces of every symbol that is shown: wild and scatter carry their tag, and each has a
 * print smeared along its way for the time when the reels are fast.
 */
export class SymbolTextures {
  readonly #faces = new Map<string, SymbolFaces>();
  /** Names in the order in which they came. */
  readonly names: readonly string[];

  constructor(symbols: readonly StageSymbol[], art: SymbolArt) {
    this.names = symbols.map(({ symbol }) => symbol);
    for (const { symbol, role } of symbols) {
      const picture = art.symbols.get(symbol);
      if (!picture) throw new Error(`no art for the symbol "${symbol}"`);
      const tag = { wild: art.wildTag, scatter: art.scatterTag, regular: null }[role];
      this.#faces.set(symbol, makeFaces(picture, tag));
    }
  }

  faces(symbol: string): SymbolFaces {
    return this.#faces.get(symbol) ?? { still: Texture.EMPTY, moving: Texture.EMPTY };
  }

  /** Any symbol, for the places between two results: decoration, dealt from nothing. */
  any(): string {
    return this.names[Math.floor(Math.random() * this.names.length)] ?? '';
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
      // The n-th print at 1/n leaves the average of all prints.
      context.globalAlpha = 1 / (print + 1);
      context.globalAlpha *= 0.92;
      paint(context, (print / (SMEAR.prints - 1) - 0.5) * SMEAR.length);
    }
  });
  return { still, moving };
}
