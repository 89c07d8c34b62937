import { type Currency, fromWholeMajor } from '../../contract/money.ts';
import {
  type LimitView,
  TIME_LIMIT_MINUTES_MAX,
  TIME_LIMIT_MINUTES_MIN,
} from '../../contract/safer-play.ts';
import { AppError, invalidField, refusal } from '../../core/app-error.ts';
import {
  CARRIED_AFTER_MS,
  changeLimit,
  isSet,
  type LimitDecision,
  type LimitId,
  type PendingChange,
  pendingAt,
  pendingTimes,
  type StoredLimit,
} from '../restrictions/index.ts';
import type { SaferPlayContext } from './context.ts';
import { LIMIT_CHANGE_JOB, scheduleLimitReview } from './limit-jobs.ts';

type Change = { readonly userId: string } & LimitId;

/**
 * The first limit, and one that is not higher, holds at once and drops a pending change; one of deposits
 * ends the open checkouts beyond it. A higher one is pending. The amount is in the currency of an existing limit, else in the player's; of a time limit
 * in minutes.
 * @throws INVALID_REQUEST for a time limit that is not of a day, or not of 15 to 1,440 minutes
 */
export async function setLimit(
  context: SaferPlayContext,
  { amount, ...change }: Change & { readonly amount: number },
): Promise<LimitView> {
  if (change.kind === 'time') requireTimeLimit({ ...change, amount });
  const now = context.clock.now();
  const limit = await changed(context, change, ({ current, playerCurrency }) => {
    if (current && isSet(current)) {
      const amountMinor = storedAmount(amount, current.currency);
      if (amountMinor > current.amountMinor) {
        return requestedChange(change, { current, pending: { amountMinor, requestedAt: now } });
      }
      return { next: { ...current, amountMinor, setAt: now, pending: null }, action: 'set' };
    }
    const { kind, period } = change;
    const carriedSince = current?.carriedSince ?? new Date(now.getTime() + CARRIED_AFTER_MS);
    const currency = kind === 'time' ? null : playerCurrency;
    const amountMinor = storedAmount(amount, currency);
    const next = { kind, period, currency, amountMinor, carriedSince };
    return { next: { ...next, setAt: now, pending: null }, action: 'set' };
  });
  return context.restrictions.loadLimitView({ userId: change.userId, limit });
}

/** Requests the end of a limit. @throws NOT_FOUND */
export async function requestRemoval(
  context: SaferPlayContext,
  change: Change,
): Promise<LimitView> {
  const pending = { amountMinor: null, requestedAt: context.clock.now() };
  const limit = await changed(context, change, ({ current }) => {
    if (!current || !isSet(current)) throw new AppError('NOT_FOUND');
    return requestedChange(change, { current, pending });
  });
  return context.restrictions.loadLimitView({ userId: change.userId, limit });
}

/**
 * Applies the pending change: the only way to a higher limit or to none.
 * @returns `null` when the limit has ended
 * @throws NOTHING_PENDING, TOO_EARLY before 24 hours
 */
export async function confirmChange(
  context: SaferPlayContext,
  change: Change,
): Promise<LimitView | null> {
  const now = context.clock.now();
  const limit = await changed(context, change, ({ current }) => {
    const pending = current && pendingAt(current, now);
    if (!pending) throw refusal('NOTHING_PENDING');
    const { confirmableAt } = pendingTimes(pending);
    if (now < confirmableAt) {
      throw refusal('TOO_EARLY', { confirmableAt: confirmableAt.toISOString() });
    }
    const { amountMinor } = pending;
    return { next: { ...current, amountMinor, setAt: now, pending: null }, action: 'confirm' };
  });
  return isSet(limit) ? context.restrictions.loadLimitView({ userId: change.userId, limit }) : null;
}

/** Drops the pending change. @throws NOTHING_PENDING */
export async function cancelChange(context: SaferPlayContext, change: Change): Promise<LimitView> {
  const now = context.clock.now();
  const limit = await changed(context, change, ({ current }) => {
    if (!current || !pendingAt(current, now)) throw refusal('NOTHING_PENDING');
    return { next: { ...current, pending: null }, action: 'cancel' };
  });
  return context.restrictions.loadLimitView({ userId: change.userId, limit });
}

/** @throws INVALID_REQUEST */
function requireTimeLimit({ period, amount }: Change & { readonly amount: number }): void {
  if (period !== 'day') throw invalidField({ path: 'period', message: 'of time is day' });
  if (amount >= TIME_LIMIT_MINUTES_MIN && amount <= TIME_LIMIT_MINUTES_MAX) return;
  const range = `${TIME_LIMIT_MINUTES_MIN} to ${TIME_LIMIT_MINUTES_MAX}`;
  throw invalidField({ path: 'amount', message: `of time is ${range} minutes` });
}

/** @param amount whole major units, or the minutes of a time limit */
function storedAmount(amount: number, currency: Currency | null): bigint {
  return currency === null ? BigInt(amount) : fromWholeMajor(amount, currency);
}

/** A change that waits, with the job that follows it. */
export function requestedChange(
  { userId, kind, period }: Change,
  { current, pending }: { current: StoredLimit; pending: PendingChange },
): LimitDecision {
  const subject = [userId, kind, period, pending.requestedAt.getTime()].join('/');
  const { confirmableAt: runAt } = pendingTimes(pending);
  return {
    next: { ...current, pending },
    action: 'request',
    job: { kind: LIMIT_CHANGE_JOB, subject, runAt },
  };
}

async function changed(
  context: SaferPlayContext,
  { userId, kind, period }: Change,
  decide: Parameters<typeof changeLimit>[1]['decide'],
): Promise<StoredLimit> {
  const at = context.clock.now();
  let ended: readonly string[] = [];
  const { next, action } = await changeLimit(context.prisma, {
    ...{ userId, id: { kind, period }, at, by: 'player', decide },
    async alongside(tx, changed) {
      if (kind !== 'deposit' || changed.action !== 'set') return;
      ended = await context.payments.endCheckoutsBeyondLimits({ tx, userId, at });
    },
  });
  context.restrictions.changed(userId);
  context.payments.announceEndedCheckouts(ended);
  await context.notifications.notifyOfLimitChange({ userId, limit: next, action });
  if (action === 'set') await scheduleLimitReview(context, userId);
  return next;
}
