import { catalogue } from '@fairhall/game-server/catalogue/catalogue';
import { isExactSuite } from '../../../../commands/suite.mjs';
import published from '../../report/report.json' with { type: 'json' };

/**
 * Whether tests compute the exact figures of a game: in `npm run test:exact`, and after a change of its rules
 * until `npm run rtp -- --write` has computed them for the published report.
 */
export function needsExactFigures(gameId: string): boolean {
  const rulesOf = (games: readonly { gameId: string; rulesHash?: string | null | undefined }[]) =>
    games.find((game) => game.gameId === gameId)?.rulesHash;
  return isExactSuite || rulesOf(published.games) !== rulesOf(catalogue);
}
