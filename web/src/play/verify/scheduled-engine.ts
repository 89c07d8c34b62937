import type { ScheduledGame } from '@fairhall/game-server/engines/scheduled/scheduled-game';
import { engineOf } from '@fairhall/game-server/sheets/engine-of';
import type { Sheet } from '@fairhall/game-server/sheets/sheet';

/** The engine of the definition of a draw, match or race. @throws Error for another game's definition */
export function scheduledEngine(sheet: Sheet): ScheduledGame {
  const { kind, engine } = engineOf(sheet);
  if (kind !== 'scheduled') throw new Error(`the sheet of ${sheet.gameId} draws no events`);
  return engine;
}
