import { fromWholeMajor } from '../../contract/money.ts';
import {
  LIMIT_CONFIRM_HOURS,
  LIMIT_RAISE_DELAY_HOURS,
  type LimitView,
} from '../../contract/safer-play.ts';
import { AppError, refusal } from '../../core/app-error.ts';
import type { Services } from '../../services.ts';
import { limitBudget } from './limit-budget.ts';
import { usedMinor } from './limit-usage.repository.ts';
import { limitView, pendingAt, pendingTimes } from './limits.mapper.ts';
import { changeLimit, type LimitId, limitsOf, type StoredLimit } from './limits.repository.ts';
import { CARRIED_AFTER_MS, dropProtection } from './protection.ts';

type Change = { readonly userId: string } & LimitId;
type SetLimit = StoredLimit & { readonly amountMinor: bigint };

/** The limits of a player with their use. */
export async function limitsOverview(services: Services, userId: string) {
  return {
    limits: await limitViews(services, userId),
    rules: {
      raiseDelayHours: LIMIT_RAISE_DELAY_HOURS,
      confirmWithinHours: LIMIT_CONFIRM_HOURS,
    },
  };
}

/**
 * The first limit, and one that is not higher, holds at once and drops a pending change; a higher one
 * is pending. The amount is in the currency of an existing limit, else in the player's.
 */
export async function setLimit(
  services: Services,
  { amount, ...change }: Change & { readonly amount: number },
): Promise<LimitView> {
  const now = services.clock.now();
  const limit = await changed(services, change, ({ current, playerCurrency }) => {
    if (current && isSet(current)) {
      const amountMinor = fromWholeMajor(amount, current.currency);
      if (amountMinor > current.amountMinor) {
        const pending = { amountMinor, requestedAt: now };
        return { next: { ...current, pending }, action: 'request' };
      }
      return { next: { ...current, amountMinor, setAt: now, pending: null }, action: 'set' };
    }
    const { kind, period } = change;
    const carriedSince = current?.carriedSince ?? new Date(now.getTime() + CARRIED_AFTER_MS);
    const amountMinor = fromWholeMajor(amount, playerCurrency);
    const next = { kind, period, currency: playerCurrency, amountMinor, carriedSince };
    return { next: { ...next, setAt: now, pending: null }, action: 'set' };
  });
  return viewOf(services, change.userId, limit);
}

/** Requests the end of a limit. @throws AppError 404 */
export async function requestRemoval(services: Services, change: Change): Promise<LimitView> {
  const pending = { amountMinor: null, requestedAt: services.clock.now() };
  const limit = await changed(services, change, ({ current }) => {
    if (!current || !isSet(current)) throw new AppError('NOT_FOUND');
    return { next: { ...current, pending }, action: 'request' };
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

/** The limits that are set, in the order of kinds, the shortest period first. */
export async function limitViews(services: Services, userId: string): Promise<LimitView[]> {
  const limits = await limitsOf(services.prisma, userId);
  return Promise.all(limits.filter(isSet).map((limit) => viewOf(services, userId, limit)));
}

async function changed(
  services: Services,
  { userId, kind, period }: Change,
  decide: Parameters<typeof changeLimit>[1]['decide'],
): Promise<StoredLimit> {
  const at = services.clock.now();
  const id = { kind, period };
  const limit = await changeLimit(services.prisma, { userId, id, at, decide });
  dropProtection(services, userId);
  return limit;
}

const isSet = (limit: StoredLimit): limit is SetLimit => limit.amountMinor !== null;

/** @throws Error for a limit that was removed */
async function viewOf(
  { prisma, clock }: Services,
  userId: string,
  limit: StoredLimit,
): Promise<LimitView> {
  if (!isSet(limit)) throw new Error('a limit that was removed is not shown');
  const now = clock.now();
  const counter = limitBudget(limit, { userId, at: now });
  return limitView(limit, {
    usedMinor: await usedMinor(prisma, { userId, counter }),
    resetsAt: counter.init.until,
    now,
  });
}
