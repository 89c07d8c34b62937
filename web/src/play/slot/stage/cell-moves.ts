import { Container, Sprite } from 'pixi.js';
import { clamp01, easeInOutSine } from '../../pixi/easing.ts';
import type { SymbolLook, SymbolMove } from '../themes/slot-theme.ts';
import { type Cell, FILL, isAmong } from './cells.ts';
import { PartSprites, type PartTime } from './part-sprites.ts';
import { poseAt, progressOf, type SymbolPose, weaken } from './symbol-moves.ts';
import type { SymbolFaces } from './symbol-textures.ts';

/** Below this strength the light on a symbol is not drawn. */
const LIGHT_MIN = 0.02;
/** Sets the moves of equal symbols apart: the golden ratio. */
const GOLDEN = 0.618_034;
/** Symbols begin to move gently, because each is somewhere in its move. */
const EASE_MS = 900;
/** How much faster the parts of winning symbols move. */
const WIN_HASTE = 2;

/** The cells of the reels, as `Reels` has them. */
type Cells = {
  readonly cells: readonly Cell[];
  readonly spriteAt: (cell: Cell) => Sprite | undefined;
  readonly symbolAt: (cell: Cell) => string | undefined;
  readonly middleOf: (cell: Cell) => { readonly x: number; readonly y: number };
  readonly sideOf: (fill: number, reel: number) => number;
};

type Textures = { readonly faces: (symbol: string) => SymbolFaces };

/** The moves of symbols on reels that stand still, and of those that win, on the ambient clock. */
export class CellMoves {
  /** The light on the symbols. */
  readonly view = new Container();
  readonly #reels: Cells;
  readonly #textures: Textures;
  readonly #looks: ReadonlyMap<string, SymbolLook>;
  /** In the order of the cells. */
  readonly #lights: readonly Sprite[];
  readonly #parts: PartSprites;
  readonly #pose: SymbolPose = { x: 0, y: 0, width: 1, height: 1, turn: 0, light: 0 };
  readonly #time: PartTime = { elapsedMs: 0, offset: 0, strength: 1 };
  #isMoving = false;
  #winners: readonly Cell[] = [];
  #wonAtMs: number | null = null;
  #movesFromMs: number | null = null;

  constructor(reels: Cells, looks: readonly SymbolLook[], textures: Textures) {
    this.#reels = reels;
    this.#textures = textures;
    this.#looks = new Map(looks.map((look) => [look.name, look]));
    this.#lights = reels.cells.map(
      () => new Sprite({ anchor: 0.5, blendMode: 'add', visible: false }),
    );
    const parts = Math.max(0, ...looks.map((look) => look.parts?.length ?? 0));
    this.#parts = new PartSprites({ cells: reels.cells.length, parts });
    this.view.addChild(this.#parts.view, ...this.#lights);
  }

  /** Moves the symbols until `stop`. */
  start(): void {
    this.#isMoving = true;
    this.#movesFromMs = null;
  }

  /** Returns moving symbols to their places. */
  stop(): void {
    if (!this.#isMoving) return;
    this.#isMoving = false;
    for (const [place, cell] of this.#reels.cells.entries()) {
      this.#draw(place, isAmong(this.#winners, cell) ? FILL.win : FILL.rest, null, 0);
      this.#rest(place);
    }
  }

  /** While there are winners, they alone move. */
  setWinners(winners: readonly Cell[]): void {
    this.#winners = winners;
    this.#wonAtMs = null;
    this.#movesFromMs = null;
    for (const place of this.#lights.keys()) this.#rest(place);
  }

  step(elapsedMs: number): void {
    if (!this.#isMoving) return;
    const hasWinners = this.#winners.length > 0;
    if (hasWinners) this.#wonAtMs ??= elapsedMs;
    this.#movesFromMs ??= elapsedMs;
    const time = this.#time;
    time.strength = hasWinners
      ? 1
      : easeInOutSine(clamp01((elapsedMs - this.#movesFromMs) / EASE_MS));
    for (const [place, cell] of this.#reels.cells.entries()) {
      const look = this.#looks.get(this.#reels.symbolAt(cell) ?? '');
      if (!hasWinners) {
        const move = look?.idle ?? null;
        time.offset = ((place + 1) * GOLDEN) % 1;
        time.elapsedMs = elapsedMs;
        this.#draw(place, FILL.rest, move, move ? progressOf(move, elapsedMs, time.offset) : 0);
      } else if (isAmong(this.#winners, cell)) {
        const move = look?.win ?? 'breathe';
        const sinceMs = elapsedMs - (this.#wonAtMs ?? 0);
        time.offset = 0;
        time.elapsedMs = sinceMs * WIN_HASTE;
        this.#draw(place, FILL.win, move, progressOf(move, sinceMs, 0));
      } else continue;
      this.#drawParts(place, look);
    }
  }

  #draw(place: number, fill: number, move: SymbolMove | null, progress: number): void {
    const cell = this.#reels.cells[place];
    const light = this.#lights[place];
    const sprite = cell && this.#reels.spriteAt(cell);
    if (!sprite || !light) return;
    const pose = this.#pose;
    poseAt(move, progress, pose);
    weaken(pose, this.#time.strength);
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

  /** Shows the body of a symbol and its parts over it, in place of the whole. */
  #drawParts(place: number, look: SymbolLook | undefined): void {
    const cell = this.#reels.cells[place];
    const sprite = cell && this.#reels.spriteAt(cell);
    const layers = look?.parts && this.#textures.faces(look.name).layers;
    if (!sprite || !look?.parts || !layers) return;
    sprite.texture = layers.body;
    this.#parts.draw(place, sprite, { looks: look.parts, textures: layers.parts }, this.#time);
  }

  /** Shows a symbol as a whole, without a light on it. */
  #rest(place: number): void {
    const light = this.#lights[place];
    if (light) light.visible = false;
    this.#parts.hide(place);
    const cell = this.#reels.cells[place];
    const sprite = cell && this.#reels.spriteAt(cell);
    const faces = cell && this.#textures.faces(this.#reels.symbolAt(cell) ?? '');
    if (sprite && faces?.layers && sprite.texture === faces.layers.body)
      sprite.texture = faces.still;
  }
}
