import { Container, Sprite } from 'pixi.js';
import type { SymbolLook, SymbolMove } from '../themes/slot-theme.ts';
import { type Cell, FILL, isAmong } from './cells.ts';
import { poseAt, progressOf, type SymbolPose } from './symbol-moves.ts';

/** Below this strength the light on a symbol is not drawn. */
const LIGHT_MIN = 0.02;
/** Sets the moves of equal symbols apart: the golden ratio. */
const GOLDEN = 0.618_034;

/** The cells of the reels, as `Reels` has them. */
type Cells = {
  readonly cells: readonly Cell[];
  readonly spriteAt: (cell: Cell) => Sprite | undefined;
  readonly symbolAt: (cell: Cell) => string | undefined;
  readonly middleOf: (cell: Cell) => { readonly x: number; readonly y: number };
  readonly sideOf: (fill: number, reel: number) => number;
};

/** The moves of symbols on reels that stand still, and of those that win, on the ambient clock. */
export class CellMoves {
  /** The second layer of the symbols: the light on them. */
  readonly view = new Container();
  readonly #reels: Cells;
  readonly #looks: ReadonlyMap<string, SymbolLook>;
  /** In the order of the cells. */
  readonly #lights: readonly Sprite[];
  readonly #pose: SymbolPose = { x: 0, y: 0, width: 1, height: 1, turn: 0, light: 0 };
  #isMoving = false;
  #winners: readonly Cell[] = [];
  #wonAtMs: number | null = null;

  constructor(reels: Cells, looks: readonly SymbolLook[]) {
    this.#reels = reels;
    this.#looks = new Map(looks.map((look) => [look.name, look]));
    this.#lights = reels.cells.map(
      () => new Sprite({ anchor: 0.5, blendMode: 'add', visible: false }),
    );
    this.view.addChild(...this.#lights);
  }

  /** Moves the symbols until `stop`. */
  start(): void {
    this.#isMoving = true;
  }

  /** Returns moving symbols to their places. */
  stop(): void {
    if (!this.#isMoving) return;
    this.#isMoving = false;
    for (const [place, cell] of this.#reels.cells.entries()) {
      this.#draw(place, isAmong(this.#winners, cell) ? FILL.win : FILL.rest, null, 0);
    }
  }

  /** While there are winners, they alone move. */
  setWinners(winners: readonly Cell[]): void {
    this.#winners = winners;
    this.#wonAtMs = null;
    for (const light of this.#lights) light.visible = false;
  }

  step(elapsedMs: number): void {
    if (!this.#isMoving) return;
    const hasWinners = this.#winners.length > 0;
    if (hasWinners) this.#wonAtMs ??= elapsedMs;
    for (const [place, cell] of this.#reels.cells.entries()) {
      const look = this.#looks.get(this.#reels.symbolAt(cell) ?? '');
      if (!hasWinners) {
        const move = look?.idle ?? null;
        const offset = ((place + 1) * GOLDEN) % 1;
        this.#draw(place, FILL.rest, move, move ? progressOf(move, elapsedMs, offset) : 0);
      } else if (isAmong(this.#winners, cell)) {
        const move = look?.win ?? 'breathe';
        this.#draw(place, FILL.win, move, progressOf(move, elapsedMs - (this.#wonAtMs ?? 0), 0));
      }
    }
  }

  #draw(place: number, fill: number, move: SymbolMove | null, progress: number): void {
    const cell = this.#reels.cells[place];
    const light = this.#lights[place];
    const sprite = cell && this.#reels.spriteAt(cell);
    if (!sprite || !light) return;
    const pose = this.#pose;
    poseAt(move, progress, pose);
    const side = this.#reels.sideOf(fill, cell.reel);
    const { x, y } = this.#reels.middleOf(cell);
    const { width, height } = sprite.texture;
    sprite.position.set(x + pose.x * side, y + pose.y * side);
    sprite.rotation = pose.turn;
    sprite.scale.set((side * pose.width) / width, (side * pose.height) / height);
    light.visible = pose.light > LIGHT_MIN;
    if (!light.visible) return;
    light.texture = sprite.texture;
    light.position.copyFrom(sprite.position);
    light.rotation = pose.turn;
    light.scale.copyFrom(sprite.scale);
    light.alpha = pose.light;
  }
}
