import type { GameInput } from '@fairhall/api/contract/games';
import { sha256Hex } from '@fairhall/kit/fairness/node-hmac';
import { canonicalJson } from '../definitions/canonical-json.ts';
import { definitionInForce } from '../definitions/definitions-in-force.ts';
import { scheduledGame } from '../engines/scheduled-games.ts';
import { cardGames } from './card.ts';
import { fishingGames } from './fishing.ts';
import { lotteryGames } from './lottery.ts';
import { originals } from './originals.ts';
import { retiredSlots, slotGames } from './slot.ts';
import { sportsGames } from './sports.ts';
import { tableGames } from './table.ts';

const games: readonly GameInput[] = [
  ...slotGames,
  ...tableGames,
  ...fishingGames,
  ...sportsGames,
  ...lotteryGames,
  ...cardGames,
  ...originals,
];

/** Where the rounds of a game are verified and replayed. */
const proofs = { proofUrl: '/verify', replayUrl: '/?mode=replay' } as const;

/**
 * Every game on offer, as the game server sends it to the API: each has rules and proofs. Free play has the games
 * without shared draws and matches, whose outcomes include the slips that were paid.
 */
export const catalogue: readonly GameInput[] = games.map((game) => {
  const definition = definitionInForce(game.gameId);
  return {
    ...game,
    rulesHash: sha256Hex(canonicalJson(definition)),
    volatilityIndex: definition.figures.volatilityIndex,
    ...proofs,
    freePlay: scheduledGame(game.gameId) === null,
  };
});

/** The games that are dealt no more, for their past rounds, favourites and links. */
export const retiredGames: readonly GameInput[] = retiredSlots.map((game) => ({
  ...game,
  ...proofs,
}));
