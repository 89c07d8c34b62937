import type {
  CompletedOrder,
  CompleteOrder,
  DeclineCard,
  OrderSummary,
  SentWebhook,
  TesterWebhook,
} from './contract-types.ts';

const TIMEOUT_MS = 15_000;
const SUCCESS_CODE = 200;

/** Mockpay has no order with this number. */
export class OrderNotFound extends Error {
  override readonly name = 'OrderNotFound';
}

/** An order with the offset of the server's clock. */
export type LoadedOrder = OrderSummary & {
  /** Server time minus this device's time, in milliseconds, to correct a wrong clock. */
  readonly clockOffsetMs: number;
};

/**
 * Fetches the order of a checkout path.
 * @param path the checkout's own path, `/pay/<order number>`
 * @throws OrderNotFound; any other error without a response or for an invalid one
 */
export async function loadOrder(path: string, signal: AbortSignal): Promise<LoadedOrder> {
  const order = await call<OrderSummary>(`${path}/summary`, { signal });
  return { ...order, clockOffsetMs: Date.parse(order.now) - Date.now() };
}

/**
 * Ends the order; for an order that has ended before it returns that outcome. Throws as
 * `loadOrder`.
 */
export function completeOrder(path: string, completion: CompleteOrder): Promise<CompletedOrder> {
  return call<CompletedOrder>(`${path}/complete`, post(completion));
}

/** Reports that the card's issuer declined; the order stays pending. Throws as `loadOrder`. */
export function declineCard(path: string, declined: DeclineCard): Promise<CompletedOrder> {
  return call<CompletedOrder>(`${path}/decline`, post(declined));
}

/**
 * Makes Mockpay send an event that a well-behaved provider would not send. Throws as `loadOrder`.
 */
export function sendWebhook(path: string, send: TesterWebhook): Promise<SentWebhook> {
  return call<SentWebhook>(`${path}/webhooks`, post({ send }));
}

function post(body: object): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
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
