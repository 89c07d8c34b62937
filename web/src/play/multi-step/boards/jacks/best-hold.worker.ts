import { bestHold } from '@fairhall/game-server/engines/video-poker/harbour-jacks';

/** Works out the best hold of a hand beside the page: the first one goes through all 2,598,960. */
addEventListener('message', ({ data }: MessageEvent<readonly number[]>) => {
  postMessage(bestHold(data));
});
