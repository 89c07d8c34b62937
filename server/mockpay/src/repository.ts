import type { Language } from '@fairhall/api/contract/enums';
import type { FailureReason, OrderOutcome, OrderStatus, PaymentMethod } from './contract.ts';
import type { Store } from './store.ts';

/** A stored order; times are Unix milliseconds. */
export type Order = {
  readonly platOrderNum: string;
  readonly outTradeNo: string;
  readonly amount: string;
  readonly walletType: string;
  readonly returnUrl: string;
  readonly notifyUrl: string;
  readonly note: string | null;
  readonly language: Language | null;
  /** A JSON array of `AcceptableMethod`; `null` for all. */
  readonly methods: string | null;
  readonly ttlS: number;
  readonly status: OrderStatus;
  readonly failureReason: FailureReason | null;
  readonly createdAt: number;
  readonly expiresAt: number;
};

export type NewOrder = Omit<Order, 'status' | 'failureReason'>;

export type Settlement = {
  readonly platOrderNum: string;
  readonly status: OrderOutcome;
  readonly method: PaymentMethod | null;
  readonly failureReason: FailureReason | null;
  readonly settledAt: number;
};

/** One webhook delivery to the merchant. */
export type Delivery = {
  readonly eventId: string;
  readonly url: string;
  /** The exact text that is signed and sent. */
  readonly body: string;
  /** Attempts so far, the claimed one included. */
  readonly attempts: number;
};

export type NewDelivery = Pick<Delivery, 'eventId' | 'url' | 'body'> & {
  readonly platOrderNum: string;
  readonly createdAt: number;
};

export type Repository = ReturnType<typeof createRepository>;

const ORDER_COLUMNS = `plat_order_num AS platOrderNum, out_trade_no AS outTradeNo, amount,
  wallet_type AS walletType, return_url AS returnUrl, notify_url AS notifyUrl, note, language, methods,
  ttl_s AS ttlS, status, failure_reason AS failureReason, created_at AS createdAt,
  expires_at AS expiresAt`;

/** All queries of Mockpay. Synchronous: each is one statement on an embedded database. */
export function createRepository(store: Store) {
  return {
    ...orderQueries(store),
    ...deliveryQueries(store),
    /** Runs `work` in an IMMEDIATE transaction. */
    atomically: <T>(work: () => T): T => store.transaction(work).immediate(),
  };
}

function orderQueries(store: Store) {
  const insert = store.prepare<[NewOrder]>(
    `INSERT INTO orders (plat_order_num, out_trade_no, amount, wallet_type, return_url,
       notify_url, note, language, methods, ttl_s, created_at, expires_at)
     VALUES (@platOrderNum, @outTradeNo, @amount, @walletType, @returnUrl,
       @notifyUrl, @note, @language, @methods, @ttlS, @createdAt, @expiresAt)
     ON CONFLICT (out_trade_no) DO NOTHING`,
  );
  const byOutTradeNo = store.prepare<[string], Order>(
    `SELECT ${ORDER_COLUMNS} FROM orders WHERE out_trade_no = ?`,
  );
  const byPlatOrderNum = store.prepare<[string], Order>(
    `SELECT ${ORDER_COLUMNS} FROM orders WHERE plat_order_num = ?`,
  );
  const settle = store.prepare<[Settlement], Order>(
    `UPDATE orders SET status = @status, method = @method, failure_reason = @failureReason,
       settled_at = @settledAt
     WHERE plat_order_num = @platOrderNum AND status = 'pending'
     RETURNING ${ORDER_COLUMNS}`,
  );
  const decline = store.prepare<[{ platOrderNum: string; reason: FailureReason }], Order>(
    `UPDATE orders SET failure_reason = @reason
     WHERE plat_order_num = @platOrderNum AND status = 'pending'
     RETURNING ${ORDER_COLUMNS}`,
  );
  const overdue = store.prepare<[{ now: number; limit: number }], Order>(
    `SELECT ${ORDER_COLUMNS} FROM orders
     WHERE status = 'pending' AND expires_at <= @now ORDER BY expires_at LIMIT @limit`,
  );
  const nextExpiry = store.prepare<[], { at: number | null }>(
    `SELECT MIN(expires_at) AS at FROM orders WHERE status = 'pending'`,
  );
  return {
    /** Does nothing if an order with the same `outTradeNo` exists. */
    insertOrder: (order: NewOrder) => insert.run(order).changes === 1,
    orderByOutTradeNo: (outTradeNo: string) => byOutTradeNo.get(outTradeNo) ?? null,
    orderByPlatOrderNum: (platOrderNum: string) => byPlatOrderNum.get(platOrderNum) ?? null,
    /** The updated order, or `null` if it was no longer pending. */
    settleOrder: (settlement: Settlement) => settle.get(settlement) ?? null,
    /** The updated order, or `null` if it was no longer pending. */
    declineCard: (declined: { platOrderNum: string; reason: FailureReason }) =>
      decline.get(declined) ?? null,
    overdueOrders: (query: { now: number; limit: number }) => overdue.all(query),
    nextExpiryAt: () => nextExpiry.get()?.at ?? null,
  };
}

type Claim = {
  readonly claim: string;
  readonly now: number;
  /** The latest time of a retry: a later one is of before the clock was set back, and due. */
  readonly latest: number;
  readonly leaseUntil: number;
  readonly limit: number;
};

function deliveryQueries(store: Store) {
  const insert = store.prepare<[NewDelivery]>(
    `INSERT INTO deliveries (event_id, plat_order_num, url, body, due_at, created_at)
     VALUES (@eventId, @platOrderNum, @url, @body, @createdAt, @createdAt)`,
  );
  const ofOrder = store.prepare<[string], { eventId: string; body: string }>(
    `SELECT event_id AS eventId, body FROM deliveries
     WHERE plat_order_num = ? ORDER BY created_at, rowid`,
  );
  const claim = store.prepare<[Claim], Delivery>(
    `WITH due AS MATERIALIZED (SELECT event_id FROM deliveries
       WHERE state = 'pending' AND (due_at <= @now OR due_at > @latest) ORDER BY due_at LIMIT @limit)
     UPDATE deliveries SET claim = @claim, due_at = @leaseUntil, attempts = attempts + 1
     WHERE event_id IN (SELECT event_id FROM due)
     RETURNING event_id AS eventId, url, body, attempts`,
  );
  const recordDelivered = store.prepare<[{ eventId: string; claim: string; now: number }]>(
    `UPDATE deliveries SET state = 'delivered', last_error = NULL, closed_at = @now
     WHERE event_id = @eventId AND claim = @claim`,
  );
  const recordFailed = store.prepare<
    [{ eventId: string; claim: string; now: number; retryAt: number | null; error: string }]
  >(
    `UPDATE deliveries SET last_error = @error, due_at = COALESCE(@retryAt, due_at),
       state = IIF(@retryAt IS NULL, 'abandoned', 'pending'),
       closed_at = IIF(@retryAt IS NULL, @now, NULL)
     WHERE event_id = @eventId AND claim = @claim`,
  );
  const nextDue = store.prepare<[], { at: number | null }>(
    `SELECT MIN(due_at) AS at FROM deliveries WHERE state = 'pending'`,
  );
  return {
    insertDelivery: (delivery: NewDelivery) => {
      insert.run(delivery);
    },
    /** The events of an order, oldest first. */
    deliveriesOf: (platOrderNum: string) => ofOrder.all(platOrderNum),
    /**
     * Claims due deliveries in one statement, so that no other process claims them until `leaseUntil`;
     * a dead process loses them then. An attempt counts from its start.
     */
    claimDeliveries: (query: Claim) => claim.all(query),
    /** Does nothing if another process has taken over the claim; so does `recordFailed`. */
    recordDelivered: (result: { eventId: string; claim: string; now: number }) => {
      recordDelivered.run(result);
    },
    /** A `retryAt` of `null` abandons the delivery. */
    recordFailed: (result: {
      eventId: string;
      claim: string;
      now: number;
      retryAt: number | null;
      error: string;
    }) => {
      recordFailed.run(result);
    },
    nextDeliveryAt: () => nextDue.get()?.at ?? null,
  };
}
