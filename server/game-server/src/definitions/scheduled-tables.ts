import { z } from 'zod';
import { marketName, team } from '../contract/fixture-schemas.ts';
import { list } from './list.ts';

/* The tables of draws, matches and races. */

/** The largest return, as a multiple of a line's price or of a slip's stake. */
const cap = z.int();
const schedule = z
  .strictObject({
    cycleMs: z.int(),
    playMs: z.int(),
    closesBeforeMs: z.int(),
    startsAhead: z.int(),
  })
  .readonly();
const weights = list(z.int());
/** Odds in hundredths, and the most legs of a slip. */
const odds = z
  .strictObject({ min: z.int(), max: z.int(), combinedMax: z.int(), legsMax: z.int() })
  .readonly();
/** By market, integer percent. */
const margins = z.partialRecord(marketName, z.int()).readonly();
const betTables = { schedule, margins, odds, cap };

export const drawTables = z.strictObject({
  schedule,
  numbers: z.int(),
  picks: z.int(),
  /** Multiples of a line's price by hits: 0, 1, 2 … */
  multiples: list(z.int()),
  linesMax: z.int(),
  cap,
});
export type DrawTables = z.infer<typeof drawTables>;

export const footballTables = z.strictObject({
  ...betTables,
  teams: list(team),
  matchesPerStart: z.int(),
  minutes: z.int(),
  /** Weights of 0, 1, 2 … goals, by attack less the other's defence from −4 to 4. */
  goals: z.strictObject({ home: list(weights), away: list(weights) }).readonly(),
  /** Missed chances of a side: `min` and up to `kinds` − 1 more. */
  chances: z.strictObject({ min: z.int(), kinds: z.int() }).readonly(),
  /** A score with more goals of a side has no selection of its own. */
  namedGoalsMax: z.int(),
});
export type FootballTables = z.infer<typeof footballTables>;

export const basketballTables = z.strictObject({
  ...betTables,
  teams: list(team),
  matchesPerStart: z.int(),
  minutes: z.int(),
  /** Weights of 0, 1, 2 … points in a minute, by level. */
  points: list(weights),
  /** A side's level is its attack less the other's defence plus this. */
  levels: z.strictObject({ home: z.int(), away: z.int() }).readonly(),
  overtimePoints: z.int(),
});
export type BasketballTables = z.infer<typeof basketballTables>;

const span = z.strictObject({ least: z.int(), kinds: z.int() }).readonly();
export const raceTables = z.strictObject({
  ...betTables,
  names: list(z.string()),
  courses: list(z.string()),
  /** Strengths of a field; each race takes one of these and assigns it to the runners. */
  profiles: list(list(z.int())),
  /** Runners that are placed. */
  places: z.int(),
  sections: z.int(),
  /** The position of the winner at the end. */
  course: z.int(),
  /** Each is `least` plus one of `kinds` numbers. */
  gap: span,
  bend: span,
  sway: span,
});
export type RaceTables = z.infer<typeof raceTables>;
