import { bestHoldBy } from '@fairhall/game-server/engines/video-poker/harbour-jacks';
import type { HandToHold } from './hand-to-hold.ts';

let bestHold: ReturnType<typeof bestHoldBy> | null = null;

/**
 * Computes the best hold in a worker: the first call enumerates all 2,598,960 hands under the
 * paytable, which stays the same for as long as the game is open.
 */
addEventListener('message', ({ data }: MessageEvent<HandToHold>) => {
  bestHold ??= bestHoldBy(data.tables);
  postMessage(bestHold(data.hand));
});
