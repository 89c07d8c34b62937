import { clientSeedInput } from '@fairhall/api/contract/client-seed';
import { identifier } from '@fairhall/api/contract/identifier';
import { z } from 'zod';
import { fairness, money, openedFacts, roundFacts } from './contract-facts.ts';
import { openedDraw, openedSport } from './contract-fixtures.ts';
import {
  type DecisionRound,
  decisionCalls,
  decisionRound,
  openedDecisions,
} from './contract-multi-step.ts';
import { openedSlot, type SlotRound, slotOutcome, slotRound } from './contract-slot.ts';
import { spotKinds } from './engines/spots/spot-game.ts';

/**
 * The round API of the mock casino server: what the game page in the browser and the casino say to
 * each other, on the game origin. Browser-safe. Each call is POST, JSON, answered in the same
 * `{ code, msg, data }` envelope as the API; the launch token travels as `Authorization: Bearer`.
 * Money is a decimal string of major units ("2.00"), so that nothing is ever rounded on the way.
 *
 * Refusals: HTTP 200 with the API's own codes (1006, 1101, 1107, 1203 …); nothing was staked and
 * play goes on. Errors: the HTTP status is the code. 400 carries `data.issues`; whatever ends play
 * carries `data.problem` (`contract-page.ts`): 401 without a token (`login-parameter`) or with one that
 * the wallet does not know any more (`token-invalid`), 404 for a game that this server does not
 * host (`invalid-game`), 503 when the wallet does not answer (`connection-lost`). After a 503 of
 * `spin`, `bet`, `deal` or `choose` ask again with the same `requestId`: the round is kept and brought to its end once.
 */

/** What can be bet on: "red", "corner-1-2-4-5", "pick-3-17-22", "ticket", "turtle"; the engine names them. */
export const spotName = z.string().regex(/^[a-z0-9-]{1,48}$/);

/** A game that is decided in one deal. */
export const spotOutcome = z.object({
  engine: z.literal('spots'),
  /** What was dealt; each engine says what its hands are. */
  hands: z.array(z.array(z.int())),
  /** The events drawn for it, in order: `event` of `of` equally likely ones. */
  draws: z.array(z.object({ of: z.int(), event: z.int() })),
  bets: z.array(z.object({ spot: spotName, amount: money, win: money })).min(1),
});
export type SpotOutcome = z.infer<typeof spotOutcome>;

export const roundOutcome = z.discriminatedUnion('engine', [slotOutcome, spotOutcome]);
export type RoundOutcome = z.infer<typeof roundOutcome>;

export const spotRound = roundFacts.extend({ outcome: spotOutcome });
export type SpotRound = z.infer<typeof spotRound>;
export type Round = SlotRound | SpotRound | DecisionRound;

/** What a game of one deal pays. */
export const spotPaytable = z.object({
  /** Percent, as "97.30", of the spot whose figures stand for the game. */
  rtp: z.string(),
  /** Every spot, or one of each sort where they cannot be listed. */
  spots: z.array(
    z.object({
      spot: spotName,
      rtp: z.string(),
      /** Largest return as a multiple of the bet, the bet included. */
      returnMax: z.number(),
    }),
  ),
});
export type SpotPaytable = z.infer<typeof spotPaytable>;

/** A game of one deal as it opens. */
export const openedSpots = openedFacts.extend({
  engine: z.literal('spots'),
  /** What is played; a page shows each kind in its own way. */
  kind: z.enum(spotKinds),
  paytable: spotPaytable,
  /** Levels of a cannon, ascending: a shot costs one of `stakes` times one of them. Else empty. */
  levels: z.array(z.int()),
  limits: z.object({
    /** Most on one spot. */
    spotMax: money,
    /** Most on all spots of a round together. */
    roundMax: money,
    /** Most spots of a round. */
    betsMax: z.int(),
  }),
  /** As for a slot, but at most forty: the roads and the last numbers are made from them. */
  lastRounds: z.array(spotRound),
});

/** A pair of seeds that is in force no more. */
const revealedSeeds = z.object({
  serverSeed: z.string(),
  serverSeedHash: z.string(),
  clientSeed: z.string(),
  /** How many rounds were dealt from it. */
  rounds: z.int(),
});

export const gameServerCalls = {
  /** Opens the game: who plays, with what, and a round that was left open. */
  open: {
    path: '/rounds/open',
    input: z.object({ gameId: identifier(64) }),
    output: z.discriminatedUnion('engine', [
      openedSlot,
      openedSpots,
      openedDecisions,
      openedDraw,
      openedSport,
    ]),
  },
  /** Plays one round of a slot. The same `requestId` again answers the same round and stakes nothing. */
  spin: {
    path: '/rounds/spin',
    input: z.object({
      gameId: identifier(64),
      requestId: identifier(64).min(8),
      stake: z.string().regex(/^\d{1,12}(\.\d{1,2})?$/),
    }),
    output: z.object({ round: slotRound, balance: money, fairness }),
  },
  /** Plays one round of a game of one deal; each spot is named once. Repeated as `spin` is. */
  bet: {
    path: '/rounds/bet',
    input: z.object({
      gameId: identifier(64),
      requestId: identifier(64).min(8),
      bets: z
        .array(z.object({ spot: spotName, amount: z.string().regex(/^\d{1,12}(\.\d{1,2})?$/) }))
        .min(1)
        .max(64),
    }),
    output: z.object({ round: spotRound, balance: money, fairness }),
  },
  ...decisionCalls,
  /** The wallet's balance, after money moved elsewhere. */
  balance: {
    path: '/rounds/balance',
    input: z.object({}),
    output: z.object({ balance: money }),
  },
  /** Reveals the server seed in force, replaces it, and optionally sets the player's client seed. */
  rotate: {
    path: '/fairness/rotate',
    input: z.object({ clientSeed: clientSeedInput.optional() }),
    output: z.object({ revealed: revealedSeeds, fairness }),
  },
  /** Seeds that were in force before and are revealed, the last one first. */
  seeds: {
    path: '/fairness/seeds',
    input: z.object({ limit: z.int().min(1).max(50).default(10) }),
    output: z.object({
      seeds: z.array(revealedSeeds.extend({ revealedAt: z.iso.datetime() })),
    }),
  },
  /**
   * What it takes to deal one of the player's own rounds again: the server seed is there once it
   * was rotated away, and `null` before.
   */
  proof: {
    path: '/fairness/proof',
    input: z.object({ roundId: identifier(64) }),
    output: z.object({
      round: z.union([slotRound, spotRound, decisionRound]),
      serverSeed: z.string().nullable(),
    }),
  },
} as const;
export type GameServerCall = keyof typeof gameServerCalls;
export type GameServerInput<C extends GameServerCall> = z.input<
  (typeof gameServerCalls)[C]['input']
>;
/** An input as the server has it, with its defaults. */
export type GameServerQuery<C extends GameServerCall> = z.output<
  (typeof gameServerCalls)[C]['input']
>;
export type GameServerOutput<C extends GameServerCall> = z.infer<
  (typeof gameServerCalls)[C]['output']
>;
