import { z } from 'zod';
import { money, openedFacts } from './contract-facts.ts';

/**
 * The calls of games whose outcome is shared and scheduled: the draw with a clock, and the virtual
 * sports. They go the way of the round API (`contract.ts`): POST, the envelope, the launch token.
 *
 * A scheduled event runs through: `open` (slips are sold), `closed` (no more slips; at `closesAt`),
 * `live` (at `startsAt` what was drawn begins to be shown, bit by bit), `finished` (at `endsAt` the
 * seed is revealed and slips are paid). An event that could not be drawn for hours is `void`: its
 * bets come back. The SHA-256 of its server seed is shown from the moment it is on offer; its
 * client seed is made of all slips sold for it (docs/decisions/0020). Times are ISO 8601 UTC;
 * every answer carries the casino's own `now`, so that a page's clocks go by it.
 */
const time = z.iso.datetime();
const id = z.string().min(1).max(64);
/** Decimal odds, two decimals, the stake included: "1.85" pays 1.85 for each 1.00. */
const odds = z.string();
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

export const eventStatus = z.enum(['open', 'closed', 'live', 'finished', 'void']);
export type EventStatus = z.infer<typeof eventStatus>;

/** What is on a page's programme: a draw of six from 49, a match of two teams, a race. */
export const eventKind = z.enum(['draw', 'football', 'basketball', 'horses', 'cars']);
export type EventKind = z.infer<typeof eventKind>;

const raceKind = eventKind.extract(['horses', 'cars']);

/** A team of the house's own league; strengths from 1 (weak) to 5, as the stated model takes them. */
export const team = z.object({
  id: z.string(),
  name: z.string(),
  attack: z.int().min(1).max(5),
  defence: z.int().min(1).max(5),
});
export type Team = z.infer<typeof team>;

/** A horse or a car with its driver; `number` is its place in the field, from 1. */
export const runner = z.object({
  number: z.int().min(1),
  id: z.string(),
  name: z.string(),
  /** Its share of the field's strengths is its chance to win, exactly. */
  strength: z.int().min(1),
});
export type Runner = z.infer<typeof runner>;

/** Who takes part, fixed when the event goes on offer; what the outcome is drawn with. */
export const fixture = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('draw') }),
  z.object({ kind: z.literal('football'), home: team, away: team }),
  z.object({
    kind: z.literal('basketball'),
    home: team,
    away: team,
    /** Points that the home side gives before they are compared, in tenths: -35 is "−3.5". */
    handicapTenths: z.int(),
    /** The line of both sides' points together, in tenths: 1685 is "168.5". */
    totalTenths: z.int(),
  }),
  z.object({ kind: raceKind, course: z.string(), runners: z.array(runner) }),
]);
export type Fixture = z.infer<typeof fixture>;

/**
 * What can be bet on, by engine name. Football: `match` (home, draw, away), `total-2-5` (over,
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

/** A market of one event; selections that the house does not offer at any odds are left out. */
export const market = z.object({
  market: marketName,
  selections: z.array(z.object({ selection: selectionName, odds })).min(1),
});
export type Market = z.infer<typeof market>;

/** How an event ended. */
export const eventResult = z.discriminatedUnion('kind', [
  /** Six different numbers of 1 to 49, in the order of the draw. */
  z.object({ kind: z.literal('draw'), numbers: z.array(z.int()) }),
  z.object({ kind: z.literal('football'), home: z.int(), away: z.int() }),
  z.object({
    kind: z.literal('basketball'),
    home: z.int(),
    away: z.int(),
    /** Who scored the basket of overtime, counted above, where there was one. */
    overtime: z.enum(['home', 'away']).nullable(),
  }),
  /** Runners' numbers, the winner first. */
  z.object({ kind: raceKind, order: z.array(z.int()) }),
]);
export type EventResult = z.infer<typeof eventResult>;

/** One thing that happened in a football match. */
export const moment = z.object({
  /** 1 to 90. */
  minute: z.int(),
  side: z.enum(['home', 'away']),
  what: z.enum(['goal', 'chance']),
});

/**
 * What an event has shown so far; the rest is not told before its time.
 * `elapsed` counts whole steps since `startsAt`, `steps` is how many there are: minutes of football
 * (90) and of basketball (40), sections of a race, balls of a draw.
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
    /** Points of each minute so far; the basket of overtime comes with the last. */
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

const eventFacts = z.object({
  eventId: id,
  gameId: id,
  /** Counts the game's draws, or its kick-offs: events of one kick-off share it. */
  number: z.int(),
  status: eventStatus,
  opensAt: time,
  closesAt: time,
  startsAt: time,
  endsAt: time,
  /** SHA-256 (hex) of the server seed, fixed since the event went on offer. */
  serverSeedHash: sha256,
  fixture,
});

/** An event that slips can be bought for. */
export const offeredEvent = eventFacts.extend({
  /** Empty for a draw. */
  markets: z.array(market),
});
export type OfferedEvent = z.infer<typeof offeredEvent>;

/** An event that is closed, going on, or has ended within the last half minute. */
export const liveEvent = eventFacts.extend({
  /** `null` until it starts, and for a void event. */
  progress: eventProgress.nullable(),
  /** `null` until it has finished. */
  result: eventResult.nullable(),
});
export type LiveEvent = z.infer<typeof liveEvent>;

/** An event that is over; a void one has no result. */
export const pastEvent = eventFacts.extend({ result: eventResult.nullable() });
export type PastEvent = z.infer<typeof pastEvent>;

/**
 * `pending`: the wallet has not confirmed the stake yet (a slip whose stake is not confirmed when
 * its first event starts is cancelled and the stake comes back). `standing`: sold. `settled`: won,
 * lost, or returned for a void event; `win` says what came back. `cancelled`: nothing was staked.
 */
export const slipStatus = z.enum(['pending', 'standing', 'settled', 'cancelled']);
const slipFacts = z.object({
  slipId: id,
  gameId: id,
  status: slipStatus,
  stake: money,
  /** What came back, the stake included; "0.00" until it is settled. */
  win: money,
  /** SHA-256 (hex) of the slip's content: its place in its events' client seeds (`proof`). */
  digest: sha256,
  createdAt: time,
  settledAt: time.nullable(),
});

const slipEvent = eventFacts.pick({
  eventId: true,
  number: true,
  status: true,
  closesAt: true,
  startsAt: true,
  endsAt: true,
  fixture: true,
});

/** A ticket of a draw: each line is six numbers at the same price. */
export const drawSlip = slipFacts.extend({
  kind: z.literal('draw'),
  event: slipEvent,
  lines: z.array(
    z.object({
      /** Ascending. */
      numbers: z.array(z.int()),
      /** How many of them were drawn; `null` before the result. */
      matched: z.int().nullable(),
      win: money,
    }),
  ),
  /** Six numbers, in the order of the draw; `null` before the result. */
  drawn: z.array(z.int()).nullable(),
});
export type DrawSlip = z.infer<typeof drawSlip>;

/** A bet on one selection, or on several together that must all win. */
export const betSlip = slipFacts.extend({
  kind: z.literal('bet'),
  /** The legs' odds multiplied, cut off after two decimals. A void leg counts as 1.00. */
  odds,
  legs: z.array(
    z.object({
      event: slipEvent,
      market: marketName,
      selection: selectionName,
      odds,
      outcome: z.enum(['open', 'won', 'lost', 'void']),
      /** How its event ended; `null` before. */
      result: eventResult.nullable(),
    }),
  ),
});
export type BetSlip = z.infer<typeof betSlip>;

export const slip = z.discriminatedUnion('kind', [drawSlip, betSlip]);
export type Slip = z.infer<typeof slip>;

/** Stakes are the prices of a line, or values for a slip. The player's own seeds have no part in it. */
const openedEventFacts = openedFacts.omit({ fairness: true }).extend({
  /** Between the starts of two draws, or of two rounds of matches. */
  cycleSeconds: z.number(),
  /** From `startsAt` to `endsAt`. */
  playSeconds: z.number(),
  /** Percent, as "94.27": the exact return of a line, or of the lead market over all fixtures. */
  rtp: z.string(),
});

/** The draw as it opens. */
export const openedDraw = openedEventFacts.extend({
  engine: z.literal('draw'),
  /** Most lines of one slip. */
  linesMax: z.int(),
  /** What a line returns, as a multiple of its price, and how many of `of` equally likely draws do. */
  prizes: z.array(z.object({ matches: z.int(), multiple: z.int(), ways: z.int(), of: z.int() })),
});
export type OpenedDraw = z.infer<typeof openedDraw>;

/** A sport as it opens. */
export const openedSport = openedEventFacts.extend({
  engine: z.literal('sport'),
  kind: eventKind.exclude(['draw']),
  /** The house's margin by market and what each returns at least, both in percent ("5.00"). */
  margins: z.array(z.object({ market: marketName, margin: z.string(), rtpMin: z.string() })),
  limits: z.object({
    /** A slip's stake is a multiple of it. */
    stakeUnit: money,
    stakeMax: money,
    /** Most legs of an accumulator; each from another event. */
    legsMax: z.int(),
    /** Longer combined odds are not sold. */
    oddsMax: odds,
  }),
});
export type OpenedSport = z.infer<typeof openedSport>;

const amount = z.string().regex(/^\d{1,12}(\.\d{1,2})?$/);
const gameId = id;
const requestId = z.string().min(8).max(64);

export const eventCalls = {
  /** What is on sale, the next to start first; it changes when a new one is put on offer. */
  programme: {
    path: '/events/programme',
    input: z.object({ gameId }),
    output: z.object({ now: time, events: z.array(offeredEvent) }),
  },
  /** What is closed, going on or just over; small, to be asked every second or two. */
  live: {
    path: '/events/live',
    input: z.object({ gameId }),
    output: z.object({ now: time, events: z.array(liveEvent) }),
  },
  /**
   * What is over, the latest first; kept for a day. At least `limit` events where there are so many,
   * and all of a start or none. `before`: the last event's number.
   */
  results: {
    path: '/events/results',
    input: z.object({
      gameId,
      before: z.int().min(0).optional(),
      limit: z.int().min(1).max(50).default(20),
    }),
    output: z.object({ now: time, events: z.array(pastEvent) }),
  },
  /**
   * Buys a ticket for a draw. The same `requestId` again answers the same slip and stakes nothing.
   * Refused with 1203 once the draw has closed and for lines that it does not offer, and with 1202
   * when the wallet confirms the stake only after the draw has begun: it comes back.
   */
  buyTicket: {
    path: '/events/buy-ticket',
    input: z.object({
      gameId,
      requestId,
      eventId: id,
      /** The price of each line. */
      price: amount,
      /** Six different numbers of 1 to 49 each; no line twice. */
      lines: z
        .array(z.array(z.int().min(1).max(49)).length(6))
        .min(1)
        .max(10),
    }),
    output: z.object({ now: time, slip: drawSlip, balance: money }),
  },
  /**
   * Buys a slip of one leg or several. Repeated as `buyTicket` is. Refused with 1203 once one of
   * its events has closed, for what is not on offer, and when the odds given are not those in force.
   */
  placeBet: {
    path: '/events/place-bet',
    input: z.object({
      gameId,
      requestId,
      stake: amount,
      legs: z
        .array(z.object({ eventId: id, market: marketName, selection: selectionName, odds }))
        .min(1)
        .max(8),
    }),
    output: z.object({ now: time, slip: betSlip, balance: money }),
  },
  /** The player's own slips of this game and wallet, newest first. `before`: a slip's id. */
  slips: {
    path: '/events/slips',
    input: z.object({
      gameId,
      before: id.optional(),
      limit: z.int().min(1).max(50).default(20),
    }),
    output: z.object({ now: time, slips: z.array(slip) }),
  },
  /**
   * What it takes to draw an event again; anybody may ask it of any event. `serverSeed` is there
   * once the event has finished, and `clientSeed` and `book` once it has been drawn.
   */
  eventProof: {
    path: '/events/proof',
    input: z.object({ gameId, eventId: id }),
    output: z.object({
      now: time,
      event: pastEvent,
      serverSeed: z.string().nullable(),
      /** SHA-256 (hex) of `book`, its digests joined by line feeds. */
      clientSeed: sha256.nullable(),
      nonce: z.literal(0),
      /** Digests of all slips sold for the event, sorted. */
      book: z.array(sha256).nullable(),
      /** The whole course of the event; `null` until it has finished. */
      progress: eventProgress.nullable(),
      /** The player's own slips among them: what each digest was made of. */
      ownSlips: z.array(z.object({ slipId: id, digest: sha256, content: z.string() })),
    }),
  },
} as const;
export type EventCall = keyof typeof eventCalls;
