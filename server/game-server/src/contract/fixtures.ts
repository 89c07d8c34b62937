import { int4 } from '@fairhall/api/contract/field-types';
import { identifier } from '@fairhall/api/contract/identifier';
import { z } from 'zod';
import { baseOpened, money } from './base-schemas.ts';
import {
  baseEvent,
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
} from './fixture-schemas.ts';

/*
 * The calls of games whose outcome is shared and scheduled, and their slips. As in the round API
 * (`rounds.ts`): POST, the envelope, the launch token. Every response has the server's `now`, by
 * which a page sets its clocks.
 */

/**
 * `pending`: the wallet has not confirmed the stake yet (a slip whose stake is not confirmed when
 * its first event starts is cancelled and the stake is rolled back). `standing`: sold. `settled`:
 * won, lost, or refunded for a void event; `win` is the return. `cancelled`: nothing was staked.
 */
export const slipStatus = z.enum(['pending', 'standing', 'settled', 'cancelled']);
const baseSlip = z.object({
  slipId: id,
  gameId: id,
  status: slipStatus,
  stake: money,
  /** The return, the stake included; "0.00" until it is settled. */
  win: money,
  /** SHA-256 (hex) of the slip's content, an input of its events' client seeds (`proof`). */
  digest: sha256,
  createdAt: time,
  settledAt: time.nullable(),
});

const slipEvent = baseEvent.pick({
  eventId: true,
  number: true,
  status: true,
  closesAt: true,
  startsAt: true,
  endsAt: true,
  fixture: true,
});

/** A ticket of a draw: each line is six numbers at the same price. */
export const drawSlip = baseSlip.extend({
  kind: z.literal('draw'),
  event: slipEvent,
  lines: z.array(
    z.object({
      /** Ascending. */
      numbers: z.array(z.int()),
      /** Hits; `null` before the result. */
      matched: z.int().nullable(),
      win: money,
    }),
  ),
  /** Six numbers in drawing order; `null` before the result. */
  drawn: z.array(z.int()).nullable(),
});
export type DrawSlip = z.infer<typeof drawSlip>;

/** A bet on one selection, or on several together that must all win. */
export const betSlip = baseSlip.extend({
  kind: z.literal('bet'),
  /** The product of the legs' odds, truncated to two decimals. A void leg counts as 1.00. */
  odds,
  legs: z.array(
    z.object({
      event: slipEvent,
      market: marketName,
      selection: selectionName,
      odds,
      outcome: z.enum(['open', 'won', 'lost', 'void']),
      /** The result of its event; `null` before its end. */
      result: eventResult.nullable(),
    }),
  ),
});
export type BetSlip = z.infer<typeof betSlip>;

export const slip = z.discriminatedUnion('kind', [drawSlip, betSlip]);
export type Slip = z.infer<typeof slip>;

/** Stakes are the prices of a line, or stakes of a slip. The player's own seeds are not used. */
const baseOpenedFixtures = baseOpened.omit({ fairness: true }).extend({
  /** Time between two starts. */
  cycleSeconds: z.number(),
  /** From `startsAt` to `endsAt`. */
  playSeconds: z.number(),
  /** Whether books that close from now on have the value of a public randomness beacon mixed in. */
  usesBeacon: z.boolean(),
});

/** The response of `open` for the draw. */
export const openedDraw = baseOpenedFixtures.extend({
  engine: z.literal('draw'),
});
export type OpenedDraw = z.infer<typeof openedDraw>;

/** The response of `open` for a sport. */
export const openedSport = baseOpenedFixtures.extend({
  engine: z.literal('sport'),
  kind: eventKind.exclude(['draw']),
  limits: z.object({
    /** A slip's stake is a multiple of it. */
    stakeUnit: money,
    stakeMax: money,
  }),
});
export type OpenedSport = z.infer<typeof openedSport>;

const amount = z.string().regex(/^\d{1,12}(\.\d{1,2})?$/);
const gameId = id;
const requestId = identifier(64).min(8);

export const eventCalls = {
  /** The events on sale, the next to start first; changes when a new event is offered. */
  programme: {
    path: '/events/programme',
    input: z.object({ gameId }),
    output: z.object({ now: time, events: z.array(offeredEvent) }),
  },
  /** The events that are closed, live or just over; small, polled every second or two. */
  live: {
    path: '/events/live',
    input: z.object({ gameId }),
    output: z.object({ now: time, events: z.array(liveEvent) }),
  },
  /**
   * The events that are over, newest first; stored for a day. At least `limit` events if there are so
   * many, with complete starts. `before`: the last event's number.
   */
  results: {
    path: '/events/results',
    input: z.object({
      gameId,
      before: int4().min(0).optional(),
      limit: z.int().min(1).max(50).default(20),
    }),
    output: z.object({ now: time, events: z.array(pastEvent) }),
  },
  /**
   * Buys a ticket for a draw. A repeated `requestId` returns the same slip and stakes nothing. Refused
   * with INVALID_BET once the draw has closed and for lines that it does not offer, and with
   * ROUND_CLOSED if the wallet confirms the stake after the start of the draw: the stake is rolled back.
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
   * Buys a slip of one leg or several. Idempotent as `buyTicket`. Refused with INVALID_BET once one of its
   * events has closed, for a selection that is not offered, and for odds that are not current.
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
   * The data to verify an event; public for every player. `serverSeed` is set once the event has
   * finished, `clientSeed` and `book` once it is drawn.
   */
  eventProof: {
    path: '/events/proof',
    input: z.object({ gameId, eventId: id }),
    output: z.object({
      now: time,
      event: pastEvent,
      serverSeed: z.string().nullable(),
      /**
       * The event's `bookDigest`: SHA-256 (hex) of `book`, its digests joined by line feeds. With a
       * beacon: SHA-256 (hex) of `bookDigest`, a line feed and the beacon's value.
       */
      clientSeed: sha256.nullable(),
      /** The value of a public randomness beacon; `null` without one, and until the draw. */
      beacon: z.object({ round: z.int(), value: sha256 }).nullable(),
      nonce: z.literal(0),
      /** Digests of all slips sold for the event, sorted; `null` until the sales close. */
      book: z.array(sha256).nullable(),
      /** The complete course of the event; `null` until it has finished. */
      progress: eventProgress.nullable(),
      /** The player's own slips among them: the content of each digest. */
      ownSlips: z.array(z.object({ slipId: id, digest: sha256, content: z.string() })),
    }),
  },
} as const;
export type EventCall = keyof typeof eventCalls;
