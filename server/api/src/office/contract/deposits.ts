import { z } from 'zod';
import { int4 } from '../../contract/field-types.ts';
import { identifier } from '../../contract/identifier.ts';
import { pageOf, pageQuery, timeRange } from '../../contract/page.ts';
import {
  amountUsd,
  ledgerEntry,
  moment,
  playerRef,
  providerEvent,
  search,
  sort,
  uid,
  walletType,
  walletTypeQuery,
} from './fields.ts';
import { staffEndpoint } from './office-endpoint.ts';

const outTradeNo = identifier(64).describe('The number of a deposit.');

export const officeDeposit = z.object({
  outTradeNo: z.string(),
  platOrderNum: z.string().nullable(),
  walletType,
  amount: z.number(),
  amountUsd,
  actualAmount: z.number(),
  fee: z.number(),
  bonusAmount: z.number(),
  status: z.int().describe('1 pending, 2 paid, 3 failed, 4 cancelled.'),
  paymentChannel: z.string(),
  remark: z.string(),
  expiresAt: moment,
  createdAt: moment,
  updatedAt: moment,
});
export type OfficeDeposit = z.infer<typeof officeDeposit>;

const row = z.object({ order: officeDeposit, player: playerRef });

/** What the payments provider has of an order. */
const providerState = z.object({
  checkedAt: moment,
  found: z.boolean(),
  status: z
    .string()
    .nullable()
    .describe('paid, pending or ended; `null` when it is not known there.'),
  amount: z.string().nullable(),
  walletType: z.string().nullable(),
  agrees: z.boolean().describe('Whether it is the state that is stored here now.'),
});

export const deposits = {
  list: staffEndpoint({
    method: 'GET',
    path: '/deposits',
    permission: 'read',
    summary: 'Deposits of all players, the newest first.',
    input: z.object({
      status: z.coerce
        .number<number>()
        .pipe(int4())
        .optional()
        .describe('1 pending, 2 paid, 3 failed, 4 cancelled.'),
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
    path: '/deposits/{outTradeNo}',
    permission: 'read',
    summary: 'A deposit with the provider’s events and their outcomes, and its entries.',
    input: z.object({ outTradeNo }),
    output: z.object({
      order: officeDeposit,
      player: playerRef,
      events: z.array(providerEvent),
      entries: z.array(ledgerEntry),
    }),
    notFound: true,
  }),
  compare: staffEndpoint({
    method: 'POST',
    path: '/deposits/{outTradeNo}/compare',
    permission: 'payments',
    summary:
      'Requests the state of a deposit from the payments provider. One that was paid there is credited ' +
      'here, once, as by its event.',
    input: z.object({ outTradeNo }),
    output: z.object({ provider: providerState, order: officeDeposit }),
    refusals: ['PAYMENT_UNAVAILABLE'],
    notFound: true,
  }),
};
