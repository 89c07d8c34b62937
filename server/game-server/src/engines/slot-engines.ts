import { compileBookSlot } from './slot/book-model.ts';
import { playBook } from './slot/book-slot.ts';
import { compileCellsSlot } from './slot/cells-model.ts';
import { playCells } from './slot/cells-slot.ts';
import { foxAndClover } from './slot/fox-and-clover.ts';
import { genieHour } from './slot/genie-hour.ts';
import { lanternNight } from './slot/lantern-night.ts';
import { compileLinesSlot, unitsOf } from './slot/lines-model.ts';
import { playRound } from './slot/lines-slot.ts';
import { compileLivesSlot } from './slot/lives-model.ts';
import { playLives } from './slot/lives-slot.ts';
import { compileMysterySlot } from './slot/mystery-model.ts';
import { playMystery } from './slot/mystery-slot.ts';
import { nineNeonLives } from './slot/nine-neon-lives.ts';
import { phoenixAscend } from './slot/phoenix-ascend.ts';
import { rexEruption } from './slot/rex-eruption.ts';
import { scarabVault } from './slot/scarab-vault.ts';
import type { SlotGame, SlotKind } from './slot/slot-game.ts';
import type { PlayableSlot } from './slot/slot-round.ts';
import { compileStacksSlot } from './slot/stacks-model.ts';
import { playStacks } from './slot/stacks-slot.ts';
import { stormTrench } from './slot/storm-trench.ts';
import { sugarComet } from './slot/sugar-comet.ts';
import { compileTumbleSlot } from './slot/tumble-model.ts';
import { playTumbles } from './slot/tumble-slot.ts';
import { compileWildReelsSlot } from './slot/wild-reels-model.ts';
import { playWildReels } from './slot/wild-reels-slot.ts';
import { compileWishesSlot } from './slot/wishes-model.ts';
import { playWishes } from './slot/wishes-slot.ts';
import { wolfmoon } from './slot/wolfmoon.ts';

/** The registry of the playable slots. */
export const slotGames: readonly SlotGame[] = [
  phoenixAscend,
  wolfmoon,
  sugarComet,
  lanternNight,
  scarabVault,
  foxAndClover,
  rexEruption,
  genieHour,
  nineNeonLives,
  stormTrench,
];

/** Slots that are dealt no more. Their rounds have definitions of their own, and so engines. */
export const retiredSlotIds = [
  'frostforge',
  'jade-teahouse',
  'copper-canyon',
  'honeycomb-heist',
] as const;

export type SlotEngine = PlayableSlot & { readonly game: SlotGame };

/** Compiles a slot for play. @throws RangeError for an invalid model */
export function playable(game: SlotKind): PlayableSlot {
  switch (game.kind) {
    case 'lines': {
      const slot = compileLinesSlot(game.model);
      return { units: unitsOf(game.model), play: (stream) => playRound(slot, stream) };
    }
    case 'mystery': {
      const slot = compileMysterySlot(game.model);
      return { units: unitsOf(game.model.lines), play: (stream) => playMystery(slot, stream) };
    }
    case 'book': {
      const slot = compileBookSlot(game.model);
      return { units: unitsOf(game.model.lines), play: (stream) => playBook(slot, stream) };
    }
    case 'stacks': {
      const slot = compileStacksSlot(game.model);
      return { units: unitsOf(game.model.lines), play: (stream) => playStacks(slot, stream) };
    }
    case 'wishes': {
      const slot = compileWishesSlot(game.model);
      return { units: unitsOf(slot.slot.model), play: (stream) => playWishes(slot, stream) };
    }
    case 'lives': {
      const slot = compileLivesSlot(game.model);
      return { units: unitsOf(slot.slot.model), play: (stream) => playLives(slot, stream) };
    }
    case 'wild-reels': {
      const slot = compileWildReelsSlot(game.model);
      return { units: game.model.lines.length, play: (stream) => playWildReels(slot, stream) };
    }
    case 'tumble': {
      const slot = compileTumbleSlot(game.model);
      return { units: game.model.units, play: (stream) => playTumbles(slot, stream) };
    }
    case 'cells': {
      const slot = compileCellsSlot(game.model);
      return { units: game.model.units, play: (stream) => playCells(slot, stream) };
    }
  }
}

const engines = new Map<string, SlotEngine>(
  slotGames.map((game) => [game.gameId, { game, ...playable(game) }]),
);

/** The engine of a slot, or `null`. */
export function slotEngine(gameId: string): SlotEngine | null {
  return engines.get(gameId) ?? null;
}
