import { fromDecimal } from '../../contract/money.ts';
import {
  type LimitAction,
  type LimitId,
  limitBudget,
  limitWindow,
  type MoneyLimit,
  pendingTimes,
  type ReachedLimit,
  type StoredLimit,
} from '../restrictions/index.ts';
import type { NotificationsContext } from './context.ts';
import type { NotificationMessage, NotificationParams } from './notification-text.ts';
import { type NewNotification, notify } from './notify.ts';

const NEAR_PERCENT = 80n;

type Amount = Pick<StoredLimit, 'kind' | 'period' | 'amountMinor' | 'currency'>;

/** Of a change by the player or of a lapsed one; a cancelled one needs none. */
export async function notifyOfLimitChange(
  context: NotificationsContext,
  { userId, limit, action }: { userId: string; limit: StoredLimit; action: LimitAction },
): Promise<void> {
  const content = contentOf(limit, action);
  if (content === null) return;
  const id = `limit.${context.random.uuid()}`;
  await notify(context, { ...ofLimit({ id, userId }), ...content });
}

type Content = Pick<NewNotification, 'message' | 'params'>;

function contentOf(limit: StoredLimit, action: LimitAction): Content | null {
  switch (action) {
    case 'set':
    case 'confirm': {
      const message = limit.amountMinor === null ? 'limitRemoved' : 'limitSet';
      return { message, params: paramsOf(limit) };
    }
    case 'request': {
      if (!limit.pending) return null;
      const { amountMinor } = limit.pending;
      const at = pendingTimes(limit.pending).confirmableAt.toISOString();
      const message = amountMinor === null ? 'limitRemovalRequested' : 'limitRaiseRequested';
      return { message, params: { ...paramsOf({ ...limit, amountMinor }), at } };
    }
    case 'lapse':
      return { message: 'limitLapsed', params: paramsOf(limit) };
    case 'cancel':
      return null;
  }
}

/** A pending change can be confirmed, until it lapses. */
export async function notifyOfReadyChange(
  context: NotificationsContext,
  { userId, limit, until }: { userId: string; limit: StoredLimit; until: Date },
): Promise<void> {
  const id = `limit-ready.${userId}.${limit.kind}.${limit.period}.${until.getTime()}`;
  const params = { ...paramsOf(limit), at: until.toISOString() };
  await notify(context, { ...ofLimit({ id, userId }), message: 'limitRaiseReady', params });
}

export async function notifyOfLimitReview(
  context: NotificationsContext,
  { userId, at }: { userId: string; at: Date },
): Promise<void> {
  const id = `limit-review.${userId}.${at.toISOString().slice(0, 10)}`;
  await notify(context, { ...ofLimit({ id, userId }), message: 'limitReview', params: {} });
}

/** After a bet: of each limit whose counter has reached 80 percent, once in its window. */
export async function notifyNearLimits(
  context: NotificationsContext,
  {
    userId,
    at,
    playLimits,
    counters,
  }: {
    userId: string;
    at: Date;
    playLimits: readonly MoneyLimit[];
    /** Of the ledger, after the bet. */
    counters: ReadonlyMap<string, bigint>;
  },
): Promise<void> {
  for (const limit of playLimits) {
    const usedMinor = counters.get(limitBudget(limit, { userId, at }).key) ?? 0n;
    await notifyIfNear(context, { userId, at, limit, usedMinor });
  }
}

/** Notifies once in the limit's window, from 80 percent of its use. */
export async function notifyIfNear(
  context: NotificationsContext,
  use: { userId: string; at: Date; limit: Amount; usedMinor: bigint },
): Promise<void> {
  const { limit, usedMinor } = use;
  const maxMinor = limit.amountMinor ?? 0n;
  if (maxMinor === 0n || usedMinor * 100n < maxMinor * NEAR_PERCENT) return;
  await notifyOnce(context, { ...use, message: 'limitNear' });
}

/** A stake, a deposit or a round was refused by this limit. */
export async function notifyOfReachedLimit(
  context: NotificationsContext,
  { userId, limit: reached }: { userId: string; limit: ReachedLimit },
): Promise<void> {
  const { kind, period, limit: amount, walletType: currency } = reached;
  const amountMinor = currency === null ? BigInt(amount) : fromDecimal(`${amount}`, currency);
  const limit = { kind, period, currency, amountMinor };
  await notifyOnce(context, { userId, at: context.clock.now(), limit, message: 'limitReached' });
}

async function notifyOnce(
  context: NotificationsContext,
  use: { userId: string; at: Date; limit: Amount; message: 'limitNear' | 'limitReached' },
): Promise<void> {
  const { userId, at, limit, message } = use;
  const id = windowId(use);
  if (context.notifiedLimits.has(id)) return;
  const params = { ...paramsOf(limit), at: limitWindow(limit.period, at).until.toISOString() };
  await notify(context, { ...ofLimit({ id, userId }), type: 'warning', message, params });
  context.notifiedLimits.set(id, true);
}

function windowId(use: {
  userId: string;
  at: Date;
  limit: LimitId;
  message: NotificationMessage;
}): string {
  const { kind, period } = use.limit;
  const day = limitWindow(period, use.at).from.toISOString().slice(0, 10);
  return [use.message, use.userId, kind, period, day].join('.');
}

function ofLimit({ id, userId }: { id: string; userId: string }) {
  return { id, userId, type: 'system', link: '/safer-play' } as const;
}

/** The limit's name and its amount: money, or the minutes of a time limit. */
function paramsOf({ kind, period, amountMinor, currency }: Amount): NotificationParams {
  const limit = { kind, period };
  if (amountMinor === null) return { limit };
  if (currency === null) return { limit, minutes: Number(amountMinor) };
  return { limit, amountMinor: amountMinor.toString(), walletType: currency };
}
