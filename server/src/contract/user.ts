import { z } from 'zod';
import { EMAIL_PATTERN } from './email-pattern.ts';
import { endpoint } from './endpoint.ts';
import { walletTypeInput, walletTypeOutput } from './money.ts';
import { pageOf, pageQuery, timeRange } from './page.ts';

export const PASSWORD_LENGTH_MIN = 8;
export const PASSWORD_LENGTH_MAX = 128;
export const NICK_NAME_LENGTH_MAX = 32;
export const EMAIL_LENGTH_MAX = 254;

/** Emails are trimmed and compared without case. */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(EMAIL_LENGTH_MAX)
  .regex(EMAIL_PATTERN, 'must be an email address');

const password = z.string().min(PASSWORD_LENGTH_MIN).max(PASSWORD_LENGTH_MAX);
const nickName = z.string().trim().min(1).max(NICK_NAME_LENGTH_MAX);
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
  currency: walletTypeOutput,
});
export type UserInfo = z.infer<typeof userInfo>;

export const loginResult = z.object({
  token: z.string(),
  userId: z.string(),
  ...identity,
  expiresAt: z.iso.datetime(),
});
export type LoginResult = z.infer<typeof loginResult>;

export const historyKinds = ['game', 'transaction', 'browse'] as const;
export const historyTypes = ['deposit', 'withdraw', 'bet', 'win'] as const;
export const historyStatuses = ['pending', 'completed', 'failed', 'cancelled'] as const;

export const historyRow = z.object({
  id: z.string(),
  kind: z.enum(historyKinds),
  type: z.enum(historyTypes).nullable(),
  status: z.enum(historyStatuses),
  amount: z.number(),
  walletType: walletTypeOutput.nullable(),
  gameId: z.string().nullable(),
  gameName: z.string().nullable(),
  createTime: z.iso.datetime(),
});
export type HistoryRow = z.infer<typeof historyRow>;

export const user = {
  register: endpoint({
    method: 'POST',
    path: '/user/register',
    access: 'public',
    summary: 'Creates a player; the player then logs in.',
    input: z.object({
      email,
      password,
      nickName,
      currency: walletTypeInput.optional(),
      phone: z.string().trim().max(32).optional(),
      address: z.string().trim().max(200).optional(),
      country: z.string().trim().max(64).optional(),
      empInviteCode: z.string().trim().max(64).optional(),
    }),
    output: z.object({ userId: z.string() }),
    refusals: ['UNKNOWN_CURRENCY', 'EMAIL_TAKEN'],
  }),
  login: endpoint({
    method: 'POST',
    path: '/user/login',
    access: 'public',
    summary: 'Opens a session and ends the one before it, wherever that was.',
    input: z.object({
      email,
      // A login accepts any password of plausible length: a rule that changed since must not lock out.
      password: z.string().min(1).max(PASSWORD_LENGTH_MAX),
      remember: z.boolean().default(false),
    }),
    output: loginResult,
    refusals: ['INVALID_CREDENTIALS', 'ACCOUNT_BLOCKED'],
  }),
  info: endpoint({
    method: 'GET',
    path: '/user/info',
    access: 'session',
    summary: 'The player, with the balances of the player’s currency.',
    input: z.object({}),
    output: userInfo,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/user/logout',
    access: 'public',
    summary: 'Ends the session, if there is one.',
    input: z.object({}),
    output: z.null(),
  }),
  history: endpoint({
    method: 'GET',
    path: '/user/history',
    access: 'session',
    summary: 'Game rounds, money movements or visited games of the player, newest first.',
    input: z.object({
      kind: z.enum(historyKinds).default('game'),
      walletType: walletTypeInput.optional(),
      type: z.enum(historyTypes).optional(),
      status: z.enum(historyStatuses).optional(),
      ...pageQuery,
      ...timeRange,
    }),
    output: pageOf(historyRow),
    refusals: ['UNKNOWN_CURRENCY'],
  }),
};
