import { copperCanyon } from './slot/copper-canyon.ts';
import { foxAndClover } from './slot/fox-and-clover.ts';
import { frostforge } from './slot/frostforge.ts';
import { genieHour } from './slot/genie-hour.ts';
import { honeycombHeist } from './slot/honeycomb-heist.ts';
import { jadeTeahouse } from './slot/jade-teahouse.ts';
import { compileLinesSlot, type LinesSlot } from './slot/lines-model.ts';
import { nineNeonLives } from './slot/nine-neon-lives.ts';
import { parade7 } from './slot/parade-7.ts';
import { phoenixAscend } from './slot/phoenix-ascend.ts';
import { scarabVault } from './slot/scarab-vault.ts';
import type { SlotGame } from './slot/slot-game.ts';
import { wolfmoon } from './slot/wolfmoon.ts';

/** The slots that can be played; a new one is a line here. */
export const slotGames: readonly SlotGame[] = [
  phoenixAscend,
  wolfmoon,
  frostforge,
  scarabVault,
  jadeTeahouse,
  foxAndClover,
  genieHour,
  parade7,
  copperCanyon,
  nineNeonLives,
  honeycombHeist,
];

export type SlotEngine = { readonly game: SlotGame; readonly slot: LinesSlot };

const engines = new Map<string, SlotEngine>(
  slotGames.map((game) => [game.gameId, { game, slot: compileLinesSlot(game.model) }]),
);

/** The engine of a slot, or `null` where there is none (yet). */
export function slotEngine(gameId: string): SlotEngine | null {
  return engines.get(gameId) ?? null;
}
