import type { Animator } from '../../pixi/animator.ts';
import { clamp01, easeInOutSine, easeOutBack } from '../../pixi/easing.ts';
import type { Emitters } from '../../pixi/emitters.ts';
import { playSound } from '../../sound/sound.ts';
import type { SlotTheme } from '../themes/slot-theme.ts';
import { type Cell, type GridSize, isAmong } from './cells.ts';
import { FALL_MS, fallDistances, fallProgress } from './fall.ts';
import type { ReelsRest } from './reel-rest.ts';
import type { Reels } from './reels.ts';
import { turnGroups } from './turn-groups.ts';

/** The particles of turning symbols. */
const BURST = { count: 24, spreadMs: 400 } as const;
/** A turn, and the most that all turns of a step take. */
const TURN_MS = { out: 180, in: 420, most: 2_400 } as const;
/** The pitches of the bells, after which they begin again. */
const TURN_PITCHES = 6;
const VANISH_MS = 320;
const HOWL_MS = 700;
const NUDGE_MS = 420;
/** A place turns so often while it is stirred, each reel a part of the time after the one before. */
const STIR = { ms: 760, turns: 2, stagger: 0.07 } as const;

type Parts = {
  readonly animator: Animator;
  readonly reels: Reels;
  readonly emitters: Emitters;
  readonly theme: Pick<SlotTheme, 'burst' | 'turns'>;
  readonly grid: GridSize;
};

/** What symbols do on reels that stand still. */
export class CellActs {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Moves one reel down by one row to `rest`. */
  async nudge(reel: number, rest: ReelsRest): Promise<void> {
    const { reels, grid } = this.#parts;
    playSound('reel', reel);
    reels.show(rest);
    const fall = easeOutBack(1.2);
    await reels.play(NUDGE_MS, (progress) => {
      for (let row = -1; row <= grid.rows; row += 1) {
        reels.lift({ reel, row }, 1 - fall(progress));
      }
    });
  }

  /** Lets symbols move as winners, with particles. */
  async howl(cells: readonly Cell[]): Promise<void> {
    const { reels, emitters, theme, animator } = this.#parts;
    playSound('howl');
    emitters.burst(theme.burst, BURST);
    reels.celebrate(cells);
    await animator.pause(HOWL_MS);
  }

  /** Lets the places of a symbol turn, and stay as they were. */
  async stir(symbol: string): Promise<void> {
    const { reels, grid } = this.#parts;
    const stirred = reels.cells.filter((cell) => reels.symbolAt(cell) === symbol);
    playSound('spin');
    await reels.play(STIR.ms, (progress) => {
      for (const cell of stirred) {
        const way = stirredPart(progress, { reel: cell.reel, reels: grid.reels });
        const factor = Math.abs(Math.cos(Math.PI * STIR.turns * way));
        reels.scale(cell, { factor, alpha: 1 });
      }
    });
  }

  /** Turns the symbols that differ from those of `rest` into them, one group after the other. */
  async turn(rest: ReelsRest): Promise<void> {
    const { reels, theme } = this.#parts;
    const turned = reels.cells.filter((cell) => reels.symbolAt(cell) !== symbolIn(rest.grid, cell));
    const groups = turnGroups(turned, theme.turns);
    const quicker = Math.min(1, TURN_MS.most / (groups.length * (TURN_MS.out + TURN_MS.in)));
    for (const place of groups.keys()) await this.#turnGroup(rest, { groups, place, quicker });
  }

  async #turnGroup(
    rest: ReelsRest,
    at: {
      readonly groups: readonly (readonly Cell[])[];
      readonly place: number;
      readonly quicker: number;
    },
  ): Promise<void> {
    const { reels, emitters, theme } = this.#parts;
    const { groups, place, quicker } = at;
    const group = groups[place] ?? [];
    await reels.play(TURN_MS.out * quicker, (progress) => {
      for (const cell of group)
        reels.scale(cell, { factor: 1 - easeInOutSine(progress), alpha: 1 });
    });
    if (theme.turns) playSound('scatter', place % TURN_PITCHES);
    if (place === 0) emitters.burst(theme.burst, BURST);
    const later = groups.slice(place + 1).flat();
    const grid = rest.grid.map((column, reel) =>
      column.map((symbol, row) => {
        const cell = { reel, row };
        return isAmong(later, cell) ? (reels.symbolAt(cell) ?? '') : symbol;
      }),
    );
    reels.show({ ...rest, grid });
    const pop = easeOutBack(1.6);
    await reels.play(TURN_MS.in * quicker, (progress) => {
      for (const cell of group) reels.scale(cell, { factor: pop(progress), alpha: 1 });
    });
  }

  /** Removes the winners, and fills the gaps with falling symbols up to `rest`. */
  async fall({
    gone,
    rest,
  }: {
    readonly gone: readonly Cell[];
    readonly rest: ReelsRest;
  }): Promise<void> {
    const { reels } = this.#parts;
    playSound('burst');
    await reels.play(VANISH_MS, (progress) => {
      const factor = progress < 0.35 ? 1 + progress * 0.5 : (1.18 * (1 - progress)) / 0.65;
      const look = { factor, alpha: 1 - progress ** 2 };
      for (const cell of gone) reels.scale(cell, look);
    });
    const falls = fallDistances(gone, this.#parts.grid);
    reels.show(rest);
    playSound('fall');
    await reels.play(FALL_MS, (progress) => {
      for (const { cell, rows } of falls) {
        reels.lift(cell, rows * (1 - fallProgress(progress, cell.reel)));
      }
    });
  }
}

/** How far the turns of a reel have come: each begins after those before it, and all end in time. */
function stirredPart(progress: number, { reel, reels }: { reel: number; reels: number }): number {
  const takes = 1 - STIR.stagger * (reels - 1);
  return easeInOutSine(clamp01((progress - STIR.stagger * reel) / takes));
}

const symbolIn = (grid: ReelsRest['grid'], { reel, row }: Cell): string => grid[reel]?.[row] ?? '';
