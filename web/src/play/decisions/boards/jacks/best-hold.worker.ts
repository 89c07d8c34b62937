import { bestHold } from '../../../../../../server/src/simulators/casino/engines/video-poker/harbour-jacks.ts';

/** Works out the best hold of a hand beside the page: the first one goes through all 2,598,960. */
addEventListener('message', ({ data }: MessageEvent<readonly number[]>) => {
  postMessage(bestHold(data));
});
