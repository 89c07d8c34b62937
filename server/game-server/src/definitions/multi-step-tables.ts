import { currencies } from '@fairhall/api/contract/money';
import { z } from 'zod';
import { list } from './list.ts';

/*
 * The tables of the multi-step games. `percent` is a stake or a return, the stake included, in
 * integer percent of the opening stake.
 */

const percent = z.int().min(0);
/** The largest return, as a multiple of the opening stake. */
const cap = z.number();

/** By rank of the best five cards. */
const byPokerRank = z
  .strictObject({
    'royal-flush': percent,
    'straight-flush': percent,
    'four-of-a-kind': percent,
    'full-house': percent,
    flush: percent,
    straight: percent,
    'three-of-a-kind': percent,
    'two-pair': percent,
    pair: percent,
    'high-card': percent,
  })
  .readonly();
/** A rank of cards in the order of play: 0 is a two, 12 an ace. */
const rankInPlay = z.int().min(0).max(12);

/** The numbers of hands that a round can have; one, without a choice, in older definitions. */
const handCounts = list(z.int()).optional();

export const blackjackTables = z.strictObject({
  decks: z.int(),
  /** Hands that one hand can become by splits. */
  handsMax: z.int(),
  handCounts,
  dealerStands: z.int(),
  insurancePercent: percent,
  percents: z
    .strictObject({
      blackjack: percent,
      /** Win and push of a hand that was not doubled; twice as much for a doubled one. */
      win: percent,
      push: percent,
      insurance: percent,
    })
    .readonly(),
  choicesMax: z.int(),
  cap,
});
export type BlackjackTables = z.infer<typeof blackjackTables>;

export const holdemTables = z.strictObject({
  decks: z.int(),
  callPercent: percent,
  /** The dealer qualifies with a pair of this rank or better. */
  qualifyingPair: rankInPlay,
  /** What a winning ante pays in addition to its return. */
  antePays: byPokerRank,
  cap,
});
export type HoldemTables = z.infer<typeof holdemTables>;

export const videoPokerTables = z.strictObject({
  decks: z.int(),
  /** A pair of a lower rank counts as a high card. */
  lowestPair: rankInPlay,
  percents: byPokerRank,
  handCounts,
  cap,
});
export type VideoPokerTables = z.infer<typeof videoPokerTables>;

export const hiLoTables = z.strictObject({
  decks: z.int(),
  returnPercent: percent,
  guessesMax: z.int(),
  /** A guess after which the chain would be worth more is not offered. */
  percentMax: percent,
  cap,
});
export type HiLoTables = z.infer<typeof hiLoTables>;

/** Floors of tiles of a game of picks. */
const picksShape = z.strictObject({
  /** The choice that draws it. */
  name: z.string(),
  floors: z.int(),
  /** Tiles of a floor. */
  tiles: z.int(),
  /** Bad tiles of a floor. */
  bad: z.int(),
  /** Safe picks of a floor before the next one, or before the end. */
  picks: z.int(),
});
export type PicksShape = z.infer<typeof picksShape>;

export const picksTables = z.strictObject({
  shapes: list(picksShape),
  returnPercent: percent,
  /** A pick after which the round would be worth more is not offered. */
  percentMax: percent,
  /** Nor is one after which it would be worth more than this, in minor units of the wallet. */
  returnMaxMinor: z.record(z.enum(currencies), z.int()).readonly(),
  cap,
});
export type PicksTables = z.infer<typeof picksTables>;
