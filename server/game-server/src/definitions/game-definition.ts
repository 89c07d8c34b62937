import { z } from 'zod';
import { fruitMachineTables } from './fruit-machine-tables.ts';
import { list } from './list.ts';
import {
  blackjackTables,
  hiLoTables,
  holdemTables,
  picksTables,
  videoPokerTables,
} from './multi-step-tables.ts';
import { basketballTables, drawTables, footballTables, raceTables } from './scheduled-tables.ts';
import {
  bookTables,
  cellsTables,
  linesTables,
  livesTables,
  mysteryTables,
  stacksTables,
  tumbleTables,
  wildReelsTables,
  wishesTables,
} from './slot-tables.ts';
import {
  baccaratTables,
  crownTables,
  dragonTigerTables,
  envelopesTables,
  fishingTables,
  kenoTables,
  pegsTables,
  rouletteTables,
  scratchTables,
  sicBoTables,
  thresholdTables,
  wheelTables,
} from './spot-tables.ts';

/*
 * The definition of a game: its rules as data, from which its engine is built. The SHA-256 of its
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
export type DefinitionParts = {
  readonly draws: readonly z.infer<typeof drawStep>[];
  readonly rules: readonly string[];
  readonly figures: Figures;
};

function definitionOf<Name extends string, Tables extends z.ZodType>(engine: Name, tables: Tables) {
  return z.strictObject({ ...parts, engine: z.literal(engine), version: z.literal(1), tables });
}

export const slotDefinition = z.discriminatedUnion('engine', [
  definitionOf('slot-lines', linesTables),
  definitionOf('slot-mystery', mysteryTables),
  definitionOf('slot-book', bookTables),
  definitionOf('slot-stacks', stacksTables),
  definitionOf('slot-wishes', wishesTables),
  definitionOf('slot-lives', livesTables),
  definitionOf('slot-wild-reels', wildReelsTables),
  definitionOf('slot-tumble', tumbleTables),
  definitionOf('slot-cells', cellsTables),
]);
export type SlotDefinition = z.infer<typeof slotDefinition>;

export const spotDefinition = z.discriminatedUnion('engine', [
  definitionOf('roulette', rouletteTables),
  definitionOf('sic-bo', sicBoTables),
  definitionOf('crown-and-anchor', crownTables),
  definitionOf('wheel', wheelTables),
  definitionOf('baccarat', baccaratTables),
  definitionOf('dragon-tiger', dragonTigerTables),
  definitionOf('keno', kenoTables),
  definitionOf('envelopes', envelopesTables),
  definitionOf('scratch', scratchTables),
  definitionOf('fishing', fishingTables),
  definitionOf('threshold', thresholdTables),
  definitionOf('pegs', pegsTables),
]);
export type SpotDefinition = z.infer<typeof spotDefinition>;

export const multiStepDefinition = z.discriminatedUnion('engine', [
  definitionOf('blackjack', blackjackTables),
  definitionOf('holdem', holdemTables),
  definitionOf('video-poker', videoPokerTables),
  definitionOf('hi-lo', hiLoTables),
  definitionOf('mines', picksTables),
  definitionOf('tower', picksTables),
  definitionOf('fruit-machine', fruitMachineTables),
]);
export type MultiStepDefinition = z.infer<typeof multiStepDefinition>;

export const drawDefinition = definitionOf('draw', drawTables);
export const sportDefinition = z.discriminatedUnion('engine', [
  definitionOf('football', footballTables),
  definitionOf('basketball', basketballTables),
  definitionOf('horses', raceTables),
  definitionOf('cars', raceTables),
]);
export type DrawDefinition = z.infer<typeof drawDefinition>;
export type SportDefinition = z.infer<typeof sportDefinition>;

/** A definition that this version can build an engine from. */
export const gameDefinition = z.union([
  slotDefinition,
  spotDefinition,
  multiStepDefinition,
  drawDefinition,
  sportDefinition,
]);
export type GameDefinition = z.infer<typeof gameDefinition>;
