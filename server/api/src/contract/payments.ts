import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instant, int4, line, wholeText } from './field-types.ts';
import { identifier } from './identifier.ts';
import { DEFAULT_CURRENCY } from './money.ts';
import { decimalAmount, walletTypeInput, walletTypeOutput, wholeAmount } from './money-fields.ts';
import { pageBody, pageOf, timeRange } from './page.ts';

const inReview = z
  .boolean()
  .describe(
    'Whether it is a withdrawal that waits for a decision of staff; with its reason in `remark`.',
  );

export const transaction = z.object({
  transactionId: z.string(),
  externalOrderId: z.string(),
  platformOrderId: z.string().nullable(),
  type: z.enum(['deposit', 'withdraw']),
  walletType: walletTypeOutput,
  amount: z.number(),
  actualAmount: z.number(),
  fee: z.number(),
  bonusAmount: z.number(),
  status: z.int(),
  paymentChannel: z.string(),
  isInReview: inReview,
  remark: z
    .string()
    .describe(
      'Why the order has its status, in the caller’s language. A failed deposit may have been paid: beyond the balance cap or a deposit limit, or during a break, the payment is not credited but returned.',
    ),
  /** The checkout of an unpaid deposit; null for any other order. */
  payUrl: z.string().nullable(),
  /** When that checkout expires. */
  expiresAt: z.iso.datetime().nullable(),
  createTime: z.iso.datetime(),
  updateTime: z.iso.datetime(),
});
export type Transaction = z.infer<typeof transaction>;

export const bank = z.object({ bankCode: z.string(), bankName: z.string() });
export type Bank = z.infer<typeof bank>;

export const payoutAccount = z.object({
  savedAccount: z.string().describe('For a withdrawal to it again.'),
  bankCode: z.string(),
  account: z
    .string()
    .describe('Masked: the last four characters, or the parts of an email address.'),
  usedAt: z.iso.datetime().describe('When it was last paid out to.'),
});
export type PayoutAccount = z.infer<typeof payoutAccount>;

const recordQuery = z.object({
  walletType: walletTypeInput.optional(),
  status: int4().optional(),
  ...pageBody,
  ...timeRange,
});

export const paymentEventTypes = [
  'payment.declined',
  'payment.paid',
  'payment.failed',
  'payment.cancelled',
  'payment.expired',
  'payout.processing',
  'payout.bank_processing',
  'payout.succeeded',
  'payout.failed',
] as const;
export type PaymentEventType = (typeof paymentEventTypes)[number];

/** A webhook event of the payments provider, delivered at least once and in any order. */
export const paymentEvent = z.object({
  eventId: identifier(100),
  type: z.enum(paymentEventTypes),
  platOrderNum: identifier(100),
  outTradeNo: identifier(100),
  amount: decimalAmount,
  walletType: walletTypeInput,
  occurredAt: instant(),
  method: line()
    .max(32)
    .optional()
    .describe('The payment method (`card`, `pix`, `bank`), if known.'),
  reason: line()
    .max(32)
    .optional()
    .describe(
      'Why the card was declined (`card_declined`, `insufficient_funds`). The order stays open ' +
        'after `payment.declined`.',
    ),
});
export type PaymentEvent = z.infer<typeof paymentEvent>;

export const payments = {
  recharge: endpoint({
    method: 'POST',
    path: '/payment/recharge',
    access: 'session',
    audited: true,
    summary: 'Creates a deposit order and its hosted checkout page.',
    input: z.object({
      walletType: walletTypeInput.default(DEFAULT_CURRENCY),
      amount: wholeAmount.describe('Whole major units.'),
      noLimit: z
        .boolean()
        .default(false)
        .describe('The choice of no limit, where a market requires one before the first deposit.'),
    }),
    output: z.object({
      payUrl: z.string(),
      outTradeNo: z.string(),
      platOrderNum: z.string(),
      expiryPeriod: z.int().describe('Seconds until the order expires.'),
      walletBalance: z.number(),
    }),
    refusals: [
      'UNKNOWN_CURRENCY',
      'AMOUNT_OUT_OF_RANGE',
      'ACCOUNT_BLOCKED',
      'LIMIT_CHOICE_DUE',
      'LIMIT_REACHED',
      'IDEMPOTENCY_CONFLICT',
      'PAYMENT_UNAVAILABLE',
    ],
  }),
  rechargeRecords: endpoint({
    method: 'POST',
    path: '/payment/recharge/records',
    access: 'session',
    kind: 'query',
    summary: 'Deposits of the player, newest first.',
    input: recordQuery,
    output: pageOf(transaction),
    refusals: ['UNKNOWN_CURRENCY'],
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/payment/withdraw',
    access: 'session',
    audited: true,
    summary:
      'Freezes an amount and requests its payout to an account. Above 1,000 USD by the reference ' +
      'rates it needs a fresh login.',
    input: z.object({
      walletType: walletTypeInput,
      money: decimalAmount.describe('Decimal string of major units.'),
      bankCode: identifier(32),
      bank: wholeText()
        .min(1)
        .max(100)
        .optional()
        .describe(
          'The account: a card number, or for BRL the payment key; a CNPJ may have letters.',
        ),
      savedAccount: identifier(100)
        .optional()
        .describe('In the place of `bank`: a saved account of this wallet and bank.'),
    }),
    output: transaction.pick({ isInReview: true, remark: true }).extend({ orderNum: z.string() }),
    refusals: [
      'UNKNOWN_CURRENCY',
      'UNKNOWN_BANK',
      'INVALID_ACCOUNT',
      'AMOUNT_OUT_OF_RANGE',
      'IDEMPOTENCY_CONFLICT',
      'FRESH_LOGIN_REQUIRED',
      'INSUFFICIENT_BALANCE',
    ],
  }),
  withdrawRecords: endpoint({
    method: 'POST',
    path: '/payment/withdraw/records',
    access: 'session',
    kind: 'query',
    summary: 'Withdrawals of the player, newest first.',
    input: recordQuery,
    output: pageOf(transaction),
    refusals: ['UNKNOWN_CURRENCY'],
  }),
  payoutAccounts: endpoint({
    method: 'GET',
    path: '/payment/withdraw/accounts/{walletType}',
    access: 'session',
    summary: 'The last five accounts that the player was paid out to from a wallet, newest first.',
    input: z.object({ walletType: walletTypeInput }),
    output: z.array(payoutAccount),
    refusals: ['UNKNOWN_CURRENCY'],
  }),
  bankCodes: endpoint({
    method: 'GET',
    path: '/enum/bankCodes/{walletType}',
    access: 'session',
    summary: 'The banks for payouts in a currency; for BRL the payment key types.',
    input: z.object({ walletType: walletTypeInput }),
    output: z.array(bank),
    refusals: ['UNKNOWN_CURRENCY'],
  }),
  webhook: endpoint({
    method: 'POST',
    path: '/payment/webhook',
    access: 'payment',
    audited: true,
    summary:
      'Receives an event of the payments provider. An authentic one is 200, also for a payment that is not credited.',
    input: paymentEvent,
    output: z.null(),
    notFound: true,
  }),
};
