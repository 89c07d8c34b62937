import { inSuite } from '../../server/commands/suite.mjs';
import { definitionInForce } from '../../server/game-server/src/definitions/definitions-in-force.ts';

/** Of these games the full suite plays all, and `npm test` one of each engine. */
export function gamesInSuite<Game extends { readonly gameId: string }>(
  games: readonly Game[],
): Game[] {
  const byEngine = new Map(games.map((game) => [definitionInForce(game.gameId).engine, game]));
  return inSuite({ quick: [...byEngine.values()], full: [...games] });
}
