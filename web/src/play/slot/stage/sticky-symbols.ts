import { Container, Sprite } from 'pixi.js';
import type { Animator } from '../../pixi/animator.ts';
import { easeOutBack } from '../../pixi/easing.ts';
import type { Point } from '../../pixi/page.ts';
import { type Cell, FILL, type StickySymbol } from './cells.ts';
import type { SymbolTextures } from './symbol-textures.ts';

const POP_MS = 320;

type Parts = {
  readonly textures: Pick<SymbolTextures, 'faces'>;
  readonly animator: Animator;
};
/** The cells of the reels, as `Reels` has them. */
type Cells = {
  readonly symbolAt: (cell: Cell) => string | undefined;
  readonly middleOf: (cell: Cell) => Point;
  readonly sideOf: (fill: number, reel: number) => number;
};

/** Symbols in front of spinning reels, which stay in their cells. */
export class StickySymbols {
  readonly view = new Container<Sprite>();
  readonly #parts: Parts;
  readonly #reels: Cells;
  #shown: readonly Cell[] = [];

  constructor(reels: Cells, parts: Parts) {
    this.#reels = reels;
    this.#parts = parts;
  }

  layout(): void {
    for (const [place, sprite] of this.view.children.entries()) this.#place(sprite, place, 1);
  }

  /** Shows them from before the reels start; one that is not there yet pops up. */
  show(symbols: readonly StickySymbol[]): void {
    this.hide();
    this.#shown = symbols;
    for (const [place, { symbol, ...cell }] of symbols.entries()) {
      const texture = this.#parts.textures.faces(symbol).still;
      const sprite = this.view.addChild(new Sprite({ texture, anchor: 0.5 }));
      this.#place(sprite, place, 1);
      if (this.#reels.symbolAt(cell) === symbol) continue;
      const pop = easeOutBack(1.8);
      void this.#parts.animator.play(POP_MS, (progress) => {
        if (!sprite.destroyed) this.#place(sprite, place, pop(progress));
      });
    }
  }

  hide(): void {
    this.#shown = [];
    for (const sprite of this.view.removeChildren()) sprite.destroy();
  }

  #place(sprite: Sprite, place: number, factor: number): void {
    const cell = this.#shown[place];
    if (!cell) return;
    const { x, y } = this.#reels.middleOf(cell);
    sprite.position.set(x, y);
    sprite.setSize(this.#reels.sideOf(FILL.rest * factor, cell.reel));
  }
}
