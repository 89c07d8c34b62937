import { velvetBaccarat } from './baccarat/velvet-baccarat.ts';
import { crownAndAnchor } from './crown-and-anchor/crown-and-anchor.ts';
import { dragonTiger } from './dragon-tiger/dragon-tiger.ts';
import { redEnvelopeRush } from './envelopes/red-envelope-rush.ts';
import { fishingGames } from './fishing/fishing-games.ts';
import { auroraKeno } from './keno/aurora-keno.ts';
import { lamplightWheel } from './money-wheel/lamplight-wheel.ts';
import { pegfall } from './originals/pegfall.ts';
import { lanternLimbo, quaysideDice } from './originals/threshold.ts';
import { brassRoulette } from './roulette/brass-roulette.ts';
import { scratchSafari } from './scratch/scratch-safari.ts';
import { pearlSicBo } from './sic-bo/pearl-sic-bo.ts';
import type { SpotGame } from './spots/spot-game.ts';

/** The registry of the single-step games on spots. */
export const spotGames: readonly SpotGame[] = [
  brassRoulette,
  velvetBaccarat,
  pearlSicBo,
  crownAndAnchor,
  lamplightWheel,
  dragonTiger,
  auroraKeno,
  redEnvelopeRush,
  scratchSafari,
  ...fishingGames,
  quaysideDice,
  lanternLimbo,
  pegfall,
];

const byId = new Map(spotGames.map((game) => [game.gameId, game]));

/** The engine of a single-step game on spots, or `null`. */
export function spotGame(gameId: string): SpotGame | null {
  return byId.get(gameId) ?? null;
}
