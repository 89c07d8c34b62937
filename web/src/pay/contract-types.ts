/*
 * What the checkout page and Mockpay say to each other, from Mockpay's own declaration. Types only:
 * nothing of zod reaches the bundle through this file.
 */
export type {
  CompletedOrder,
  CompleteOrder,
  FailureReason,
  OrderOutcome,
  OrderStatus,
  OrderSummary,
  PaymentMethod,
  SentWebhook,
  TesterWebhook,
} from '@fairhall/mockpay/contract';
