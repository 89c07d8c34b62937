import type { FishingGame } from './arena.ts';
import { deepwaterBounty } from './deepwater-bounty.ts';
import { jellyCannon } from './jelly-cannon.ts';
import { krakenTide } from './kraken-tide.ts';
import { lobsterLagoon } from './lobster-lagoon.ts';

/** The registry of the fishing arenas. */
export const fishingGames: readonly FishingGame[] = [
  deepwaterBounty,
  krakenTide,
  lobsterLagoon,
  jellyCannon,
];
