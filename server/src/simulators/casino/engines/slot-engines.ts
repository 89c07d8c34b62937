import { compileLinesSlot, type LinesSlot } from './slot/lines-model.ts';
import { phoenixAscend } from './slot/phoenix-ascend.ts';
import type { SlotGame } from './slot/slot-game.ts';

/** The slots that can be played; a new one is a line here. */
const slotGames: readonly SlotGame[] = [phoenixAscend];

export type SlotEngine = { readonly game: SlotGame; readonly slot: LinesSlot };

const engines = new Map<string, SlotEngine>(
  slotGames.map((game) => [game.gameId, { game, slot: compileLinesSlot(game.model) }]),
);

/** The engine of a slot, or `null` where there is none (yet). */
export function slotEngine(gameId: string): SlotEngine | null {
  return engines.get(gameId) ?? null;
}
