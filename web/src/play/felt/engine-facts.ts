/*
 * What the pages show of the engines comes from the engines: the casino deals with the same code.
 */

export { totalOf as baccaratTotal } from '../../../../server/src/simulators/casino/engines/baccarat/velvet-baccarat.ts';
export { rankOf } from '../../../../server/src/simulators/casino/engines/cards/shoe.ts';
export { crownFaces } from '../../../../server/src/simulators/casino/engines/crown-and-anchor/crown-and-anchor.ts';
export {
  ENVELOPES,
  envelopePrizes,
  seals,
} from '../../../../server/src/simulators/casino/engines/envelopes/red-envelope-rush.ts';
export {
  KENO_MARKS_MAX,
  KENO_NUMBERS,
  kenoPays,
  marksOf,
  slipOf,
} from '../../../../server/src/simulators/casino/engines/keno/aurora-keno.ts';
export { hitsOf } from '../../../../server/src/simulators/casino/engines/lotto/balls.ts';
export {
  lamps,
  wheelRim,
} from '../../../../server/src/simulators/casino/engines/money-wheel/lamplight-wheel.ts';
export {
  covers,
  redNumbers,
  wheelOrder,
} from '../../../../server/src/simulators/casino/engines/roulette/brass-roulette.ts';
export {
  animals,
  FIELDS,
  GRASS,
  prizeOf,
} from '../../../../server/src/simulators/casino/engines/scratch/scratch-safari.ts';
export { TICKET } from '../../../../server/src/simulators/casino/engines/spots/ticket.ts';
