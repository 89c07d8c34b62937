import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import { COUNT_MIN } from './lines-model.ts';
import { drawStops, paidGrid, windowsAt } from './lines-slot.ts';
import { type LivesSlot, wildRowsOf, withWildRows } from './lives-model.ts';
import { playWithFreeSpins, type SlotOutcome } from './slot-step.ts';

/**
 * Plays one round without its stake. Each spin draws one event per reel, from the left. Without a life
 * left no free spin follows.
 */
export function playLives({ slot, model }: LivesSlot, stream: OutcomeStream): SlotOutcome {
  let lives = model.lives;
  let wildRows: readonly number[] = slot.windows.free.map(() => 0);
  return playWithFreeSpins(slot.maxLineBets, ({ kind }) => {
    if (lives === 0) return [];
    const reels = slot.windows[kind];
    const stops = drawStops(reels, stream);
    const landed = windowsAt(reels, stops);
    const shown =
      kind === 'base'
        ? landed
        : landed.map((window, reel) => withWildRows(slot, { window, rows: wildRows[reel] ?? 0 }));
    const paid = paidGrid(slot, { shown, multiplier: 1 });
    const begins = kind === 'base' && paid.scatters >= COUNT_MIN;
    if (kind === 'free') {
      wildRows = shown.map((window) => wildRowsOf(slot, window));
      if (paid.lineBets === 0) lives -= 1;
    }
    return [
      {
        ...{ kind, stops, landed: null, heldReels: [], ...paid },
        freeSpinsAwarded: begins ? model.freeSpins : 0,
        wildsCollected: 0,
      },
    ];
  });
}
