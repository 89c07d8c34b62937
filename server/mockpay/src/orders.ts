import type { PaymentEvent } from '@fairhall/api/contract/payments';
import type { Clock } from '@fairhall/kit/clock';
import { ApiError } from '@fairhall/kit/http/simulator-envelope';
import type { Settings } from '@fairhall/kit/settings';
import { v7 as uuidV7 } from 'uuid';
import {
  type AcceptableMethod,
  acceptableMethods,
  type CancelledOrder,
  type CompletedOrder,
  type CompleteOrder,
  type CreatedOrder,
  type CreateOrder,
  cardKinds,
  type DeclineCard,
  type FailureReason,
  type OrderOutcome,
  type OrderSummary,
  type PaymentMethod,
  type SentWebhook,
  type TesterWebhook,
} from './contract.ts';
import { newOrder, storeOrder } from './new-order.ts';
import { pixCode } from './pix-code.ts';
import type { Order, Repository } from './repository.ts';

/** Orders expired in one transaction, which bounds its duration. */
const EXPIRY_BATCH = 100;
/** Events of one order, tester events included. */
const EVENTS_MAX = 20;

/** A PIX code is the quickest where there is one. */
const METHODS_IN_ORDER = ['pix', 'card', 'bank'] as const satisfies PaymentMethod[];

const DECLINED = 'payment.declined' satisfies PaymentEvent['type'];

type Ending = { readonly status: OrderOutcome } & Omit<CompleteOrder, 'outcome'>;

export type Orders = ReturnType<typeof createOrders>;

/**
 * The lifecycle of an order: pending, then paid, failed, cancelled or expired; the first is final.
 * `onChange` is called after a request that created due work: an event, an expiry.
 */
export function createOrders({
  repository,
  origins,
  clock,
  onChange,
}: {
  repository: Repository;
  origins: Settings['origins'];
  clock: Clock;
  onChange: () => void;
}) {
  /** Ends a pending order and inserts its event, in the caller's transaction. */
  function settle(order: Order, { status, method, reason }: Ending): Order | null {
    const now = clock.now();
    const settled = repository.settleOrder({
      platOrderNum: order.platOrderNum,
      status,
      method: method ?? null,
      failureReason: status === 'paid' ? null : (reason ?? order.failureReason),
      settledAt: now.getTime(),
    });
    if (settled) {
      const event = paymentEvent({ order, type: `payment.${status}`, method, reason, now });
      deliver(order, event);
    }
    return settled;
  }

  function deliver(order: Order, event: PaymentEvent): void {
    insert(order, { deliveryId: event.eventId, body: JSON.stringify(event) });
  }

  function insert(order: Order, { deliveryId, body }: { deliveryId: string; body: string }): void {
    repository.insertDelivery({
      eventId: deliveryId,
      platOrderNum: order.platOrderNum,
      url: order.notifyUrl,
      body,
      createdAt: clock.now().getTime(),
    });
  }

  function read(platOrderNum: string): Order {
    const order = repository.orderByPlatOrderNum(platOrderNum);
    if (!order) throw new ApiError('NOT_FOUND', 'There is no such order.');
    return order;
  }

  /** The order after an attempt to end it: another request may have ended it with another status. */
  function end(order: Order, how: Ending): Order {
    const settled = repository.atomically(() => settle(order, how));
    if (settled) onChange();
    return settled ?? read(order.platOrderNum);
  }

  /** The current order: expires it if it is overdue. */
  function current(platOrderNum: string): Order {
    const order = read(platOrderNum);
    const overdue = order.status === 'pending' && order.expiresAt <= clock.now().getTime();
    return overdue ? end(order, { status: 'expired' }) : order;
  }

  function testerEvent(order: Order, requested: TesterWebhook): string {
    const now = clock.now();
    const sent = repository.deliveriesOf(order.platOrderNum);
    const ending = sent.find(({ body }) => !isDecline(body));
    if (order.status === 'pending' || !ending) throw notPossible('The order has not ended yet.');
    if (requested === 'late' && order.status === 'paid') throw notPossible('The order is paid.');
    if (sent.length >= EVENTS_MAX) throw notPossible('The order has had all its events.');
    if (requested === 'duplicate') {
      // A separate delivery: the first one may still be pending.
      const { eventId, body } = ending;
      insert(order, { deliveryId: `${eventId}/again-${sent.length}`, body });
      return eventId;
    }
    const paid = paymentEvent({ order, type: 'payment.paid', now });
    const event = requested === 'late' ? paid : { ...paid, amount: anotherAmount(order) };
    deliver(order, event);
    return event.eventId;
  }

  return {
    /**
     * Creates a checkout, or returns the checkout of this `outTradeNo`.
     * @throws INVALID_REQUEST for an invalid amount or URL, IDEMPOTENCY_CONFLICT for an
     *   `outTradeNo` that was used with other content
     */
    create(input: CreateOrder): CreatedOrder {
      const { order, isNew } = storeOrder(
        repository,
        newOrder(input, { origins, now: clock.now() }),
      );
      if (isNew) onChange();
      return {
        platOrderNum: order.platOrderNum,
        payUrl: `${origins.pay}/pay/${order.platOrderNum}`,
        expiryPeriod: order.ttlS,
      };
    },

    /** Ends a pending order; an ended one is unchanged, and an unknown one has no status. */
    cancel(outTradeNo: string): CancelledOrder {
      const order = repository.orderByOutTradeNo(outTradeNo);
      return { status: order && end(order, { status: 'cancelled' }).status };
    },

    /** The order's fields that are rendered into the page; `null` for an unknown order. */
    page(platOrderNum: string): Pick<Order, 'language'> | null {
      return repository.orderByPlatOrderNum(platOrderNum);
    },

    /** @throws NOT_FOUND */
    summary: (platOrderNum: string): OrderSummary => toSummary(current(platOrderNum), clock.now()),

    /**
     * Ends the order with the requested outcome; an ended order is returned unchanged.
     * @throws NOT_FOUND; INVALID_REQUEST for a method that the order does not take
     */
    complete(platOrderNum: string, { outcome, card, ...how }: CompleteOrder): CompletedOrder {
      const found = current(platOrderNum);
      requireAccepted(found, { method: how.method, card });
      const order = found.status === 'pending' ? end(found, { status: outcome, ...how }) : found;
      return { status: order.status, returnUrl: order.returnUrl };
    },

    /**
     * Records a declined card of a pending order and reports it, up to the maximum of events; an
     * ended order is unchanged.
     * @throws NOT_FOUND; INVALID_REQUEST for an order that takes no cards
     */
    decline(platOrderNum: string, { reason }: DeclineCard): CompletedOrder {
      const found = current(platOrderNum);
      requireAccepted(found, { method: 'card' });
      const declined = repository.atomically(() => {
        const order = repository.declineCard({ platOrderNum, reason });
        if (order && repository.deliveriesOf(platOrderNum).length < EVENTS_MAX) {
          const now = clock.now();
          deliver(order, paymentEvent({ order, type: DECLINED, method: 'card', reason, now }));
        }
        return order;
      });
      if (declined) onChange();
      const { status, returnUrl } = declined ?? found;
      return { status, returnUrl };
    },

    /**
     * Sends an event that a correct provider would not send, for an ended order.
     * @throws NOT_FOUND; INVALID_REQUEST for a pending order, a late payment of a paid one,
     *   or more than the maximum of events
     */
    sendWebhook(platOrderNum: string, requested: TesterWebhook): SentWebhook {
      const order = current(platOrderNum);
      const eventId = repository.atomically(() => testerEvent(order, requested));
      onChange();
      return { eventId };
    },

    /** Expires a batch of overdue orders; their deliveries are then due. */
    expireOverdue(): void {
      repository.atomically(() => {
        const now = clock.now().getTime();
        const overdue = repository.overdueOrders({ now, limit: EXPIRY_BATCH });
        for (const order of overdue) settle(order, { status: 'expired' });
      });
    },
  };
}

/** Of what the merchant accepts, in the order of the page. */
function offered(order: Order): Pick<OrderSummary, 'methods' | 'cards'> {
  const accepted: readonly AcceptableMethod[] =
    order.methods === null ? acceptableMethods : JSON.parse(order.methods);
  const cards = cardKinds.filter((kind) => accepted.includes(`${kind}-card`));
  const isOffered: Readonly<Record<PaymentMethod, boolean>> = {
    pix: order.walletType === 'BRL' && accepted.includes('pix'),
    card: cards.length > 0,
    bank: accepted.includes('bank'),
  };
  return { cards, methods: METHODS_IN_ORDER.filter((method) => isOffered[method]) };
}

/** A tester may name no method. */
function requireAccepted(
  order: Order,
  { method, card }: Pick<CompleteOrder, 'method' | 'card'>,
): void {
  const { methods, cards } = offered(order);
  const isTaken =
    (method === undefined || methods.includes(method)) &&
    (card === undefined || cards.includes(card));
  if (!isTaken) throw notPossible('This order does not take this method of payment.');
}

function notPossible(message: string): ApiError {
  return new ApiError('INVALID_REQUEST', message);
}

/** Ten times the order's. */
function anotherAmount({ amount }: Order): string {
  const [integer = '', decimals] = amount.split('.');
  if (decimals === undefined) return `${integer}0`;
  return `${integer}${decimals.slice(0, 1)}.${decimals.slice(1)}0`;
}

function isDecline(body: string): boolean {
  return (JSON.parse(body) as PaymentEvent).type === DECLINED;
}

function paymentEvent({
  order,
  type,
  method,
  reason,
  now,
}: {
  order: Order;
  type: PaymentEvent['type'];
  method?: PaymentMethod | undefined;
  reason?: FailureReason | undefined;
  now: Date;
}): PaymentEvent {
  return {
    eventId: `evt_${uuidV7()}`,
    type,
    platOrderNum: order.platOrderNum,
    outTradeNo: order.outTradeNo,
    amount: order.amount,
    walletType: order.walletType,
    occurredAt: now.toISOString(),
    ...(method && { method }),
    ...(reason && { reason }),
  };
}

function toSummary(order: Order, now: Date): OrderSummary {
  const { methods, cards } = offered(order);
  return {
    platOrderNum: order.platOrderNum,
    outTradeNo: order.outTradeNo,
    amount: order.amount,
    walletType: order.walletType,
    status: order.status,
    failureReason: order.failureReason,
    methods,
    cards,
    createdAt: new Date(order.createdAt).toISOString(),
    expiresAt: new Date(order.expiresAt).toISOString(),
    now: now.toISOString(),
    returnUrl: order.returnUrl,
    note: order.note,
    pixCode: methods.includes('pix')
      ? pixCode({ amount: order.amount, reference: order.outTradeNo })
      : null,
  };
}
