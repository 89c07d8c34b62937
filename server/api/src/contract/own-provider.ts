/** The provider of the casino's own game server, whose signed calls need no `X-Provider`. */
export const OWN_PROVIDER_ID = 'fairhall';

/** Versions of the frame protocol that the player client speaks (docs/game-frame.md). */
export const FRAME_PROTOCOLS: readonly number[] = [1];
