import { z } from 'zod';
import { list } from './list.ts';

/*
 * The tables of the single-step games on spots. `percent` is a return, the stake included, in
 * integer percent of the stake on its spot: 0 is lost, 100 is the stake, 3600 is 35 to 1.
 */

const percent = z.int().min(0);
/** The largest return, as a multiple of the stake on its spot. */
const cap = z.number();

export const rouletteTables = z.strictObject({
  pockets: z.int(),
  /** A spot that covers n numbers returns this divided by n. */
  percentOfAll: percent,
  /** The pockets, clockwise: for the presentation. */
  wheel: list(z.int()),
  red: list(z.int()),
  /** The numbers that each spot covers. */
  spots: z.record(z.string(), list(z.int())).readonly(),
  betsMax: z.int(),
  cap,
});
export type RouletteTables = z.infer<typeof rouletteTables>;

/** A bet of sic bo, by the condition under which it wins. */
const sicBoBet = z.discriminatedUnion('wins', [
  /** The three dice sum to one of these; three equal faces may lose nevertheless. */
  z.strictObject({
    wins: z.literal('sum'),
    sums: list(z.int()),
    losesOnTriples: z.boolean(),
    percent,
  }),
  /** Three equal faces, whichever. */
  z.strictObject({ wins: z.literal('any-triple'), percent }),
  /** At least so many dice show the face. */
  z.strictObject({ wins: z.literal('count'), face: z.int(), countMin: z.int(), percent }),
  /** Each of the faces is shown by at least one die. */
  z.strictObject({ wins: z.literal('faces'), faces: list(z.int()), percent }),
  /** By the number of dice that show the face: 0, 1, 2, 3. */
  z.strictObject({ wins: z.literal('each'), face: z.int(), percents: list(percent) }),
]);
export type SicBoBet = z.infer<typeof sicBoBet>;
export const sicBoTables = z.strictObject({
  dice: z.int(),
  faces: z.int(),
  spots: z.record(z.string(), sicBoBet).readonly(),
  betsMax: z.int(),
  cap,
});
export type SicBoTables = z.infer<typeof sicBoTables>;

export const crownTables = z.strictObject({
  dice: z.int(),
  /** The spots: faces 1 to 6 of each die. */
  faces: list(z.string()),
  /** By the number of dice that show the face: 0, 1, 2, 3. */
  percents: list(percent),
  betsMax: z.int(),
  cap,
});
export type CrownTables = z.infer<typeof crownTables>;

export const wheelTables = z.strictObject({
  /** The spot of each segment, clockwise. */
  rim: list(z.string()),
  /** A spot with n segments returns this divided by n. */
  percentOfAll: percent,
  /** A spot that returns what the cup of its drop has, from the left; none in older definitions. */
  drop: z.strictObject({ spot: z.string(), percents: list(percent) }).optional(),
  betsMax: z.int(),
  cap,
});
export type WheelTables = z.infer<typeof wheelTables>;

export const baccaratTables = z.strictObject({
  decks: z.int(),
  /** Two cards of either side with so many points end the round. */
  naturalMin: z.int(),
  /** The player draws a third card at so many points or less. */
  playerDrawsMax: z.int(),
  /** So does the banker, where the player has not drawn. */
  bankerDrawsMax: z.int(),
  /**
   * Where the player has drawn: by the banker's points, 0 to 7, the points of the player's third card
   * at which the banker draws.
   */
  bankerDraws: list(list(z.int())),
  percents: z
    .strictObject({
      player: percent,
      banker: percent,
      /** Player and banker, on a tie. */
      push: percent,
      tie: percent,
      'player-pair': percent,
      'banker-pair': percent,
    })
    .readonly(),
  betsMax: z.int(),
  cap,
});
export type BaccaratTables = z.infer<typeof baccaratTables>;

export const dragonTigerTables = z.strictObject({
  decks: z.int(),
  percents: z
    .strictObject({
      dragon: percent,
      tiger: percent,
      /** Dragon and tiger, on a tie. */
      push: percent,
      tie: percent,
      'suited-tie': percent,
    })
    .readonly(),
  betsMax: z.int(),
  cap,
});
export type DragonTigerTables = z.infer<typeof dragonTigerTables>;

export const kenoTables = z.strictObject({
  numbers: z.int(),
  drawn: z.int(),
  marksMax: z.int(),
  /** Returns of n marked numbers by hits 0, 1, 2 …: `percents[n][hits]`. */
  percents: list(list(percent)),
  betsMax: z.int(),
  cap,
});
export type KenoTables = z.infer<typeof kenoTables>;

export const envelopesTables = z.strictObject({
  envelopes: z.int(),
  envelopeShares: z.int(),
  /** In the order of their shares; the rest of the shares is empty. */
  prizes: list(z.strictObject({ percent, shares: z.int() })),
  sealShares: z.int(),
  /** In the order of their shares; the rest of the shares multiplies by 1. */
  seals: list(z.strictObject({ multiplier: z.int(), shares: z.int() })),
  betsMax: z.int(),
  cap,
});
export type EnvelopesTables = z.infer<typeof envelopesTables>;

export const scratchTables = z.strictObject({
  fields: z.int(),
  shares: z.int(),
  /** In the order of their shares; the rest of the shares is grass, which pays nothing. */
  animals: list(z.strictObject({ name: z.string(), percent, shares: z.int() })),
  /** The multiple of an animal's percent by the number of fields that show it: 0 to 9. */
  times: list(z.int()),
  betsMax: z.int(),
  cap,
});
export type ScratchTables = z.infer<typeof scratchTables>;

/** The species of an arena whose prize is random: its draws follow the one for the catch. */
const special = z.discriminatedUnion('kind', [
  /** One of the prizes, by their weights in order. */
  z.strictObject({
    kind: z.literal('chest'),
    name: z.string(),
    mean: z.int(),
    prizes: list(z.strictObject({ multiple: z.int(), weight: z.int() })),
  }),
  /** So many numbers; the prize is the sum of their multiples. */
  z.strictObject({
    kind: z.literal('tentacles'),
    name: z.string(),
    mean: z.int(),
    count: z.int(),
    multiples: list(z.int()),
  }),
  /** A number for the reach, then the most numbers that it can be: the first of them are summed. */
  z.strictObject({
    kind: z.literal('blast'),
    name: z.string(),
    mean: z.int(),
    reaches: list(z.int()),
    multiples: list(z.int()),
  }),
  /** So many numbers of 2: the first prize doubles with each, up to the first zero. */
  z.strictObject({
    kind: z.literal('lightning'),
    name: z.string(),
    mean: z.int(),
    first: z.int(),
    leapsMax: z.int(),
  }),
]);
export type SpecialTables = z.infer<typeof special>;
export const fishingTables = z.strictObject({
  /** In thousandths of the price of a shot. */
  rtpPermille: z.int(),
  /** A shot draws one of so many numbers. */
  numbers: z.int(),
  /** A species is caught by the numbers below `caught`; `multiple` is of the price of the shot. */
  species: list(z.strictObject({ name: z.string(), multiple: z.int(), caught: z.int() })),
  special,
  /** The special is caught by the numbers below this. */
  specialCaught: z.int(),
  betsMax: z.int(),
  cap,
});
export type FishingTables = z.infer<typeof fishingTables>;

/** The largest win of a round, in US dollars by the reference rates: a larger stake is refused. */
const winMaxUsd = z.int();

export const thresholdTables = z.strictObject({
  events: z.int(),
  /** A return of p percent wins with ⌊rtpMaxPercent × events / p⌋ of the events. */
  rtpMaxPercent: z.int(),
  percentMin: percent,
  percentMax: percent,
  winMaxUsd,
  betsMax: z.int(),
  cap,
});
export type ThresholdTables = z.infer<typeof thresholdTables>;

export const pegsTables = z.strictObject({
  /** The bits drawn in every round; a spot with n rows uses the first n. */
  draws: z.int(),
  /** Every percent is a multiple of it. */
  stepPercent: percent,
  /** By spot, from the edge to the middle; the other half is its mirror image. */
  percents: z.record(z.string(), list(percent)).readonly(),
  winMaxUsd,
  betsMax: z.int(),
  cap,
});
export type PegsTables = z.infer<typeof pegsTables>;
