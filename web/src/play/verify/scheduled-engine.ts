import { engineOf } from '@fairhall/game-server/definitions/engine-of';
import type { GameDefinition } from '@fairhall/game-server/definitions/game-definition';
import type { ScheduledGame } from '@fairhall/game-server/engines/scheduled/scheduled-game';

/** The engine of the definition of a draw, match or race. @throws Error for another game's definition */
export function scheduledEngine(sheet: GameDefinition): ScheduledGame {
  const { kind, engine } = engineOf(sheet);
  if (kind !== 'scheduled') throw new Error(`the sheet of ${sheet.gameId} draws no events`);
  return engine;
}
