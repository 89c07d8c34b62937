/*
 * Constants and functions of the game server's engines, so that pages and results agree.
 */

export { totalOf as baccaratTotal } from '@fairhall/game-server/engines/baccarat/velvet-baccarat';
export { rankOf } from '@fairhall/game-server/engines/cards/shoe';
export { crownFaces } from '@fairhall/game-server/engines/crown-and-anchor/crown-and-anchor';
export { marksOf, slipOf } from '@fairhall/game-server/engines/keno/aurora-keno';
export { hitsOf } from '@fairhall/game-server/engines/lotto/balls';
export { lamplightWheel } from '@fairhall/game-server/engines/money-wheel/lamplight-wheel';
export {
  covers,
  redNumbers,
  wheelOrder,
} from '@fairhall/game-server/engines/roulette/brass-roulette';
export { prizeOf, scratchSafari } from '@fairhall/game-server/engines/scratch/scratch-safari';
export { TICKET } from '@fairhall/game-server/engines/spots/ticket';
