import { z } from 'zod';
import { identifier } from '../../contract/identifier.ts';
import { pageOf, pageQuery, timeRange } from '../../contract/page.ts';
import {
  amountUsd,
  ledgerEntry,
  longText,
  moment,
  playerRef,
  providerEvent,
  search,
  sort,
  staffRef,
  uid,
  version,
  walletType,
  walletTypeQuery,
} from './fields.ts';
import { staffEndpoint } from './office-endpoint.ts';

/** Why a withdrawal is flagged, computed at its request. */
export const reviewFlags = [
  'large',
  'noPlay',
  'sharedAccount',
  'newAccount',
  'newPassword',
  'excluded',
] as const;
export type ReviewFlag = (typeof reviewFlags)[number];

/** `none`: paid out without a decision. */
export const reviewStates = ['none', 'waiting', 'approved', 'rejected'] as const;
export type ReviewState = (typeof reviewStates)[number];

export const rejectReasons = ['account', 'identity', 'bonusTerms', 'other'] as const;
export type RejectReason = (typeof rejectReasons)[number];

/** `open`: neither paid nor returned. */
export const withdrawalStates = ['waiting', 'open', 'done', 'all'] as const;

const orderNum = identifier(64).describe('The number of a withdrawal.');

export const officeWithdrawal = z.object({
  orderNum: z.string(),
  platOrderNum: z.string().nullable(),
  walletType,
  amount: z.number(),
  amountUsd,
  actualAmount: z.number(),
  status: z.int().describe('0 pending, 1 processing, 5 at the bank, 2 successful, 4 failed.'),
  bankCode: z.string(),
  bankName: z.string(),
  account: z.string().describe('Masked.'),
  remark: z.string(),
  reviewState: z.enum(reviewStates),
  reviewedBy: staffRef.nullable(),
  reviewedAt: moment.nullable(),
  version: z.int(),
  createdAt: moment,
  updatedAt: moment,
});
export type OfficeWithdrawal = z.infer<typeof officeWithdrawal>;

const row = z.object({
  order: officeWithdrawal,
  player: playerRef,
  flags: z.array(z.enum(reviewFlags)),
  ageS: z.int().nonnegative().describe('Seconds since the request.'),
  reviewState: z.enum(reviewStates),
});
export type WithdrawalRow = z.infer<typeof row>;

const counted = z.object({ count: z.int().nonnegative(), amountUsd });

/** What staff see of the player before a decision. */
const facts = z.object({
  joinedAt: moment,
  selfExcludedUntil: moment.nullable(),
  passwordChangedAt: moment.nullable(),
  deposits: counted,
  withdrawals: counted.describe('Those paid out before.'),
  lastDepositAt: moment.nullable(),
  lastWithdrawalAt: moment.nullable().describe('When the last payout was successful.'),
  stakedSinceUsd: amountUsd.describe('Stakes since that payout (≈ USD).'),
  stakedSinceDepositUsd: amountUsd.describe('Stakes since the last deposit (≈ USD).'),
  moneyFrom: z
    .object({
      deposits: amountUsd,
      rewards: amountUsd.describe('Bonuses and rewards.'),
      play: amountUsd.describe('Wins less stakes; may be below zero.'),
      other: amountUsd.describe('Adjustments, fees and opening balances; may be below zero.'),
    })
    .describe('What changed the player’s money since that payout (≈ USD).'),
  accountsUsed: z.int().nonnegative().describe('Different accounts of the player’s withdrawals.'),
  sharedWith: z
    .array(z.object({ uid: z.string(), nickName: z.string(), paidAt: moment.nullable() }))
    .max(10)
    .describe('Other players with withdrawals to this account, and when it was last paid.'),
  devices: z
    .array(z.object({ at: moment, device: z.string(), network: z.enum(['known', 'new']) }))
    .max(10)
    .describe('The last logins, the newest first.'),
});
export type WithdrawalFacts = z.infer<typeof facts>;

export const timelineKinds = [
  'requested',
  'flagged',
  'approved',
  'rejected',
  'processing',
  'atBank',
  'paid',
  'returned',
] as const;

const detail = z.object({
  order: officeWithdrawal,
  player: playerRef,
  flags: z.array(z.enum(reviewFlags)),
  ageS: z.int().nonnegative(),
  facts,
  timeline: z.array(
    z.object({
      at: moment,
      kind: z.enum(timelineKinds),
      by: staffRef.nullable(),
      text: z.string().describe('The note of a decision; may be empty.'),
    }),
  ),
  events: z.array(providerEvent),
  entries: z.array(ledgerEntry),
});
export type WithdrawalDetail = z.infer<typeof detail>;

export const withdrawals = {
  list: staffEndpoint({
    method: 'GET',
    path: '/withdrawals',
    permission: 'read',
    summary:
      'Withdrawals of all players: those that wait the oldest first, all others the newest first.',
    input: z.object({
      state: z.enum(withdrawalStates).default('waiting').describe('waiting, open, done or all.'),
      walletType: walletTypeQuery,
      uid: uid.optional().describe('Only those of this player.'),
      q: search,
      sort,
      ...pageQuery,
      ...timeRange,
    }),
    output: pageOf(row),
    refusals: ['UNKNOWN_CURRENCY'],
  }),
  get: staffEndpoint({
    method: 'GET',
    path: '/withdrawals/{orderNum}',
    permission: 'read',
    summary: 'A withdrawal with the facts for a decision, its timeline and its entries.',
    input: z.object({ orderNum }),
    output: detail,
    notFound: true,
  }),
  approve: staffEndpoint({
    method: 'POST',
    path: '/withdrawals/{orderNum}/approve',
    permission: 'payments',
    summary: 'Lets a waiting withdrawal be paid out.',
    input: z.object({ orderNum, note: longText(0, 500).default(''), version }),
    output: officeWithdrawal,
    refusals: ['WRONG_STATE', 'STALE_VERSION', 'ACCOUNT_TOO_NEW'],
    notFound: true,
  }),
  reject: staffEndpoint({
    method: 'POST',
    path: '/withdrawals/{orderNum}/reject',
    permission: 'payments',
    summary: 'Returns the money of a waiting withdrawal to the player, who is notified.',
    input: z.object({
      orderNum,
      reason: z.enum(rejectReasons),
      note: longText(1, 500).describe('For the log; the player does not see it.'),
      version,
    }),
    output: officeWithdrawal,
    refusals: ['WRONG_STATE', 'STALE_VERSION'],
    notFound: true,
  }),
};
