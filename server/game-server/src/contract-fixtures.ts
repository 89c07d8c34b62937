import { identifier } from '@fairhall/api/contract/identifier';
import { z } from 'zod';
import { money, openedFacts } from './contract-facts.ts';
import {
  eventFacts,
  eventKind,
  eventProgress,
  eventResult,
  id,
  liveEvent,
  marketName,
  odds,
  offeredEvent,
  pastEvent,
  selectionName,
  sha256,
  time,
} from './contract-fixture-facts.ts';

/*
 * The calls of games whose outcome is shared and scheduled, and the slips that they sell. They go
 * the way of the round API (`contract.ts`): POST, the envelope, the launch token. Every answer
 * carries the casino's own `now`, so that a page's clocks go by it.
 */

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
const requestId = identifier(64).min(8);

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
