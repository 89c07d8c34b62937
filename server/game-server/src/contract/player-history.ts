import { identifier } from '@fairhall/api/contract/identifier';
import { walletTypeOutput } from '@fairhall/api/contract/money-fields';
import { PAGE_SIZE_MAX } from '@fairhall/api/contract/page';
import { z } from 'zod';
import { money } from './base-schemas.ts';
import { eventCalls } from './fixtures.ts';
import { gameServerCalls } from './rounds.ts';

/**
 * The calls of the API to the game server: on behalf of a logged-in player past rounds, their proofs,
 * and the rotation of seeds; for all players the next start of each scheduled game. POST, JSON, signed like the
 * wallet's calls; 403 without a valid signature.
 */

const uid = identifier(64);
const id = identifier(64);

/** An item of a player's past rounds: a round, or a slip of a draw or a match. */
export const pastRound = z.object({
  roundId: z.string(),
  kind: z.enum(['round', 'slip']),
  gameId: z.string(),
  walletType: walletTypeOutput,
  /** The total staked on it so far. */
  stake: money,
  /** `null` until it is settled, and for a refused round. */
  win: money.nullable(),
  /** Why the wallet refused the round after it was dealt; nothing was staked. */
  refusal: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** Whether its seed is public: revealed by a rotation, or every event of the slip that was held is over. */
  isRevealed: z.boolean(),
  /** Whether all events of the slip are void: then nothing was drawn, and no seed is revealed. */
  isCalledOff: z.boolean(),
});
export type PastRound = z.infer<typeof pastRound>;

const provedRound = gameServerCalls.proof.output.extend({
  kind: z.literal('round'),
  walletType: walletTypeOutput,
});

const provedSlip = z.object({
  kind: z.literal('slip'),
  slip: pastRound,
  /** The events of the slip; each has a proof of its own. */
  eventIds: z.array(z.string()),
});

/** The next start of a scheduled game that still sells. */
export const nextStart = z.object({
  gameId: z.string(),
  startsAt: z.iso.datetime(),
  /** The two teams of its first match, the course of a race, none for a draw. */
  participants: z.array(z.string()).max(2),
});
export type NextStart = z.infer<typeof nextStart>;

export const playerHistoryCalls = {
  /** The next start of each scheduled game, the earliest first. */
  nextStarts: {
    path: '/player-history/next-starts',
    input: z.object({}),
    output: z.object({ now: z.iso.datetime(), starts: z.array(nextStart) }),
  },
  /** The player's rounds, newest first, refused ones included. `before`: the last roundId. */
  rounds: {
    path: '/player-history/rounds',
    input: z.object({
      uid,
      gameId: id.optional(),
      before: id.optional(),
      // A page of the API and one more, which shows whether a page follows.
      limit: z
        .int()
        .min(1)
        .max(PAGE_SIZE_MAX + 1),
    }),
    output: z.object({ rounds: z.array(pastRound) }),
  },
  /** One round with the data to replay it. NOT_FOUND for a round of another player. */
  round: {
    path: '/player-history/round',
    input: z.object({ uid, roundId: id }),
    output: z.discriminatedUnion('kind', [provedRound, provedSlip]),
  },
  /** As `eventProof`, with the player's own slips. */
  event: {
    path: '/player-history/event',
    input: z.object({ uid, eventId: id }),
    output: eventCalls.eventProof.output,
  },
  /** As `seedRounds` of the round API. */
  seedRounds: {
    path: '/player-history/seed-rounds',
    input: gameServerCalls.seedRounds.input.extend({ uid }),
    output: gameServerCalls.seedRounds.output,
  },
  /** As `rotate` of the round API; refused with ROUND_OPEN while a round waits for a choice. */
  rotate: {
    path: '/player-history/rotate',
    input: gameServerCalls.rotate.input.extend({ uid }),
    output: gameServerCalls.rotate.output,
  },
} as const;
type PlayerHistoryCall = keyof typeof playerHistoryCalls;
export type PlayerHistoryInput<C extends PlayerHistoryCall> = z.infer<
  (typeof playerHistoryCalls)[C]['input']
>;
export type PlayerHistoryOutput<C extends PlayerHistoryCall> = z.infer<
  (typeof playerHistoryCalls)[C]['output']
>;
