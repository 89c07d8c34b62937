import { identifier } from '@fairhall/api/contract/identifier';
import { walletTypeOutput } from '@fairhall/api/contract/money-fields';
import { z } from 'zod';
import { gameServerCalls } from './contract.ts';
import { money } from './contract-facts.ts';
import { eventCalls } from './contract-fixtures.ts';

/**
 * What the casino asks of the game server in the name of a player who is logged in there: past
 * rounds, what proves them, and the change of seeds. POST, JSON, signed as the wallet's calls are;
 * 403 without a genuine signature.
 */

const uid = identifier(64);
const id = identifier(64);

/** One line of a player's past rounds; a slip of a draw or a match is one as well. */
export const pastRound = z.object({
  roundId: z.string(),
  kind: z.enum(['round', 'slip']),
  gameId: z.string(),
  walletType: walletTypeOutput,
  /** Everything staked on it so far. */
  stake: money,
  /** `null` until it is settled. */
  win: money.nullable(),
  createdAt: z.iso.datetime(),
  /** Whether its seed can be had: rotated away, or every event of the slip that was held is over. */
  isRevealed: z.boolean(),
  /** Whether no event of the slip was held: then nothing was drawn, and no seed is revealed. */
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
  /** What it was bought for; each has a proof of its own. */
  eventIds: z.array(z.string()),
});

export const playerHistoryCalls = {
  /** What the player staked on, newest first; refused bets are left out. `before`: the last roundId. */
  rounds: {
    path: '/player-history/rounds',
    input: z.object({
      uid,
      gameId: id.optional(),
      before: id.optional(),
      limit: z.int().min(1).max(100),
    }),
    output: z.object({ rounds: z.array(pastRound) }),
  },
  /** One of them with everything that it takes to deal it again. 404 for somebody else's. */
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
  /** As `rotate` of the round API; refused with 1207 while a round waits for a choice. */
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
