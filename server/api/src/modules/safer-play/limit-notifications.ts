import { LRUCache } from 'lru-cache';
import { fromDecimal } from '../../contract/money.ts';
import type { LimitView } from '../../contract/safer-play.ts';
import type { Services } from '../../services.ts';
import type { NotificationMessage } from '../notifications/messages/en.ts';
import type { NotificationParams } from '../notifications/messages/notification-text.ts';
import { type NewNotification, notify } from '../notifications/notify.ts';
import { limitBudget, type PlayLimit } from './limit-budget.ts';
import { countersOf } from './limit-usage.repository.ts';
import { limitWindow } from './limit-window.ts';
import { pendingTimes } from './limits.mapper.ts';
import type { LimitAction, LimitId, StoredLimit } from './limits.repository.ts';

const NOTIFIED_MAX = 10_000;
const NEAR_PERCENT = 80n;

/** Ids of the notifications of used limits that this process has stored: each window has one. */
export type NotifiedLimits = LRUCache<string, true>;

export function createNotifiedLimits(): NotifiedLimits {
  return new LRUCache({ max: NOTIFIED_MAX });
}

type Amount = Pick<StoredLimit, 'kind' | 'period' | 'amountMinor' | 'currency'>;

/** Of a change by the player or of a lapsed one; a cancelled one needs none. */
export async function notifyOfLimitChange(
  services: Services,
  { userId, limit, action }: { userId: string; limit: StoredLimit; action: LimitAction },
): Promise<void> {
  const content = contentOf(limit, action);
  if (content === null) return;
  const id = `limit.${services.random.uuid()}`;
  await notify(services, { ...ofLimit({ id, userId }), ...content });
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
  services: Services,
  { userId, limit, until }: { userId: string; limit: StoredLimit; until: Date },
): Promise<void> {
  const id = `limit-ready.${userId}.${limit.kind}.${limit.period}.${until.getTime()}`;
  const params = { ...paramsOf(limit), at: until.toISOString() };
  await notify(services, { ...ofLimit({ id, userId }), message: 'limitRaiseReady', params });
}

export async function notifyOfLimitReview(
  services: Services,
  { userId, at }: { userId: string; at: Date },
): Promise<void> {
  const id = `limit-review.${userId}.${at.toISOString().slice(0, 10)}`;
  await notify(services, { ...ofLimit({ id, userId }), message: 'limitReview', params: {} });
}

/** After a bet: of each limit whose counter has reached 80 percent, once in its window. */
export async function notifyNearLimits(
  services: Services,
  { userId, at, playLimits }: { userId: string; at: Date; playLimits: readonly PlayLimit[] },
): Promise<void> {
  const open = playLimits.filter(
    (limit) => !services.notifiedLimits.has(windowId({ userId, at, limit, message: 'limitNear' })),
  );
  if (open.length === 0) return;
  try {
    const keyOf = (limit: PlayLimit) => limitBudget(limit, { userId, at }).key;
    const used = await countersOf(services.prisma, open.map(keyOf));
    for (const limit of open) {
      const usedMinor = used.get(keyOf(limit)) ?? 0n;
      await notifyIfNear(services, { userId, at, limit, usedMinor });
    }
  } catch (err) {
    services.log.error({ err, userId }, 'notifying of used limits failed');
  }
}

/** Notifies once in the limit's window, from 80 percent of its use. */
export async function notifyIfNear(
  services: Services,
  use: { userId: string; at: Date; limit: Amount; usedMinor: bigint },
): Promise<void> {
  const { limit, usedMinor } = use;
  const maxMinor = limit.amountMinor ?? 0n;
  if (maxMinor === 0n || usedMinor * 100n < maxMinor * NEAR_PERCENT) return;
  await notifyOnce(services, { ...use, message: 'limitNear' });
}

/** A stake, a deposit or a round was refused by this limit. */
export async function notifyOfReachedLimit(
  services: Services,
  { userId, limit: { amount, walletType: currency, ...id } }: { userId: string; limit: LimitView },
): Promise<void> {
  const amountMinor = currency === null ? BigInt(amount) : fromDecimal(`${amount}`, currency);
  const limit = { ...id, currency, amountMinor };
  const at = services.clock.now();
  await notifyOnce(services, { userId, at, limit, message: 'limitReached' });
}

async function notifyOnce(
  services: Services,
  use: { userId: string; at: Date; limit: Amount; message: 'limitNear' | 'limitReached' },
): Promise<void> {
  const { userId, at, limit, message } = use;
  const id = windowId(use);
  if (services.notifiedLimits.has(id)) return;
  const params = { ...paramsOf(limit), at: limitWindow(limit.period, at).until.toISOString() };
  await notify(services, { ...ofLimit({ id, userId }), type: 'warning', message, params });
  services.notifiedLimits.set(id, true);
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
