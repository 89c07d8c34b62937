import type { Animator } from '../../pixi/animator.ts';
import { clamp01, easeInOutSine } from '../../pixi/easing.ts';
import type { Cell } from './cells.ts';
import type { FrameArt } from './frame-art.ts';
import type { StageLayout } from './layout.ts';
import type { Reels } from './reels.ts';
import type { WinLines } from './win-lines.ts';

const DIM_MS = 200;
const TRACE_MS = 420;
const TRACE_STAGGER_MS = 160;
/** Maximum of staggered lines; further ones are traced with the last of them. */
const STAGGERED_MAX = 4;
/** Pause in which the winning symbols are seen to move. */
const MOVE_MS = 520;
/** The time of each symbol that pays without a line, where several do. */
const GROUP_MS = 620;
/** Scale of the strokes: its minimum, and its factor in portrait. */
const STROKE = { min: 0.55, portrait: 0.62 } as const;

/** The winning cells of a step and its lines, the largest first. */
export type ShownWins = {
  readonly cells: readonly Cell[];
  readonly lines: readonly (readonly Cell[])[];
  /** The cells of each symbol that pays without a line, shown one symbol after the other. */
  readonly groups?: readonly (readonly Cell[])[];
  /** Without a net gain the cells neither glow nor move. */
  readonly isWon: boolean;
};

/** Shows the wins of a step: other cells are dimmed, winning lines are traced. */
export class WinShow {
  readonly #animator: Animator;
  readonly #reels: Reels;
  readonly #frame: FrameArt;
  readonly #lines: WinLines;
  #layout: StageLayout | null = null;
  #wins: ShownWins | null = null;

  constructor(parts: {
    readonly animator: Animator;
    readonly reels: Reels;
    readonly frame: FrameArt;
    readonly lines: WinLines;
  }) {
    this.#animator = parts.animator;
    this.#reels = parts.reels;
    this.#frame = parts.frame;
    this.#lines = parts.lines;
  }

  /** Redraws the shown wins in their final state in the new layout. */
  layout(layout: StageLayout): void {
    this.#layout = layout;
    const wins = this.#wins;
    if (!wins) return;
    this.#lines.clear();
    for (const glow of this.#layGlows(wins)) glow.alpha = 1;
    this.#reels.emphasize(wins.cells, 1);
    for (const [order, cells] of wins.lines.entries()) this.#addLine(cells, order)(1);
  }

  /** Shows wins until `clear`. */
  async show(wins: ShownWins): Promise<void> {
    this.#wins = wins;
    const { cells, groups = [] } = wins;
    if (groups.length > 1) {
      for (const group of groups) {
        await this.#emphasize({ ...wins, cells: group });
        if (wins.isWon) this.#reels.celebrate(group);
        await this.#animator.pause(GROUP_MS);
      }
    }
    await this.#emphasize({ ...wins, cells });
    if (wins.isWon) this.#reels.celebrate(wins.cells);
    await this.#trace(wins);
    if (wins.isWon) await this.#animator.pause(MOVE_MS);
  }

  /** Dims all but some cells. */
  async #emphasize(wins: ShownWins): Promise<void> {
    const glows = this.#layGlows(wins);
    await this.#reels.play(DIM_MS, (progress) => {
      const strength = easeInOutSine(progress);
      this.#reels.emphasize(wins.cells, strength);
      for (const glow of glows) glow.alpha = strength;
    });
  }

  clear(): void {
    this.#wins = null;
    this.#lines.clear();
    this.#frame.clearGlows();
    this.#reels.resetCells();
  }

  async #trace({ lines }: ShownWins): Promise<void> {
    if (lines.length === 0) return;
    const traces = lines.map((cells, order) => ({
      draw: this.#addLine(cells, order),
      startMs: Math.min(STAGGERED_MAX, order) * TRACE_STAGGER_MS,
    }));
    const traceMs = TRACE_MS + TRACE_STAGGER_MS * Math.min(STAGGERED_MAX, lines.length - 1);
    await this.#animator.play(traceMs, (progress) => {
      for (const { draw, startMs } of traces) {
        draw(easeInOutSine(clamp01((progress * traceMs - startMs) / TRACE_MS)));
      }
    });
  }

  #layGlows(wins: ShownWins) {
    this.#frame.clearGlows();
    if (!wins.isWon) return [];
    return wins.cells.map((cell) =>
      this.#frame.addGlow(this.#reels.middleOf(cell), this.#reels.cellSizeOf(cell.reel)),
    );
  }

  #addLine(cells: readonly Cell[], order: number): (progress: number) => void {
    const { scale = 1, mode } = this.#layout ?? {};
    return this.#lines.add({
      points: cells.map((cell) => this.#reels.middleOf(cell)),
      order,
      scale: Math.max(STROKE.min, scale * (mode === 'portrait' ? STROKE.portrait : 1)),
    });
  }
}
