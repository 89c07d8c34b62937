import { type Currency, fromWholeMajor } from '../../contract/money.ts';
import {
  type LimitKind,
  type LimitView,
  limitKinds,
  TIME_LIMIT_MINUTES_MAX,
  TIME_LIMIT_MINUTES_MIN,
} from '../../contract/safer-play.ts';
import { AppError, invalidField, refusal } from '../../core/app-error.ts';
import type { Services } from '../../services.ts';
import { LIMIT_CHANGE_JOB, scheduleLimitReview } from './limit-jobs.ts';
import { notifyOfLimitChange } from './limit-notifications.ts';
import { usageOf } from './limit-usage.ts';
import { limitWindow } from './limit-window.ts';
import { limitView, pendingAt, pendingTimes } from './limits.mapper.ts';
import {
  changeLimit,
  type LimitDecision,
  type LimitId,
  limitsOf,
  type PendingChange,
  type StoredLimit,
} from './limits.repository.ts';
import { CARRIED_AFTER_MS, protectionChanged } from './protection.ts';

type Change = { readonly userId: string } & LimitId;
type SetLimit = StoredLimit & { readonly amountMinor: bigint };

/**
 * The first limit, and one that is not higher, holds at once and drops a pending change; a higher one
 * is pending. The amount is in the currency of an existing limit, else in the player's; of a time limit
 * in minutes.
 * @throws AppError 400 for a time limit that is not of a day, or not of 15 to 1,440 minutes
 */
export async function setLimit(
  services: Services,
  { amount, ...change }: Change & { readonly amount: number },
): Promise<LimitView> {
  if (change.kind === 'time') requireTimeLimit({ ...change, amount });
  const now = services.clock.now();
  const limit = await changed(services, change, ({ current, playerCurrency }) => {
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
  return viewOf(services, change.userId, limit);
}

/** Requests the end of a limit. @throws AppError 404 */
export async function requestRemoval(services: Services, change: Change): Promise<LimitView> {
  const pending = { amountMinor: null, requestedAt: services.clock.now() };
  const limit = await changed(services, change, ({ current }) => {
    if (!current || !isSet(current)) throw new AppError('NOT_FOUND');
    return requestedChange(change, { current, pending });
  });
  return viewOf(services, change.userId, limit);
}

/**
 * Applies the pending change: the only way to a higher limit or to none.
 * @returns `null` when the limit has ended
 * @throws AppError 1403, 1402 before 24 hours
 */
export async function confirmChange(services: Services, change: Change): Promise<LimitView | null> {
  const now = services.clock.now();
  const limit = await changed(services, change, ({ current }) => {
    const pending = current && pendingAt(current, now);
    if (!pending) throw refusal('NOTHING_PENDING');
    const { confirmableAt } = pendingTimes(pending);
    if (now < confirmableAt) {
      throw refusal('TOO_EARLY', { confirmableAt: confirmableAt.toISOString() });
    }
    const { amountMinor } = pending;
    return { next: { ...current, amountMinor, setAt: now, pending: null }, action: 'confirm' };
  });
  return isSet(limit) ? viewOf(services, change.userId, limit) : null;
}

/** Drops the pending change. @throws AppError 1403 */
export async function cancelChange(services: Services, change: Change): Promise<LimitView> {
  const now = services.clock.now();
  const limit = await changed(services, change, ({ current }) => {
    if (!current || !pendingAt(current, now)) throw refusal('NOTHING_PENDING');
    return { next: { ...current, pending: null }, action: 'cancel' };
  });
  return viewOf(services, change.userId, limit);
}

/** The limits that are set, of these kinds or of all, in their order, the shortest period first. */
export async function limitViews(
  services: Services,
  { userId, kinds = limitKinds }: { userId: string; kinds?: readonly LimitKind[] },
): Promise<LimitView[]> {
  const limits = await limitsOf(services.prisma, userId);
  const set = limits.filter((limit) => isSet(limit) && kinds.includes(limit.kind));
  return Promise.all(set.map((limit) => viewOf(services, userId, limit)));
}

/** @throws AppError 400 */
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
  services: Services,
  { userId, kind, period }: Change,
  decide: Parameters<typeof changeLimit>[1]['decide'],
): Promise<StoredLimit> {
  const at = services.clock.now();
  const id = { kind, period };
  const change = { userId, id, at, by: 'player', decide } as const;
  const { next, action } = await changeLimit(services.prisma, change);
  protectionChanged(services, userId);
  await notifyOfLimitChange(services, { userId, limit: next, action });
  if (action === 'set') await scheduleLimitReview(services, userId);
  return next;
}

const isSet = (limit: StoredLimit): limit is SetLimit => limit.amountMinor !== null;

/** @throws Error for a limit that was removed */
async function viewOf(services: Services, userId: string, limit: StoredLimit): Promise<LimitView> {
  if (!isSet(limit)) throw new Error('a limit that was removed is not shown');
  const now = services.clock.now();
  const { until: resetsAt } = limitWindow(limit.period, now);
  return limitView(limit, { usage: await usageOf(services, { userId, limit }), resetsAt, now });
}
