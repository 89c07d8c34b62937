import { z } from 'zod';
import { AVATAR_TEXT_MAX } from './avatar.ts';
import { endpoint } from './endpoint.ts';
import { line } from './field-types.ts';
import { identifier } from './identifier.ts';
import { markets } from './markets.ts';
import { walletTypeInput, walletTypeOutput } from './money-fields.ts';
import { pageOf, pageQuery, queryFlag, timeRange } from './page.ts';
import {
  currentPassword,
  email,
  inviteCode,
  newPassword,
  nickName,
  optionalDetails,
} from './player-fields.ts';

const nullableText = z.string().nullable();

const identity = {
  nickName: z.string(),
  email: z.string(),
  phone: nullableText,
  address: nullableText,
  country: nullableText,
  userRole: z.string(),
};

export const userInfo = z.object({
  uid: z.string(),
  ...identity,
  avatar: nullableText,
  balance: z.number(),
  walletBalance: z.number(),
  frozenBalance: z.number(),
  totalDeposit: z.number(),
  totalWithdraw: z.number(),
  netDeposit: z.number().describe('Deposited less withdrawn; below zero for a net gain.'),
  currency: walletTypeOutput,
  lastLoginAt: z.iso.datetime().nullable().describe('The login before this one; null without one.'),
  market: z.enum(markets).describe('Whose rules hold for the player.'),
  hasOffers: z
    .boolean()
    .describe(
      'Whether the player may have advantages now, such as a match of the first deposit: the market allows them, and there is no break.',
    ),
  timeOutUntil: z.iso
    .datetime()
    .nullable()
    .describe('No play and no deposit before; null without.'),
});
export type UserInfo = z.infer<typeof userInfo>;

export const loginResult = z.object({
  token: z.string(),
  userId: z.string(),
  ...identity,
  currency: walletTypeOutput.describe('Of the account: the wallet that a new browser selects.'),
  expiresAt: z.iso.datetime(),
});
export type LoginResult = z.infer<typeof loginResult>;

export const historyKinds = ['game', 'transaction', 'adjustment', 'browse'] as const;
export const historyTypes = ['deposit', 'withdraw', 'bet', 'win', 'adjustment', 'reward'] as const;
export const historyStatuses = ['pending', 'completed', 'failed', 'cancelled'] as const;

export const historyRow = z.object({
  id: z.string(),
  kind: z.enum(historyKinds),
  type: z.enum(historyTypes).nullable(),
  status: z.enum(historyStatuses),
  amount: z.number().describe('Below zero only where an adjustment took money.'),
  winAmount: z.number().optional().describe('The wins of a round so far; only with `byRound`.'),
  reason: z.string().optional().describe('Why staff made an adjustment; only of such a row.'),
  walletType: walletTypeOutput.nullable(),
  gameId: z.string().nullable(),
  gameName: z.string().nullable(),
  roundId: z
    .string()
    .nullable()
    .describe('The round of a game movement, if the game server can prove it.'),
  createTime: z.iso.datetime(),
});
export type HistoryRow = z.infer<typeof historyRow>;

export const historyTotal = z.object({
  walletType: walletTypeOutput,
  out: z.number().describe('Stakes without rolled-back ones, or withdrawals.'),
  in: z.number().describe('Wins, or deposits.'),
  net: z.number().describe('`in` less `out`.'),
});
export type HistoryTotal = z.infer<typeof historyTotal>;

export const user = {
  register: endpoint({
    method: 'POST',
    path: '/user/register',
    access: 'public',
    audited: true,
    summary: 'Creates a player; the player then logs in.',
    input: z.object({
      email,
      password: newPassword,
      nickName,
      currency: walletTypeInput.optional(),
      phone: z.optional(optionalDetails.phone),
      address: z.optional(optionalDetails.address),
      country: z.optional(optionalDetails.country),
      empInviteCode: z.optional(inviteCode),
    }),
    output: z.object({ userId: z.string() }),
    refusals: ['UNKNOWN_CURRENCY', 'EMAIL_TAKEN'],
  }),
  login: endpoint({
    method: 'POST',
    path: '/user/login',
    access: 'public',
    audited: true,
    summary: 'Opens a session and ends the previous one, on any device.',
    input: z.object({
      email,
      password: currentPassword,
      remember: z.boolean().default(false),
    }),
    output: loginResult,
    refusals: ['INVALID_CREDENTIALS', 'SECOND_FACTOR_REQUIRED', 'ACCOUNT_BLOCKED'],
  }),
  info: endpoint({
    method: 'GET',
    path: '/user/info',
    access: 'session',
    summary: 'The player and the balances in the player’s currency.',
    input: z.object({}),
    output: userInfo,
  }),
  refreshToken: endpoint({
    method: 'POST',
    path: '/user/refreshToken',
    access: 'session',
    audited: true,
    summary:
      'Renews the token of this session. The old token remains valid for 10 s, in which renewing with ' +
      'it again returns the same new token; later that ends the session.',
    input: z.object({}),
    output: z.object({ token: z.string(), expiresAt: z.iso.datetime() }),
    refusals: ['ACCOUNT_BLOCKED'],
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/user/changePassword',
    access: 'session',
    audited: true,
    summary: 'Sets a new password. This session continues; launch and reset tokens are revoked.',
    input: z.object({ oldPassword: currentPassword, newPassword }),
    output: z.null(),
    refusals: ['FRESH_LOGIN_REQUIRED', 'WRONG_CURRENT_PASSWORD', 'SAME_PASSWORD'],
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/user/forgotPassword',
    access: 'public',
    audited: true,
    summary:
      'Mails a link that is valid for 30 minutes and one new password. The response is the same ' +
      'for an unknown email.',
    input: z.object({ email }),
    output: z.null(),
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/user/resetPassword',
    access: 'public',
    audited: true,
    summary: 'Sets a new password with the token of the mailed link and ends all sessions.',
    input: z.object({ token: identifier(200), newPassword }),
    output: z.null(),
    refusals: ['RESET_TOKEN_INVALID'],
  }),
  updateProfile: endpoint({
    method: 'PUT',
    path: '/user/profile',
    access: 'session',
    audited: true,
    bodyBytesMax: 98_304,
    summary:
      'Changes the given fields only. The avatar is a key of the built-in set or a PNG, JPEG or ' +
      'WebP as a data URL of at most 64 KB; null removes a detail.',
    input: z.object({
      nickName: z.optional(nickName),
      phone: z.nullish(optionalDetails.phone),
      address: z.nullish(optionalDetails.address),
      country: z.nullish(optionalDetails.country),
      avatar: line().max(AVATAR_TEXT_MAX).nullable().optional(),
      currency: walletTypeInput.optional(),
    }),
    output: userInfo,
    refusals: ['UNKNOWN_CURRENCY'],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/user/logout',
    access: 'public',
    audited: true,
    summary: 'Ends the session, if there is one.',
    input: z.object({}),
    output: z.null(),
  }),
  history: endpoint({
    method: 'GET',
    path: '/user/history',
    access: 'session',
    summary:
      'The player’s game rounds, deposits and withdrawals, adjustments and rewards, or visited games; ' +
      'newest first.',
    input: z.object({
      kind: z.enum(historyKinds).default('game').describe('The kind of rows.'),
      byRound: queryFlag
        .default(false)
        .describe(
          'One row of the type `bet` for each game round, with its stakes and wins; type and status ' +
            'are not filtered.',
        ),
      walletType: walletTypeInput.optional(),
      type: z.enum(historyTypes).optional().describe('Only rows of this type.'),
      status: z.enum(historyStatuses).optional().describe('Only rows in this status.'),
      ...pageQuery,
      ...timeRange,
    }),
    output: pageOf(historyRow),
    refusals: ['UNKNOWN_CURRENCY'],
  }),
  historyTotals: endpoint({
    method: 'GET',
    path: '/user/history/totals',
    access: 'session',
    summary: 'The sums of the player’s rounds or completed money movements, for each wallet.',
    input: z.object({
      kind: z.enum(['game', 'transaction']).default('game').describe('The kind of rows.'),
      walletType: walletTypeInput.optional(),
      ...timeRange,
    }),
    output: z.array(historyTotal),
    refusals: ['UNKNOWN_CURRENCY'],
  }),
  clearHistory: endpoint({
    method: 'DELETE',
    path: '/user/history',
    access: 'session',
    audited: true,
    summary: 'Hides the player’s rows of one kind; no money record is deleted.',
    input: z.object({ kind: z.enum(['game', 'browse']).describe('The kind of rows.') }),
    output: z.null(),
  }),
};
