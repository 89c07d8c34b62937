/*
 * Constants and functions of the game server's engines, so that pages and results agree.
 */

export { totalOf as baccaratTotal } from '@fairhall/game-server/engines/baccarat/velvet-baccarat';
export { rankOf } from '@fairhall/game-server/engines/cards/shoe';
export { crownFaces } from '@fairhall/game-server/engines/crown-and-anchor/crown-and-anchor';
export {
  ENVELOPES,
  envelopePrizes,
  seals,
} from '@fairhall/game-server/engines/envelopes/red-envelope-rush';
export {
  KENO_MARKS_MAX,
  KENO_NUMBERS,
  kenoPays,
  marksOf,
  slipOf,
} from '@fairhall/game-server/engines/keno/aurora-keno';
export { hitsOf } from '@fairhall/game-server/engines/lotto/balls';
export {
  lamps,
  wheelRim,
} from '@fairhall/game-server/engines/money-wheel/lamplight-wheel';
export {
  covers,
  redNumbers,
  wheelOrder,
} from '@fairhall/game-server/engines/roulette/brass-roulette';
export {
  animals,
  FIELDS,
  GRASS,
  prizeOf,
} from '@fairhall/game-server/engines/scratch/scratch-safari';
export { TICKET } from '@fairhall/game-server/engines/spots/ticket';
