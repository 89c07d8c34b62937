/*
 * The prizes of an arena's special are computed by the game server's engine.
 */

export { type Special, specialOf } from '@fairhall/game-server/engines/fishing/special';
