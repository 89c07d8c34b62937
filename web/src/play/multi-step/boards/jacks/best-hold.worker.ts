import { bestHold } from '@fairhall/game-server/engines/video-poker/harbour-jacks';

/** Computes the best hold in a worker: the first call enumerates all 2,598,960 hands. */
addEventListener('message', ({ data }: MessageEvent<readonly number[]>) => {
  postMessage(bestHold(data));
});
