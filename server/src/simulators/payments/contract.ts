import { z } from 'zod';

/**
 * What the casino says to Mockpay (server to server, signed with the payment secret like the
 * webhook) and what the hosted checkout page says to it. Browser-safe. Answers are the envelope
 * `{ code, msg, data }`.
 */
const decimal = z.string().regex(/^\d{1,15}(\.\d{1,2})?$/);
const id = z.string().min(1).max(100);

/** `POST /orders`: the casino asks for a checkout. Idempotent by `outTradeNo`. */
export const createOrder = {
  path: '/orders',
  input: z.object({
    outTradeNo: id,
    amount: decimal,
    walletType: z.string().min(3).max(3),
    /** Where the customer goes when the checkout is over; must be on the casino's web origin. */
    returnUrl: z.url(),
    /** Where events go. */
    notifyUrl: z.url(),
    /** Seconds until the order expires. */
    ttlS: z.int().min(1).max(86_400),
    /** A line for the order summary, as "Fairhall adds a $100.00 first-deposit match". */
    note: z.string().max(200).optional(),
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

export const paymentMethods = ['card', 'pix', 'bank'] as const;

/** `GET {payUrl}/summary`: what the checkout page shows. */
export const orderSummary = z.object({
  platOrderNum: z.string(),
  outTradeNo: z.string(),
  amount: decimal,
  walletType: z.string(),
  status: z.enum(orderStatuses),
  methods: z.array(z.enum(paymentMethods)),
  expiresAt: z.iso.datetime(),
  /** The server's clock, so that a wrong one in the browser does not spoil the countdown. */
  now: z.iso.datetime(),
  returnUrl: z.string(),
  note: z.string().nullable(),
  /** Copy-and-paste PIX text of a BRL order. */
  pixCode: z.string().nullable(),
});
export type OrderSummary = z.infer<typeof orderSummary>;

/** `POST {payUrl}/complete`: what the page's buttons do, and what a tester may call by hand. */
export const completeOrder = {
  input: z.object({
    outcome: z.enum(['paid', 'failed', 'cancelled', 'expired']),
    method: z.enum(paymentMethods).optional(),
  }),
  output: z.object({ status: z.enum(orderStatuses), returnUrl: z.string() }),
};
export type CompleteOrder = z.infer<typeof completeOrder.input>;
