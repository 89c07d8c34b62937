import { type SlotFacts, slotFacts } from './lines-facts.ts';
import { maxWinLineBets } from './lines-max-win.ts';
import { compileLinesSlot, unitsOf } from './lines-model.ts';
import { mysteryFacts, mysteryMaxWin } from './mystery-math.ts';
import { compileMysterySlot } from './mystery-model.ts';
import type { SlotKind } from './slot-game.ts';
import { tumbleFacts, tumbleMaxWin } from './tumble-math.ts';
import { compileTumbleSlot } from './tumble-model.ts';
import { wildReelsFacts, wildReelsMaxWin } from './wild-reels-math.ts';
import { compileWildReelsSlot } from './wild-reels-model.ts';

/** The exact figures of a slot of any kind. */
export function factsOf(game: SlotKind): SlotFacts {
  switch (game.kind) {
    case 'lines':
      return slotFacts(compileLinesSlot(game.model));
    case 'mystery':
      return mysteryFacts(compileMysterySlot(game.model));
    case 'wild-reels':
      return wildReelsFacts(compileWildReelsSlot(game.model));
    case 'tumble':
      return tumbleFacts(compileTumbleSlot(game.model));
  }
}

/** The largest win that a slot pays, as a multiple of the stake. */
export function capOf(game: SlotKind): number {
  return game.kind === 'mystery' ? game.model.lines.cap : game.model.cap;
}

/**
 * The largest win of a round under the cap, exactly, as an integer multiple of the stake: the cap
 * itself, unless no round reaches it.
 */
export function maxWinOf(game: SlotKind): number {
  return Math.min(uncappedMaxWinOf(game), capOf(game));
}

function uncappedMaxWinOf(game: SlotKind): number {
  switch (game.kind) {
    case 'lines':
      return Math.floor(maxWinLineBets(compileLinesSlot(game.model)) / unitsOf(game.model));
    case 'mystery':
      return Math.floor(mysteryMaxWin(compileMysterySlot(game.model)) / unitsOf(game.model.lines));
    case 'wild-reels':
      return Math.floor(
        wildReelsMaxWin(compileWildReelsSlot(game.model)) / game.model.lines.length,
      );
    case 'tumble':
      return Math.floor(tumbleMaxWin(compileTumbleSlot(game.model)) / game.model.units);
  }
}
