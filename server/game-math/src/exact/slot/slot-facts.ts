import { compileBookSlot } from '@fairhall/game-server/engines/slot/book-model';
import { compileCellsSlot } from '@fairhall/game-server/engines/slot/cells-model';
import { compileLinesSlot, unitsOf } from '@fairhall/game-server/engines/slot/lines-model';
import { compileLivesSlot } from '@fairhall/game-server/engines/slot/lives-model';
import { compileMysterySlot } from '@fairhall/game-server/engines/slot/mystery-model';
import type { SlotKind } from '@fairhall/game-server/engines/slot/slot-game';
import { compileStacksSlot } from '@fairhall/game-server/engines/slot/stacks-model';
import { compileTumbleSlot } from '@fairhall/game-server/engines/slot/tumble-model';
import { compileWildReelsSlot } from '@fairhall/game-server/engines/slot/wild-reels-model';
import { compileWishesSlot } from '@fairhall/game-server/engines/slot/wishes-model';
import { bookFacts, bookMaxWin } from './book-math.ts';
import { cellsFacts, cellsMaxWin } from './cells-math.ts';
import { type SlotFacts, slotFacts } from './lines-facts.ts';
import { maxWinLineBets } from './lines-max-win.ts';
import { livesFacts, livesMaxWin } from './lives-math.ts';
import { mysteryFacts, mysteryMaxWin } from './mystery-math.ts';
import { stacksFacts, stacksMaxWin } from './stacks-math.ts';
import { tumbleFacts, tumbleMaxWin } from './tumble-math.ts';
import { wildReelsFacts, wildReelsMaxWin } from './wild-reels-math.ts';
import { wishesFacts, wishesMaxWin } from './wishes-math.ts';

/** The exact figures of a slot of any kind. */
export function factsOf(game: SlotKind): SlotFacts {
  switch (game.kind) {
    case 'lines':
      return slotFacts(compileLinesSlot(game.model));
    case 'mystery':
      return mysteryFacts(compileMysterySlot(game.model));
    case 'book':
      return bookFacts(compileBookSlot(game.model));
    case 'stacks':
      return stacksFacts(compileStacksSlot(game.model));
    case 'wishes':
      return wishesFacts(compileWishesSlot(game.model));
    case 'lives':
      return livesFacts(compileLivesSlot(game.model));
    case 'wild-reels':
      return wildReelsFacts(compileWildReelsSlot(game.model));
    case 'tumble':
      return tumbleFacts(compileTumbleSlot(game.model));
    case 'cells':
      return cellsFacts(compileCellsSlot(game.model));
  }
}

/** The largest win that a slot pays, as a multiple of the stake. */
export function capOf(game: SlotKind): number {
  return 'cap' in game.model ? game.model.cap : game.model.lines.cap;
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
    case 'book':
      return Math.floor(bookMaxWin(compileBookSlot(game.model)) / unitsOf(game.model.lines));
    case 'stacks':
      return Math.floor(stacksMaxWin(compileStacksSlot(game.model)) / unitsOf(game.model.lines));
    case 'wishes':
      return Math.floor(wishesMaxWin(compileWishesSlot(game.model)) / game.model.lines.length);
    case 'lives':
      return Math.floor(livesMaxWin(compileLivesSlot(game.model)) / game.model.lines.length);
    case 'wild-reels':
      return Math.floor(
        wildReelsMaxWin(compileWildReelsSlot(game.model)) / game.model.lines.length,
      );
    case 'tumble':
      return Math.floor(tumbleMaxWin(compileTumbleSlot(game.model)) / game.model.units);
    case 'cells':
      return Math.floor(cellsMaxWin(compileCellsSlot(game.model)) / game.model.units);
  }
}
