import { Container, Sprite, type Texture } from 'pixi.js';
import type { Animator } from '../../pixi/animator.ts';
import { easeOutBack } from '../../pixi/easing.ts';
import type { Size } from '../../pixi/page.ts';
import type { Cell } from './cells.ts';
import type { Grid } from './reel-rest.ts';
import { poseAt, progressOf, type SymbolPose } from './symbol-moves.ts';

const RISE_MS = 620;
/** The part of its reel that a picture fills. */
const FILL = { width: 0.96, height: 0.98 } as const;
/** Sets the breath of the pictures apart. */
const APART = 0.37;

/** A symbol, and its picture over all rows of a reel. */
export type TallSymbol = { readonly symbol: string; readonly texture: Texture };

/** The reels that one symbol fills, each as one picture, which rises from the foot of the reel. */
export class TallSymbols {
  readonly view = new Container();
  readonly #symbol: string;
  readonly #animator: Animator;
  readonly #sprites: readonly Sprite[];
  readonly #pose: SymbolPose = { x: 0, y: 0, width: 1, height: 1, turn: 0, light: 0 };
  /** How far each has risen. */
  readonly #risen: number[];
  #bed: Size = { width: 1, height: 1 };

  constructor(tall: TallSymbol, of: { readonly reels: number; readonly animator: Animator }) {
    this.#symbol = tall.symbol;
    this.#animator = of.animator;
    this.#sprites = Array.from(
      { length: of.reels },
      () => new Sprite({ texture: tall.texture, anchor: { x: 0.5, y: 1 }, visible: false }),
    );
    this.#risen = this.#sprites.map(() => 1);
    this.view.addChild(...this.#sprites);
  }

  layout(bed: Size): void {
    this.#bed = bed;
    this.move(0);
  }

  /** Whether a reel is shown as one picture. */
  isAt({ reel }: Pick<Cell, 'reel'>): boolean {
    return this.#sprites[reel]?.visible === true;
  }

  /** Shows the reels that the symbol fills. */
  show(grid: Grid): void {
    for (const [reel, sprite] of this.#sprites.entries()) {
      const column = grid[reel] ?? [];
      const isFull = column.length > 0 && column.every((symbol) => symbol === this.#symbol);
      const rises = isFull && !sprite.visible;
      sprite.visible = isFull;
      if (!rises) continue;
      const pop = easeOutBack(1.2);
      void this.#animator.play(RISE_MS, (progress) => {
        this.#risen[reel] = pop(progress);
        this.#place(reel, 0);
      });
    }
  }

  hide(reel: number): void {
    const sprite = this.#sprites[reel];
    if (sprite) sprite.visible = false;
  }

  /** Dims a picture, as the cells of a reel without a win. */
  setLook(reel: number, { alpha, tint }: { readonly alpha: number; readonly tint: number }): void {
    const sprite = this.#sprites[reel];
    if (sprite) Object.assign(sprite, { alpha, tint });
  }

  /** The pictures breathe, on the ambient clock. */
  move(elapsedMs: number): void {
    for (const reel of this.#sprites.keys()) this.#place(reel, elapsedMs);
  }

  #place(reel: number, elapsedMs: number): void {
    const sprite = this.#sprites[reel];
    if (!sprite) return;
    const { width, height } = this.#bed;
    const pose = this.#pose;
    poseAt('breathe', progressOf('breathe', elapsedMs, reel * APART), pose);
    const wide = width / this.#sprites.length;
    sprite.position.set(wide * (reel + 0.5), height);
    sprite.setSize(
      wide * FILL.width * pose.width,
      Math.max(1, height * FILL.height * pose.height * (this.#risen[reel] ?? 1)),
    );
  }
}
