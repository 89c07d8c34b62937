import { line } from '@fairhall/api/contract/field-types';
import { identifier } from '@fairhall/api/contract/identifier';
import { z } from 'zod';

/*
 * Scheduled events with a shared outcome: the timed draw and the virtual sports.
 *
 * States: `open` (slips are sold), `closed` (no more slips; from `closesAt`), `live` (from `startsAt`
 * the course is disclosed step by step), `finished` (at `endsAt` the seed is revealed and slips are
 * paid). An event that was not drawn within hours is `void`: its bets are refunded. The SHA-256 of
 * its server seed is published when it is offered, the digest of all slips sold for it when it closes;
 * its client seed is derived from that digest (docs/decisions/0018).
 */

/** ISO 8601, UTC. */
export const time = z.iso.datetime();
export const id = identifier(64);
/** Decimal odds, two decimals, the stake included: "1.85" pays 1.85 for each 1.00. */
export const odds = line();
export const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

export const eventStatus = z.enum(['open', 'closed', 'live', 'finished', 'void']);
export type EventStatus = z.infer<typeof eventStatus>;

/** The kinds of event: a draw of six from 49, a match of two teams, a race. */
export const eventKind = z.enum(['draw', 'football', 'basketball', 'horses', 'cars']);
export type EventKind = z.infer<typeof eventKind>;

const raceKind = eventKind.extract(['horses', 'cars']);

/** A team of the invented league; strengths from 1 (weak) to 5, the parameters of the stated model. */
export const team = z.object({
  id: z.string(),
  name: z.string(),
  attack: z.int().min(1).max(5),
  defence: z.int().min(1).max(5),
});
export type Team = z.infer<typeof team>;

/** A horse or a car with its driver; `number` is its start number, from 1. */
export const runner = z.object({
  number: z.int().min(1),
  id: z.string(),
  name: z.string(),
  /** The probability to win is this strength divided by the sum of all strengths of the race. */
  strength: z.int().min(1),
});
export type Runner = z.infer<typeof runner>;

/** The participants, fixed when the event is offered; an input of the draw. */
export const fixture = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('draw') }),
  z.object({ kind: z.literal('football'), home: team, away: team }),
  z.object({
    kind: z.literal('basketball'),
    home: team,
    away: team,
    /** The handicap of the home side, in tenths: -35 is "−3.5". */
    handicapTenths: z.int(),
    /** The line of the total points, in tenths: 1685 is "168.5". */
    totalTenths: z.int(),
  }),
  z.object({ kind: raceKind, course: z.string(), runners: z.array(runner) }),
]);
export type Fixture = z.infer<typeof fixture>;

/**
 * The betting markets, by engine name. Football: `match` (home, draw, away), `total-2-5` (over,
 * under), `both-score` (yes, no), `correct-score` ("0-0" to "3-3", other). Basketball, overtime
 * included: `winner` (home, away), `handicap` (home, away), `points` (over, under). Horses: `win`
 * and `place` (first three; a runner's number), `forecast` (first and second in order, "3-1").
 * Cars: `win`, `podium`, `forecast`, `duel` (two neighbours of the grid: "1-2" is 1 before 2).
 */
export const marketName = z.enum([
  'match',
  'total-2-5',
  'both-score',
  'correct-score',
  'winner',
  'handicap',
  'points',
  'win',
  'place',
  'podium',
  'forecast',
  'duel',
]);
export type MarketName = z.infer<typeof marketName>;
export const selectionName = z.string().regex(/^[a-z0-9-]{1,16}$/);

/** A market of one event, without the selections that are not offered. */
export const market = z.object({
  market: marketName,
  selections: z.array(z.object({ selection: selectionName, odds })).min(1),
});
export type Market = z.infer<typeof market>;

/** The result of an event. */
export const eventResult = z.discriminatedUnion('kind', [
  /** Six different numbers of 1 to 49, in drawing order. */
  z.object({ kind: z.literal('draw'), numbers: z.array(z.int()) }),
  z.object({ kind: z.literal('football'), home: z.int(), away: z.int() }),
  z.object({
    kind: z.literal('basketball'),
    home: z.int(),
    away: z.int(),
    /** The scorer of the overtime basket, which is counted above, if there was one. */
    overtime: z.enum(['home', 'away']).nullable(),
  }),
  /** Runners' numbers, the winner first. */
  z.object({ kind: raceKind, order: z.array(z.int()) }),
]);
export type EventResult = z.infer<typeof eventResult>;

/** One incident of a football match. */
export const moment = z.object({
  /** 1 to 90. */
  minute: z.int(),
  side: z.enum(['home', 'away']),
  what: z.enum(['goal', 'chance']),
});

/**
 * The progress of an event; the rest of its course is not disclosed ahead of time. `elapsed` counts
 * complete steps since `startsAt`, `steps` is their total: minutes of football (90) and of basketball
 * (40), sections of a race, balls of a draw.
 */
const course = z.object({ elapsed: z.int(), steps: z.int() });
export const eventProgress = z.discriminatedUnion('kind', [
  /** Balls drawn so far. */
  course.extend({ kind: z.literal('draw'), numbers: z.array(z.int()) }),
  course.extend({
    kind: z.literal('football'),
    home: z.int(),
    away: z.int(),
    moments: z.array(moment),
  }),
  course.extend({
    kind: z.literal('basketball'),
    home: z.int(),
    away: z.int(),
    /** Points of each minute so far; the overtime basket is part of the last. */
    minutes: z.array(z.object({ home: z.int(), away: z.int() })),
  }),
  course.extend({
    kind: raceKind,
    /**
     * After each section so far, the start (all 0) included: how far each runner is, in thousandths
     * of the course, in the order of their numbers. Never falls; the winner ends with 1000.
     */
    frames: z.array(z.array(z.int())),
  }),
]);
export type EventProgress = z.infer<typeof eventProgress>;

export const baseEvent = z.object({
  eventId: id,
  gameId: id,
  /** The number of the start within the game; the events of one start share it. */
  number: z.int(),
  status: eventStatus,
  opensAt: time,
  closesAt: time,
  startsAt: time,
  endsAt: time,
  /** SHA-256 (hex) of the server seed, fixed when the event is offered. */
  serverSeedHash: sha256,
  /** Of the definition that draws it, fixed with the seed; `null` for events older than definitions. */
  rulesHash: sha256.nullable(),
  /** SHA-256 (hex) of all slips sold, fixed when the sales close; `null` until then. */
  bookDigest: sha256.nullable(),
  fixture,
});

/** An event that slips can be bought for. */
export const offeredEvent = baseEvent.extend({
  /** Empty for a draw. */
  markets: z.array(market),
});
export type OfferedEvent = z.infer<typeof offeredEvent>;

/** An event that is closed, live, or has ended within the last half minute. */
export const liveEvent = baseEvent.extend({
  /** `null` until it starts, and for a void event. */
  progress: eventProgress.nullable(),
  /** `null` until it has finished. */
  result: eventResult.nullable(),
});
export type LiveEvent = z.infer<typeof liveEvent>;

/** An event that is over; a void one has no result. */
export const pastEvent = baseEvent.extend({ result: eventResult.nullable() });
export type PastEvent = z.infer<typeof pastEvent>;
