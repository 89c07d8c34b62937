import { clientSeedInput } from '@fairhall/api/contract/client-seed';
import { int4 } from '@fairhall/api/contract/field-types';
import { identifier } from '@fairhall/api/contract/identifier';
import { SEED_ROUNDS_MAX, seedRounds } from '@fairhall/api/contract/past-rounds';
import { z } from 'zod';
import { spotKinds } from '../engines/spots/spot-game.ts';
import { baseOpened, baseRound, fairness, loginSession, money } from './base-schemas.ts';
import { liveEvent, sha256 } from './fixture-schemas.ts';
import { openedDraw, openedSport, slip } from './fixtures.ts';
import { type DecisionRound, decisionCalls, decisionRound, openedDecisions } from './multi-step.ts';
import { openedSlot, type SlotRound, slotOutcome, slotRound } from './slot.ts';

/**
 * The round API: the calls of the game page in the browser to the game server, on the game origin.
 * Browser-safe. Each call is POST, JSON, with the same `{ code, msg, data }` envelope as the API; the
 * launch token is sent as `Authorization: Bearer`. Money is a decimal string of major units ("2.00"),
 * so that no amount is rounded in transit.
 *
 * Refusals: HTTP 200 with the API's codes (INSUFFICIENT_BALANCE, INVALID_BET and others of
 * `@fairhall/kit/errors`); nothing was staked and play continues. Errors: the HTTP status is the code. 400
 * has `data.issues`; an error that ends play has `data.problem` (`page.ts`): 401 without a token
 * (`login-parameter`) or with a token that the wallet refuses (`token-invalid`), 404 for a game that this
 * server does not host (`invalid-game`), 503 if the wallet does not respond (`connection-lost`). After a 503
 * of `spin`, `bet`, `deal` or `choose` retry with the same `requestId`: the round is stored and completed
 * once.
 */

/** A betting spot, named by the engine: "red", "corner-1-2-4-5", "pick-3-17-22", "ticket", "turtle". */
export const spotName = z.string().regex(/^[a-z0-9-]{1,48}$/);

/** The outcome of a single-step game with spots. */
export const spotOutcome = z.object({
  engine: z.literal('spots'),
  /** The dealt hands; each engine defines them. */
  hands: z.array(z.array(z.int())),
  /**
   * The events drawn, in order: `event` of `of` equally likely ones. `bytes`: the four bytes of the
   * number in hex, in the rounds of Hall Originals.
   */
  draws: z.array(
    z.object({
      of: z.int(),
      event: z.int(),
      bytes: z
        .string()
        .regex(/^[0-9a-f]{8}$/)
        .optional(),
    }),
  ),
  bets: z.array(z.object({ spot: spotName, amount: money, win: money })).min(1),
});
export type SpotOutcome = z.infer<typeof spotOutcome>;

export const roundOutcome = z.discriminatedUnion('engine', [slotOutcome, spotOutcome]);
export type RoundOutcome = z.infer<typeof roundOutcome>;

export const spotRound = baseRound.extend({ outcome: spotOutcome });
export type SpotRound = z.infer<typeof spotRound>;
export type Round = SlotRound | SpotRound | DecisionRound;

const replayedRound = z.union([slotRound, spotRound, decisionRound]);
export type ReplayedRound = z.infer<typeof replayedRound>;

/** The paytable of a single-step game. */
export const spotPaytable = z.object({
  /** Percent, as "97.30", of the game's lead spot. */
  rtp: z.string(),
  /** Every spot, or one of each kind if there are too many to list. */
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

/** The response of `open` for a single-step game. */
export const openedSpots = baseOpened.extend({
  engine: z.literal('spots'),
  /** The game's presentation. */
  kind: z.enum(spotKinds),
  /** Levels of a cannon, ascending: a shot costs one of `stakes` times one of them. Else empty. */
  levels: z.array(z.int()),
  limits: z.object({
    /** Maximum on one spot. */
    spotMax: money,
    /** Maximum on all spots of a round together. */
    roundMax: money,
    /** Maximum number of spots of a round. */
    betsMax: z.int(),
  }),
  /** As for a slot, but at most forty, for roads and last numbers. */
  lastRounds: z.array(spotRound),
});

/** A revealed pair of seeds. */
const revealedSeeds = z.object({
  serverSeed: z.string(),
  serverSeedHash: z.string(),
  clientSeed: z.string(),
  /** Number of rounds drawn from it. */
  rounds: z.int(),
});

export const gameServerCalls = {
  /** Opens the game: the player, the balance, the stakes and an open round. */
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
  /** Plays one round of a slot. A repeated `requestId` returns the same round and stakes nothing. */
  spin: {
    path: '/rounds/spin',
    input: z.object({
      gameId: identifier(64),
      requestId: identifier(64).min(8),
      stake: z.string().regex(/^\d{1,12}(\.\d{1,2})?$/),
    }),
    output: z.object({ round: slotRound, balance: money, fairness }),
  },
  /** Plays one round of a single-step game; each spot at most once. Idempotent as `spin`. */
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
  /** The wallet's current balance, and the login's net result in it. */
  balance: {
    path: '/rounds/balance',
    input: z.object({}),
    output: z.object({ balance: money, session: loginSession }),
  },
  /**
   * Raises the points of free play to those of a new launch, if they are below the least stake;
   * otherwise they stay. NOT_FOUND for the launch of a wallet.
   */
  refill: {
    path: '/rounds/refill',
    input: z.object({ gameId: identifier(64) }),
    output: z.object({ balance: money }),
  },
  /**
   * Sets the first client seed, after its server seed's hash was shown. Idempotent; refused with
   * IDEMPOTENCY_CONFLICT once there is another one, and with INVALID_BET for another hash.
   */
  clientSeed: {
    path: '/fairness/client-seed',
    input: z.object({ serverSeedHash: sha256, clientSeed: clientSeedInput }),
    output: z.object({ fairness }),
  },
  /**
   * Reveals the active server seed and activates the next; without a `clientSeed` the previous one
   * stays.
   */
  rotate: {
    path: '/fairness/rotate',
    input: z.object({ clientSeed: clientSeedInput.optional() }),
    output: z.object({ revealed: revealedSeeds, fairness }),
  },
  /** Revealed seeds, newest first. */
  seeds: {
    path: '/fairness/seeds',
    input: z.object({ limit: z.int().min(1).max(50).default(10) }),
    output: z.object({
      seeds: z.array(revealedSeeds.extend({ revealedAt: z.iso.datetime() })),
    }),
  },
  /**
   * The rounds of a seed pair over all games, by nonce from `from`, refused ones included: every nonce
   * below `nextNonce` has dealt one. `proofs`: each with its proof, SEED_PROOFS_MAX at most.
   */
  seedRounds: {
    path: '/fairness/rounds',
    input: z.object({
      serverSeedHash: sha256,
      from: int4().min(0).default(0),
      limit: z.int().min(1).max(SEED_ROUNDS_MAX).default(SEED_ROUNDS_MAX),
      proofs: z.boolean().default(false),
    }),
    output: seedRounds,
  },
  /**
   * A finished round or slip of any player for a page that shows it again, without anything of the player: no
   * name, no balance, no seeds. Public, as an id is not guessable; NOT_FOUND until it has ended.
   */
  replay: {
    path: '/rounds/replay',
    input: z.object({ roundId: identifier(64) }),
    output: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('round'),
        /** As of `open`, with the definition that dealt the round. */
        opened: z.discriminatedUnion('engine', [openedSlot, openedSpots, openedDecisions]),
        round: replayedRound,
      }),
      z.object({
        kind: z.literal('slip'),
        opened: z.discriminatedUnion('engine', [openedDraw, openedSport]),
        slip,
        /** The events of the slip, over, with their complete course; `null` for a void one. */
        events: z.array(liveEvent),
      }),
    ]),
  },
  /**
   * The data to replay one of the player's rounds: the server seed is `null` until it is revealed by
   * a rotation.
   */
  proof: {
    path: '/fairness/proof',
    input: z.object({ roundId: identifier(64) }),
    output: z.object({
      round: replayedRound,
      serverSeed: z.string().nullable(),
    }),
  },
} as const;
export type GameServerCall = keyof typeof gameServerCalls;
export type GameServerInput<C extends GameServerCall> = z.input<
  (typeof gameServerCalls)[C]['input']
>;
/** A parsed input, with its defaults. */
export type GameServerQuery<C extends GameServerCall> = z.output<
  (typeof gameServerCalls)[C]['input']
>;
export type GameServerOutput<C extends GameServerCall> = z.infer<
  (typeof gameServerCalls)[C]['output']
>;
