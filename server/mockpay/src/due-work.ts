import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '@fairhall/kit/clock';
import type { Orders } from './orders.ts';
import type { PayoutRepository } from './payout-repository.ts';
import type { Payouts } from './payouts.ts';
import type { Delivery, Repository } from './repository.ts';
import { RETRY_DELAY_MS_MAX, retryDelayMs } from './retry-schedule.ts';
import { type SendWebhook, WEBHOOK_TIMEOUT_MS } from './webhook-sender.ts';

/** Concurrent deliveries of one process. */
const CONCURRENCY_MAX = 8;
/** Longer than any attempt, so that only a dead process loses its lease. */
const LEASE_MS = 3 * WEBHOOK_TIMEOUT_MS;
/** Polls at least this often: another process may have added work, or the clock may have changed. */
const SLEEP_MS_MAX = 30_000;
const SLEEP_AFTER_ERROR_MS = 1000;
/** How long a closing process waits for pending deliveries before it aborts them. */
const STOP_GRACE_MS = 2000;

type Failure = { readonly err: unknown };
type Log = { readonly error: (details: Failure, message: string) => void };

export type DueWork = ReturnType<typeof createDueWork>;

/**
 * Runs due work: expires orders, advances payouts and delivers events. Deliveries are independent and
 * unordered. All state is in the database, so a restart loses nothing, and several processes may run
 * it over one database.
 */
export function createDueWork({
  repository,
  payoutRepository,
  orders,
  payouts,
  send,
  clock,
  random,
  log,
}: {
  repository: Repository;
  payoutRepository: Pick<PayoutRepository, 'nextPayoutStepAt'>;
  orders: Pick<Orders, 'expireOverdue'>;
  payouts: Pick<Payouts, 'stepDue'>;
  send: SendWebhook;
  clock: Clock;
  random: () => number;
  log: Log;
}) {
  const underWay = new Set<Promise<void>>();
  const deliveriesAbort = new AbortController();
  let running = false;
  let timer: NodeJS.Timeout | undefined;

  async function attempt(delivery: Delivery, claim: string): Promise<void> {
    const error = await send(delivery, deliveriesAbort.signal);
    const { eventId, attempts } = delivery;
    const now = clock.now().getTime();
    if (error === null) return repository.recordDelivered({ eventId, claim, now });
    const delayMs = retryDelayMs({ attempts, random: random() });
    const retryAt = delayMs === null ? null : now + delayMs;
    repository.recordFailed({ eventId, claim, now, retryAt, error });
  }

  function begin(delivery: Delivery, claim: string): void {
    const done = attempt(delivery, claim)
      .catch((err: unknown) => log.error({ err }, 'a delivery could not be recorded'))
      .then(() => {
        underWay.delete(done);
        if (running) pump();
      });
    underWay.add(done);
  }

  /** Starts due work up to the concurrency limit; the rest follows as deliveries complete. */
  function pump(): void {
    clearTimeout(timer);
    try {
      orders.expireOverdue();
      payouts.stepDue();
      const free = CONCURRENCY_MAX - underWay.size;
      if (free > 0) claimAndBegin(free);
      scheduleNext();
    } catch (err) {
      log.error({ err }, 'due work failed and is retried');
      sleep(SLEEP_AFTER_ERROR_MS);
    }
  }

  function claimAndBegin(limit: number): void {
    const claim = randomUUID();
    const now = clock.now().getTime();
    const claimed = repository.claimDeliveries({
      claim,
      now,
      latest: now + RETRY_DELAY_MS_MAX,
      leaseUntil: now + LEASE_MS,
      limit,
    });
    for (const delivery of claimed) begin(delivery, claim);
  }

  function scheduleNext(): void {
    const full = underWay.size >= CONCURRENCY_MAX;
    const dueTimes = [
      repository.nextExpiryAt(),
      payoutRepository.nextPayoutStepAt(),
      full ? null : repository.nextDeliveryAt(),
    ];
    const next = Math.min(...dueTimes.filter((at) => at !== null));
    sleep(Math.min(Math.max(next - clock.now().getTime(), 1), SLEEP_MS_MAX));
  }

  function sleep(delayMs: number): void {
    if (!running) return;
    timer = setTimeout(pump, delayMs);
    timer.unref();
  }

  return {
    start(): void {
      running = true;
      pump();
    },

    /** Runs added work immediately. */
    wake(): void {
      if (running) pump();
    },

    /** Starts no new work and resolves when no delivery is pending, after a few seconds at most. */
    async stop(): Promise<void> {
      running = false;
      clearTimeout(timer);
      const finished = Promise.all(underWay);
      const grace = new AbortController();
      await Promise.race([finished, wait(STOP_GRACE_MS, undefined, { signal: grace.signal })]);
      grace.abort();
      deliveriesAbort.abort();
      await finished;
    },
  };
}
