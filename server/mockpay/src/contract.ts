import { languages } from '@fairhall/api/contract/enums';
import { instant, int4, line, wholeText } from '@fairhall/api/contract/field-types';
import { identifier } from '@fairhall/api/contract/identifier';
import { z } from 'zod';

/**
 * The calls of the merchant to Mockpay (server to server, signed with the payment secret like the
 * webhook) and of the hosted checkout page. Browser-safe. Responses are the envelope
 * `{ code, msg, data }`.
 */

/** At most ten integer digits: the amount field of a PIX code has 13 characters. */
const decimal = z.string().regex(/^\d{1,10}(\.\d{1,2})?$/, 'must be a decimal amount');
export const id = identifier(100);
const url = line().max(2000).pipe(z.url());

/** What a merchant can accept, as some may not take credit. */
export const acceptableMethods = ['credit-card', 'debit-card', 'pix', 'bank'] as const;
export type AcceptableMethod = (typeof acceptableMethods)[number];

/** `POST /orders`: the merchant creates a checkout. Idempotent by `outTradeNo`. */
export const createOrder = {
  path: '/orders',
  input: z.object({
    outTradeNo: id,
    /** Above zero, with no more decimals than the currency has. */
    amount: decimal,
    walletType: line().length(3),
    /** Where the customer returns after the checkout; must be on the merchant's web origin. */
    returnUrl: url,
    /** The webhook URL; must be on the origin of the merchant's API. */
    notifyUrl: url,
    /** Seconds until the order expires. */
    ttlS: z.int().min(1).max(86_400),
    /** A line for the order summary, as "Fairhall adds a $100.00 first-deposit match". */
    note: line().max(200).optional(),
    /** What the customer may pay with; by default everything. PIX is offered for BRL alone. */
    methods: z.array(z.enum(acceptableMethods)).min(1).optional(),
    /** The language of the checkout page; by default that of the visitor's browser. */
    language: z.enum(languages).optional(),
  }),
  output: z.object({
    platOrderNum: z.string(),
    payUrl: z.string(),
    /** Seconds. */
    expiryPeriod: z.int(),
  }),
};
export type CreateOrder = z.infer<typeof createOrder.input>;
export type CreatedOrder = z.infer<typeof createOrder.output>;

export const orderStatuses = ['pending', 'paid', 'failed', 'cancelled', 'expired'] as const;
export type OrderStatus = (typeof orderStatuses)[number];
/** How an order ends; the first end is final. */
export type OrderOutcome = Exclude<OrderStatus, 'pending'>;

/**
 * `POST /orders/cancel`: the merchant ends a checkout that may not be paid any more. An ended order is
 * unchanged, and an unknown one has no status: it cannot be paid either.
 */
export const cancelOrder = {
  path: '/orders/cancel',
  input: z.object({ outTradeNo: id }),
  output: z.object({ status: z.enum(orderStatuses).nullable() }),
};
export type CancelledOrder = z.infer<typeof cancelOrder.output>;

export const paymentMethods = ['card', 'pix', 'bank'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const cardKinds = ['credit', 'debit'] as const;
export type CardKind = (typeof cardKinds)[number];

/** Why the issuer of a test card declined. */
export const failureReasons = ['card_declined', 'insufficient_funds'] as const;
export type FailureReason = (typeof failureReasons)[number];

/** `GET {payUrl}/summary`: the data of the checkout page. */
export const orderSummary = z.object({
  platOrderNum: z.string(),
  outTradeNo: z.string(),
  amount: decimal,
  walletType: z.string(),
  status: z.enum(orderStatuses),
  /** Why the latest card was declined; the order may still be pending. */
  failureReason: z.enum(failureReasons).nullable(),
  methods: z.array(z.enum(paymentMethods)),
  /** The kinds of cards that the order takes; empty without `card` in `methods`. */
  cards: z.array(z.enum(cardKinds)),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** The server's time, so that the countdown does not depend on the browser's clock. */
  now: z.iso.datetime(),
  returnUrl: z.string(),
  note: z.string().nullable(),
  /** Copy-and-paste PIX text of a BRL order. */
  pixCode: z.string().nullable(),
});
export type OrderSummary = z.infer<typeof orderSummary>;

/** `POST {payUrl}/complete`: called by the page's buttons, and by testers. */
export const completeOrder = {
  input: z.object({
    outcome: z.enum(['paid', 'failed', 'cancelled', 'expired']),
    method: z.enum(paymentMethods).optional(),
    /** Of a test card, for the method `card`. */
    card: z.enum(cardKinds).optional(),
    /** Stored for the outcome `failed` alone. */
    reason: z.enum(failureReasons).optional(),
  }),
  output: z.object({ status: z.enum(orderStatuses), returnUrl: z.string() }),
};
export type CompleteOrder = z.infer<typeof completeOrder.input>;
export type CompletedOrder = z.infer<typeof completeOrder.output>;

export const testerWebhooks = ['duplicate', 'late', 'wrong_amount'] as const;
export type TesterWebhook = (typeof testerWebhooks)[number];

/**
 * `POST {payUrl}/decline`: the issuer declined a card. The order stays pending for another payment,
 * and the merchant receives `payment.declined`.
 */
export const declineCard = {
  input: z.object({ reason: z.enum(failureReasons) }),
  output: completeOrder.output,
};
export type DeclineCard = z.infer<typeof declineCard.input>;

/**
 * `POST {payUrl}/webhooks`, for testers: sends the merchant an irregular event.
 * - `duplicate`: the event that ended the order again, byte for byte
 * - `late`: a payment of an order that ended without one
 * - `wrong_amount`: a payment of another amount than the order's
 */
export const sendWebhook = {
  input: z.object({ send: z.enum(testerWebhooks) }),
  output: z.object({ eventId: z.string() }),
};
export type SentWebhook = z.infer<typeof sendWebhook.output>;

/**
 * `POST /silence`, signed, for testers: Mockpay responds to no call and sends no event for a while. Absent in
 * production.
 */
export const outage = {
  path: '/silence',
  input: z.object({ seconds: z.int().min(1).max(60) }),
};

export const payoutStates = ['processing', 'bank_processing', 'succeeded', 'failed'] as const;
export type PayoutState = (typeof payoutStates)[number];

/** `POST /payouts`: the merchant creates a payout or queries its state. Idempotent by `orderNum`. */
export const createPayout = {
  path: '/payouts',
  input: z.object({
    orderNum: id,
    amount: decimal,
    walletType: line().length(3),
    bankCode: identifier(32),
    account: wholeText().min(1).max(100),
    notifyUrl: url,
  }),
  output: z.object({ platOrderNum: z.string(), state: z.enum(payoutStates) }),
};
export type CreatePayout = z.infer<typeof createPayout.input>;
export type CreatedPayout = z.infer<typeof createPayout.output>;

/**
 * `POST /transactions`: the merchant lists the orders that were created or ended, or the payouts that
 * were created, at `since` or later, a page at a time.
 */
export const listTransactions = {
  path: '/transactions',
  input: z.object({
    kind: z.enum(['order', 'payout']),
    since: instant(),
    /** The `next` of the previous page. */
    after: int4().min(0).default(0),
  }),
  output: z.object({
    list: z.array(
      z.object({
        /** The merchant's order number. */
        number: z.string(),
        platOrderNum: z.string(),
        amount: decimal,
        walletType: z.string(),
        status: z.enum([...orderStatuses, ...payoutStates]),
        createdAt: z.iso.datetime(),
      }),
    ),
    next: z.int().nullable(),
  }),
};
export type ListTransactions = z.infer<typeof listTransactions.input>;
export type TransactionPage = z.infer<typeof listTransactions.output>;
