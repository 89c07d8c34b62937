import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { identifier } from './identifier.ts';
import { decimalAmount, walletTypeOutput } from './money-fields.ts';

/** Launch tokens, transaction and round ids are the parties' own texts: bounded, never parsed. */
const id = identifier(100);
const token = z.string().min(1).max(200);

const movement = z.object({
  balance: z.number(),
  replayed: z
    .boolean()
    .describe('True when this transactionId was applied before and nothing moved now.'),
});

/**
 * What has become of a launch: play goes on; its time is up; a login on another device ended it; or
 * it ended otherwise, as by a logout or a new password.
 */
export const launchStates = ['ALIVE', 'EXPIRED', 'KICKED_OUT', 'ENDED'] as const;
export type LaunchState = (typeof launchStates)[number];

/** The seamless wallet that a games provider calls, signed with its secret. */
export const provider = {
  authenticate: endpoint({
    method: 'POST',
    path: '/provider/authenticate',
    access: 'provider',
    summary: 'Who a launch token stands for.',
    input: z.object({ token }),
    output: z.object({
      uid: z.string(),
      nickName: z.string(),
      walletType: walletTypeOutput,
      balance: z.number(),
      lang: z.string(),
      gameId: z.string(),
    }),
    refusals: ['INVALID_LAUNCH_TOKEN'],
  }),
  balance: endpoint({
    method: 'POST',
    path: '/provider/balance',
    access: 'provider',
    summary: 'The available balance of the token’s wallet.',
    input: z.object({ token }),
    output: z.object({ balance: z.number() }),
    refusals: ['INVALID_LAUNCH_TOKEN'],
  }),
  launchState: endpoint({
    method: 'POST',
    path: '/provider/launch-state',
    access: 'provider',
    summary: 'Why a launch token is refused, so that the game can tell the player.',
    input: z.object({ token }),
    output: z.object({ state: z.enum(launchStates) }),
    refusals: ['INVALID_LAUNCH_TOKEN'],
  }),
  bet: endpoint({
    method: 'POST',
    path: '/provider/bet',
    access: 'provider',
    summary: 'Takes a stake; idempotent by transactionId.',
    input: z.object({
      token,
      transactionId: id,
      roundId: id,
      gameId: id,
      amount: decimalAmount,
    }),
    output: movement,
    refusals: [
      'INVALID_LAUNCH_TOKEN',
      'ACCOUNT_BLOCKED',
      'AMOUNT_OUT_OF_RANGE',
      'IDEMPOTENCY_CONFLICT',
      'ROLLED_BACK',
      'ROUND_CLOSED',
      'INSUFFICIENT_BALANCE',
    ],
  }),
  win: endpoint({
    method: 'POST',
    path: '/provider/win',
    access: 'provider',
    summary: 'Pays a win of a bet, zero allowed; works when the launch token has expired.',
    input: z.object({
      transactionId: id,
      betTransactionId: id,
      roundId: id,
      amount: decimalAmount,
      finished: z.boolean(),
    }),
    output: movement,
    refusals: [
      'UNKNOWN_BET',
      'ROLLED_BACK',
      'ROUND_CLOSED',
      'IDEMPOTENCY_CONFLICT',
      'AMOUNT_OUT_OF_RANGE',
    ],
  }),
  play: endpoint({
    method: 'POST',
    path: '/provider/play',
    access: 'provider',
    summary: 'A bet and its win in one atomic step, for rounds that end at once.',
    input: z.object({
      token,
      transactionId: id,
      roundId: id,
      gameId: id,
      amount: decimalAmount,
      winAmount: decimalAmount,
    }),
    output: movement,
    refusals: [
      'INVALID_LAUNCH_TOKEN',
      'ACCOUNT_BLOCKED',
      'AMOUNT_OUT_OF_RANGE',
      'IDEMPOTENCY_CONFLICT',
      'ROLLED_BACK',
      'ROUND_CLOSED',
      'INSUFFICIENT_BALANCE',
    ],
  }),
  rollback: endpoint({
    method: 'POST',
    path: '/provider/rollback',
    access: 'provider',
    summary: 'Takes a bet back; of an unknown bet it leaves a tombstone and `balance` is null.',
    input: z.object({ transactionId: id, betTransactionId: id }),
    output: z.object({ balance: z.number().nullable(), replayed: z.boolean() }),
    refusals: ['ROUND_CLOSED', 'IDEMPOTENCY_CONFLICT'],
  }),
};
