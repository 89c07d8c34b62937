import { z } from 'zod';
import { languages } from '../../contract/enums.ts';
import { markets } from '../../contract/markets.ts';
import { limitKinds, limitPeriods } from '../../contract/safer-play.ts';
import { amountUsd, moment, staffRef, walletType } from './fields.ts';

/** `timeOut` and `excluded` hold now. */
export const playerStates = ['open', 'timeOut', 'excluded'] as const;
export type PlayerState = (typeof playerStates)[number];

/** A detail of a player that is masked until it is revealed. */
export const revealedFields = ['email', 'phone', 'address', 'account'] as const;
export type RevealedField = (typeof revealedFields)[number];

const masked = z.string().nullable().describe('Masked; `null` without one.');

export const playerRow = z.object({
  uid: z.string(),
  nickName: z.string(),
  email: z.string().describe('Masked.'),
  market: z.enum(markets),
  state: z.enum(playerStates),
  balanceUsd: amountUsd,
  joinedAt: moment,
  lastPlayedAt: moment.nullable(),
});
export type PlayerRow = z.infer<typeof playerRow>;

export const player = z.object({
  uid: z.string(),
  nickName: z.string(),
  email: z.string().describe('Masked.'),
  phone: masked,
  address: masked,
  country: z.string().nullable(),
  currency: walletType,
  language: z.enum(languages),
  market: z.enum(markets),
  state: z.enum(playerStates),
  timeOutUntil: moment.nullable(),
  selfExcludedUntil: moment.nullable(),
  inviteCode: z.string().nullable(),
  joinedAt: moment,
  lastLoginAt: moment.nullable(),
  lastPlayedAt: moment.nullable(),
  hasSecondFactor: z.boolean(),
  passkeys: z.int().nonnegative(),
  balances: z.array(
    z.object({ walletType, available: z.number(), frozen: z.number(), availableUsd: amountUsd }),
  ),
  totals: z.object({
    depositsUsd: amountUsd,
    withdrawalsUsd: amountUsd,
    stakesUsd: amountUsd,
    winsUsd: amountUsd,
    bonusesUsd: amountUsd,
  }),
  accounts: z
    .array(z.object({ orderNum: z.string(), bankName: z.string(), account: z.string() }))
    .max(20)
    .describe('The accounts of the withdrawals, masked, with the order of their last use.'),
  openWithdrawals: z.int().nonnegative(),
  notes: z
    .array(z.object({ id: z.string(), text: z.string(), by: staffRef, createdAt: moment }))
    .max(100)
    .describe('The newest first.'),
});
export type OfficePlayer = z.infer<typeof player>;

export const round = z.object({
  entryId: z.string(),
  roundId: z.string().nullable(),
  gameId: z.string(),
  gameName: z.string(),
  walletType,
  stake: z.number(),
  win: z.number(),
  createdAt: moment,
  verifyUrl: z
    .string()
    .nullable()
    .describe('Where the player can verify the round; `null` without proof.'),
  replayUrl: z
    .string()
    .nullable()
    .describe('The public page that plays the round again; `null` for a game without replays.'),
  isOwn: z.boolean().describe('Whether our own game server dealt it, and thus has its record.'),
});

export const limitRow = z.object({
  kind: z.enum(limitKinds),
  period: z.enum(limitPeriods),
  amount: z.number().nullable().describe('`null` once it was removed; of time in minutes.'),
  walletType: walletType.nullable().describe('`null` for time.'),
  setAt: moment,
  pending: z
    .object({ amount: z.number().nullable(), requestedAt: moment })
    .nullable()
    .describe('A raise or a removal that waits for its confirmation.'),
});

export const limitChange = z.object({
  id: z.string(),
  kind: z.enum(limitKinds),
  period: z.enum(limitPeriods),
  action: z.string().describe('set, request, confirm, cancel or lapse.'),
  from: z.number().nullable(),
  to: z.number().nullable(),
  walletType: walletType.nullable(),
  by: z.string().describe('player, staff or system.'),
  at: moment,
});

export const sessionRow = z.object({
  id: z.string(),
  at: moment,
  device: z.string(),
  network: z.enum(['known', 'new']),
  expiresAt: moment,
  endedAt: moment.nullable(),
  endReason: z.string().nullable(),
});

export const note = z.object({ id: z.string(), text: z.string(), by: staffRef, createdAt: moment });
