import { z } from 'zod';
import { identifier } from '../../contract/identifier.ts';
import { decimalAmount, walletTypeInput } from '../../contract/money-fields.ts';
import { pageOf, pageQuery } from '../../contract/page.ts';
import { ADJUSTMENT_ALONE_USD_MAX } from './alone-limits.ts';
import {
  amountUsd,
  longText,
  moment,
  playerRef,
  search,
  sort,
  staffRef,
  uid,
  walletType,
} from './fields.ts';
import { staffEndpoint } from './office-endpoint.ts';

export const adjustmentStates = ['waiting', 'applied', 'rejected'] as const;
export type AdjustmentState = (typeof adjustmentStates)[number];

const id = identifier(64).describe('The id of an adjustment.');
const note = longText(0, 500).default('');

export const adjustment = z.object({
  id: z.string(),
  player: playerRef,
  walletType,
  amount: z.number().describe('Below zero takes money from the player.'),
  amountUsd,
  reason: z.string(),
  state: z.enum(adjustmentStates),
  requestedBy: staffRef,
  requestedAt: moment,
  reviewedBy: staffRef.nullable(),
  reviewedAt: moment.nullable(),
  reviewNote: z.string(),
});
export type AdjustmentView = z.infer<typeof adjustment>;

export const adjustments = {
  list: staffEndpoint({
    method: 'GET',
    path: '/adjustments',
    permission: 'read',
    summary: 'Adjustments, the newest first.',
    input: z.object({
      state: z.enum(adjustmentStates).optional().describe('waiting, applied or rejected.'),
      uid: uid.optional().describe('Only those of this player.'),
      q: search,
      sort,
      ...pageQuery,
    }),
    output: pageOf(adjustment),
  }),
  create: staffEndpoint({
    method: 'POST',
    path: '/adjustments',
    permission: 'payments',
    summary:
      'Corrects a balance. Above ' +
      `${ADJUSTMENT_ALONE_USD_MAX.player} USD by the reference rates for the player in 24 hours, or ` +
      `${ADJUSTMENT_ALONE_USD_MAX.staff} USD by the member of staff, it needs the permission \`manage\` ` +
      'and waits for a second person.',
    input: z.object({
      uid,
      walletType: walletTypeInput,
      money: decimalAmount.describe('Decimal string of major units; below zero takes money.'),
      reason: longText(10, 500).describe('The player sees it.'),
    }),
    output: adjustment,
    refusals: [
      'UNKNOWN_CURRENCY',
      'AMOUNT_OUT_OF_RANGE',
      'IDEMPOTENCY_CONFLICT',
      'INSUFFICIENT_BALANCE',
    ],
    notFound: true,
  }),
  approve: staffEndpoint({
    method: 'POST',
    path: '/adjustments/{id}/approve',
    permission: 'manage',
    summary: 'Applies the adjustment that another member of staff requested.',
    input: z.object({ id, note }),
    output: adjustment,
    refusals: ['WRONG_STATE', 'SECOND_PERSON_NEEDED', 'ACCOUNT_TOO_NEW', 'INSUFFICIENT_BALANCE'],
    notFound: true,
  }),
  reject: staffEndpoint({
    method: 'POST',
    path: '/adjustments/{id}/reject',
    permission: 'manage',
    summary: 'Ends a waiting adjustment without moving money.',
    input: z.object({ id, note }),
    output: adjustment,
    refusals: ['WRONG_STATE', 'SECOND_PERSON_NEEDED'],
    notFound: true,
  }),
};
