import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { identifier } from './identifier.ts';
import { decimalAmount, walletTypeOutput } from './money-fields.ts';

/** Transaction and round ids are opaque: their length is limited, they are never parsed. */
const id = identifier(100);
/** Also long enough for a token of free play, which no call here accepts. */
const token = identifier(500);

/** With it a call names its player, by whom a casino of many databases would find the bet. */
const betPlayer = identifier(64)
  .optional()
  .describe('The player of the bet; a bet of another player is refused as unknown.');

const movement = z.object({
  balance: z.number(),
  replayed: z
    .boolean()
    .describe('True when this transactionId was applied before; this call moved no money.'),
});

/**
 * The state of a launch: active; expired; ended by a login on another device; or ended otherwise, such
 * as by a logout or a new password.
 */
export const launchStates = ['ALIVE', 'EXPIRED', 'KICKED_OUT', 'ENDED'] as const;
export type LaunchState = (typeof launchStates)[number];

/** The rules of the player's market for one game and wallet; the wallet enforces stake, gap and end. */
export const launchRules = z.object({
  autoplay: z.boolean().describe('Whether the game may play on by itself.'),
  stakeRaises: z
    .boolean()
    .describe('Whether a game that plays on by itself may raise the stake after a loss or a win.'),
  quickPlay: z.boolean().describe('Whether the player may shorten the way to a result.'),
  roundGapMs: z
    .int()
    .min(0)
    .describe('Least time between the stakes of two rounds, over all games; 0 for none.'),
  stakeMax: z.number().nullable().describe('The most of a round, in major units.'),
  idleEndMs: z.int().nullable().describe('The launch expires after this time without a stake.'),
});
export type LaunchRules = z.output<typeof launchRules>;

/** Of a call that stakes, in the order of its checks. */
const stakeRefusals = [
  'INVALID_LAUNCH_TOKEN',
  'GAME_UNAVAILABLE',
  'ACCOUNT_BLOCKED',
  'REALITY_CHECK_DUE',
  'AMOUNT_OUT_OF_RANGE',
  'IDEMPOTENCY_CONFLICT',
  'ROLLED_BACK',
  'ROUND_CLOSED',
  'TOO_SOON',
  'LIMIT_REACHED',
  'INSUFFICIENT_BALANCE',
] as const;

/**
 * The seamless wallet for games providers. Calls are signed with the provider's secret and name it in
 * `X-Provider`; without this header the caller is our own game server.
 */
export const provider = {
  authenticate: endpoint({
    method: 'POST',
    path: '/provider/authenticate',
    access: 'provider',
    summary: 'The player, the wallet and the game of a launch token.',
    input: z.object({ token }),
    output: z.object({
      uid: z.string(),
      nickName: z.string(),
      walletType: walletTypeOutput,
      balance: z.number(),
      lang: z.string(),
      gameId: z.string(),
      rules: launchRules,
    }),
    refusals: ['INVALID_LAUNCH_TOKEN', 'GAME_UNAVAILABLE'],
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
  session: endpoint({
    method: 'POST',
    path: '/provider/session',
    access: 'provider',
    summary: 'The login of a launch token: its duration and its net result in the token’s wallet.',
    input: z.object({ token }),
    output: z.object({
      durationMs: z.int().min(0).describe('Milliseconds since the login.'),
      net: z.number().describe('Wins less stakes of all games since the login, from the ledger.'),
    }),
    refusals: ['INVALID_LAUNCH_TOKEN'],
  }),
  launchState: endpoint({
    method: 'POST',
    path: '/provider/launch-state',
    access: 'provider',
    summary: 'The state of a launch token, so that the game can show why it was refused.',
    input: z.object({ token }),
    output: z.object({ state: z.enum(launchStates) }),
    refusals: ['INVALID_LAUNCH_TOKEN'],
  }),
  bet: endpoint({
    method: 'POST',
    path: '/provider/bet',
    access: 'provider',
    summary: 'Debits a stake; idempotent by transactionId.',
    input: z.object({
      token,
      transactionId: id,
      roundId: id,
      gameId: id,
      amount: decimalAmount,
    }),
    output: movement,
    refusals: stakeRefusals,
  }),
  win: endpoint({
    method: 'POST',
    path: '/provider/win',
    access: 'provider',
    summary: 'Credits the win of a bet, possibly zero; also after the launch token has expired.',
    input: z.object({
      uid: betPlayer,
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
    summary: 'A bet and its win in one atomic call, for rounds of one step.',
    input: z.object({
      token,
      transactionId: id,
      roundId: id,
      gameId: id,
      amount: decimalAmount,
      winAmount: decimalAmount,
    }),
    output: movement,
    refusals: stakeRefusals,
  }),
  rollback: endpoint({
    method: 'POST',
    path: '/provider/rollback',
    access: 'provider',
    summary: 'Rolls a bet back; for an unknown bet it stores a tombstone and `balance` is null.',
    input: z.object({ uid: betPlayer, transactionId: id, betTransactionId: id }),
    output: z.object({ balance: z.number().nullable(), replayed: z.boolean() }),
    refusals: ['UNKNOWN_BET', 'ROUND_CLOSED', 'IDEMPOTENCY_CONFLICT'],
  }),
};
