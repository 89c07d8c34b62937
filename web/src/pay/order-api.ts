import type {
  CompletedOrder,
  CompleteOrder,
  OrderSummary,
  SentWebhook,
  TesterWebhook,
} from './contract-types.ts';

const TIMEOUT_MS = 15_000;
const SUCCESS_CODE = 200;

/** Mockpay knows no order of this number. */
export class OrderNotFound extends Error {
  override readonly name = 'OrderNotFound';
}

/** An order as the page holds it. */
export type LoadedOrder = OrderSummary & {
  /** Server time minus this device's, in milliseconds, so that a wrong clock does no harm. */
  readonly clockOffsetMs: number;
};

/**
 * Reads the order of a checkout address.
 * @param path the checkout's own path, `/pay/<order number>`
 * @throws OrderNotFound; any other error when the answer did not come or was no answer
 */
export async function loadOrder(path: string, signal: AbortSignal): Promise<LoadedOrder> {
  const order = await call<OrderSummary>(`${path}/summary`, { signal });
  return { ...order, clockOffsetMs: Date.parse(order.now) - Date.now() };
}

/** Ends the order; one that has ended before answers how. Throws as `loadOrder` does. */
export function completeOrder(path: string, completion: CompleteOrder): Promise<CompletedOrder> {
  return call<CompletedOrder>(`${path}/complete`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(completion),
  });
}

/** Has Mockpay send an event that a well-behaved provider would not. Throws as `loadOrder` does. */
export function sendWebhook(path: string, send: TesterWebhook): Promise<SentWebhook> {
  return call<SentWebhook>(`${path}/webhooks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ send }),
  });
}

async function call<T>(url: string, { signal, ...init }: RequestInit): Promise<T> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, {
    ...init,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  const envelope: { code: number; msg: string; data: T } = await response.json();
  if (envelope.code === 404) throw new OrderNotFound(envelope.msg);
  if (envelope.code !== SUCCESS_CODE) throw new Error(envelope.msg);
  return envelope.data;
}
