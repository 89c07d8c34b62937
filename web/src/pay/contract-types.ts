/*
 * The types of the checkout page's requests and responses, from Mockpay's declaration. Types only:
 * this file adds nothing of zod to the bundle.
 */
export type {
  CardKind,
  CompletedOrder,
  CompleteOrder,
  DeclineCard,
  FailureReason,
  OrderOutcome,
  OrderStatus,
  OrderSummary,
  PaymentMethod,
  SentWebhook,
  TesterWebhook,
} from '@fairhall/mockpay/contract';
