/*
 * Functions of the game server's engines, so that pages and results agree.
 */

export { totalOf as baccaratTotal } from '@fairhall/game-server/engines/baccarat/velvet-baccarat';
export { rankOf } from '@fairhall/game-server/engines/cards/shoe';
export { marksOf, slipChances, slipOf } from '@fairhall/game-server/engines/keno/aurora-keno';
export { hitsOf } from '@fairhall/game-server/engines/lotto/balls';
export { prizeOf } from '@fairhall/game-server/engines/scratch/scratch-safari';
export { TICKET } from '@fairhall/game-server/engines/spots/ticket';
