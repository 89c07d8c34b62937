import { i18n } from '@/i18n/i18n.ts';
import { currentLanguage } from '@/i18n/language.ts';
import { sendRequest } from '@/lib/api/send-request.ts';
import type {
  CompletedOrder,
  CompleteOrder,
  DeclineCard,
  OrderSummary,
  SentWebhook,
  TesterWebhook,
} from './contract-types.ts';

const problem = () => i18n.t('checkout:problems.submit');

const options = {
  token: () => null,
  language: currentLanguage,
  texts: { network: problem, timeout: problem, failed: problem },
  timeoutMs: 15_000,
};

/** An order with the offset of the server's clock. */
export type LoadedOrder = OrderSummary & {
  /** Server time minus this device's time, in milliseconds, to correct a wrong clock. */
  readonly clockOffsetMs: number;
};

/**
 * Fetches the order of a checkout path.
 * @param path the checkout's own path, `/pay/<order number>`
 * @throws ApiError, with the name NOT_FOUND if Mockpay has no such order
 */
export async function loadOrder(path: string, signal: AbortSignal): Promise<LoadedOrder> {
  const request = { method: 'GET', url: `${path}/summary`, isRepeatable: true, signal };
  const order = (await sendRequest(options, request)) as OrderSummary;
  return { ...order, clockOffsetMs: Date.parse(order.now) - Date.now() };
}

/**
 * Ends the order; for an order that has ended before it returns that outcome. Throws as
 * `loadOrder`.
 */
export function completeOrder(path: string, completion: CompleteOrder) {
  return post<CompletedOrder>(`${path}/complete`, completion);
}

/** Reports that the card's issuer declined; the order stays pending. Throws as `loadOrder`. */
export function declineCard(path: string, declined: DeclineCard) {
  return post<CompletedOrder>(`${path}/decline`, declined);
}

/**
 * Makes Mockpay send an event that a well-behaved provider would not send. Throws as `loadOrder`.
 */
export function sendWebhook(path: string, send: TesterWebhook) {
  return post<SentWebhook>(`${path}/webhooks`, { send });
}

async function post<Output>(url: string, input: object): Promise<Output> {
  const body = JSON.stringify(input);
  const request = { method: 'POST', url, body, isRepeatable: false, signal: null };
  return (await sendRequest(options, request)) as Output;
}
