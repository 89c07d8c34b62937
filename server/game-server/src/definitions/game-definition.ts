import { z } from 'zod';
import { list } from './list.ts';
import {
  blackjackTables,
  hiLoTables,
  holdemTables,
  videoPokerTables,
} from './multi-step-tables.ts';
import { basketballTables, drawTables, footballTables, raceTables } from './scheduled-tables.ts';
import { linesTables, mysteryTables, tumbleTables, wildReelsTables } from './slot-tables.ts';
import {
  baccaratTables,
  crownTables,
  dragonTigerTables,
  envelopesTables,
  fishingTables,
  kenoTables,
  rouletteTables,
  scratchTables,
  sicBoTables,
  wheelTables,
} from './spot-tables.ts';

/*
 * The sheet of a game: its rules as data, from which its engine is built. The SHA-256 of its
 * canonical JSON is the game's `rulesHash`. An engine's name and version select the code; a change of
 * the code that changes outcomes raises the version.
 */

/** One kind of draw, in the order of the stream. */
const drawStep = z.strictObject({
  name: z.string(),
  /** The number of equally likely events; a text where it depends on earlier draws. */
  of: z.union([z.int(), list(z.int()), z.string()]),
  /** How often it is drawn in a row; a text where that depends on earlier draws. */
  times: z.union([z.int(), z.string()]),
  /** What the event means, in one sentence. */
  meaning: z.string(),
});

const percent = z.string().regex(/^\d+\.\d\d$/);

/** Computed from the tables; they do not influence an outcome. */
const figures = z.strictObject({
  /** The bet that the figures are of. */
  bet: z.string(),
  /** Percent, two decimals. */
  rtp: percent,
  /** The RTP by part: the paid spin and the feature of a slot, each spot, the least of each market. */
  parts: z.record(
    z.string(),
    z.strictObject({
      rtp: percent,
      /** The largest return as a multiple of the stake on it. */
      returnMax: z.number().optional(),
    }),
  ),
  /** Chance that the bet returns anything. */
  hitRate: z.number(),
  /** Chance that a paid spin starts the feature; `null` for games without one. */
  featureRate: z.number().nullable(),
  /** 1.96 standard deviations of a round, in stakes. */
  volatilityIndex: z.number(),
  /** Half-width of the 95 % interval of a simulated RTP in percent; `null` if it is exact. */
  margin: percent.nullable(),
  /**
   * One in how many paid spins of a slot returns at least 100 stakes, 1,000 stakes, and the cap; 10¹¹
   * stands for rarer ones.
   */
  odds: z.strictObject({ hundred: z.number(), thousand: z.number(), cap: z.number() }).nullable(),
  /** What the cap takes off the RTP of a slot, 0 to 1. */
  rtpBeyondCap: z.number().nullable(),
});
export type Figures = z.infer<typeof figures>;

const parts = {
  gameId: z.string(),
  draws: list(drawStep),
  /** One sentence each. */
  rules: list(z.string()),
  figures,
};
export type SheetParts = {
  readonly draws: readonly z.infer<typeof drawStep>[];
  readonly rules: readonly string[];
  readonly figures: Figures;
};

function sheetOf<Name extends string, Tables extends z.ZodType>(engine: Name, tables: Tables) {
  return z.strictObject({ ...parts, engine: z.literal(engine), version: z.literal(1), tables });
}

export const slotSheet = z.discriminatedUnion('engine', [
  sheetOf('slot-lines', linesTables),
  sheetOf('slot-mystery', mysteryTables),
  sheetOf('slot-wild-reels', wildReelsTables),
  sheetOf('slot-tumble', tumbleTables),
]);
export type SlotSheet = z.infer<typeof slotSheet>;

export const spotSheet = z.discriminatedUnion('engine', [
  sheetOf('roulette', rouletteTables),
  sheetOf('sic-bo', sicBoTables),
  sheetOf('crown-and-anchor', crownTables),
  sheetOf('wheel', wheelTables),
  sheetOf('baccarat', baccaratTables),
  sheetOf('dragon-tiger', dragonTigerTables),
  sheetOf('keno', kenoTables),
  sheetOf('envelopes', envelopesTables),
  sheetOf('scratch', scratchTables),
  sheetOf('fishing', fishingTables),
]);
export type SpotSheet = z.infer<typeof spotSheet>;

export const multiStepSheet = z.discriminatedUnion('engine', [
  sheetOf('blackjack', blackjackTables),
  sheetOf('holdem', holdemTables),
  sheetOf('video-poker', videoPokerTables),
  sheetOf('hi-lo', hiLoTables),
]);
export type MultiStepSheet = z.infer<typeof multiStepSheet>;

export const drawSheet = sheetOf('draw', drawTables);
export const sportSheet = z.discriminatedUnion('engine', [
  sheetOf('football', footballTables),
  sheetOf('basketball', basketballTables),
  sheetOf('horses', raceTables),
  sheetOf('cars', raceTables),
]);
export type DrawSheet = z.infer<typeof drawSheet>;
export type SportSheet = z.infer<typeof sportSheet>;

/** A sheet that this version can build an engine from. */
export const sheet = z.union([slotSheet, spotSheet, multiStepSheet, drawSheet, sportSheet]);
export type Sheet = z.infer<typeof sheet>;
