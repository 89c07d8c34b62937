import { hallBlackjack } from './blackjack/hall-blackjack.ts';
import { lanternHoldem } from './casino-holdem/lantern-holdem.ts';
import { parade7 } from './fruit-machine/parade-7.ts';
import { highTide } from './hi-lo/high-tide.ts';
import type { MultiStepGame } from './multi-step/multi-step-game.ts';
import { lighthouseStairs, sunkenField } from './picks/picks.ts';
import { harbourJacks } from './video-poker/harbour-jacks.ts';

/** The registry of the multi-step games. */
export const multiStepGames: readonly MultiStepGame[] = [
  hallBlackjack,
  lanternHoldem,
  harbourJacks,
  highTide,
  sunkenField,
  lighthouseStairs,
  parade7,
];

const byId = new Map(multiStepGames.map((game) => [game.gameId, game]));

/** The engine of a multi-step game, or `null`. */
export function multiStepGameOf(gameId: string): MultiStepGame | null {
  return byId.get(gameId) ?? null;
}
