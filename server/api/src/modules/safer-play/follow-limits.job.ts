import {
  type LimitKind,
  type LimitPeriod,
  limitKinds,
  limitPeriods,
} from '../../contract/safer-play.ts';
import type { JobResult } from '../../jobs/job-runner.ts';
import {
  changeLimit,
  findLimit,
  listLimits,
  pendingTimes,
  type StoredLimit,
} from '../restrictions/index.ts';
import type { SaferPlayContext } from './context.ts';
import { LIMIT_REVIEW_MS } from './limit-jobs.ts';
import { timeOutEndNotification } from './time-out-notifications.ts';

/** Notifies when a change can be confirmed, and drops it when it lapses. */
export async function followLimitChange(
  context: SaferPlayContext,
  subject: string,
): Promise<JobResult> {
  const change = parseSubject(subject);
  const now = context.clock.now();
  const limit = await findLimit(context.prisma, change);
  // Cancelled, confirmed or requested anew.
  if (!limit?.pending || limit.pending.requestedAt.getTime() !== change.requestedAtMs)
    return 'done';
  const { confirmableAt, lapsesAt } = pendingTimes(limit.pending);
  if (now < confirmableAt) return { againAt: confirmableAt };
  if (now < lapsesAt) {
    await context.notifications.notifyOfReadyChange({
      userId: change.userId,
      limit,
      until: lapsesAt,
    });
    return { againAt: lapsesAt };
  }
  await lapse(context, change);
  return 'done';
}

type Subject = {
  readonly userId: string;
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly requestedAtMs: number;
};

/** @throws Error for a malformed subject */
function parseSubject(subject: string): Subject {
  const [userId = '', ...rest] = subject.split('/');
  const kind = limitKinds.find((one) => one === rest[0]);
  const period = limitPeriods.find((one) => one === rest[1]);
  if (!kind || !period) throw new Error(`no limit has the name ${subject}`);
  return { userId, kind, period, requestedAtMs: Number(rest[2]) };
}

async function lapse(context: SaferPlayContext, { userId, kind, period, requestedAtMs }: Subject) {
  const isSame = (limit: StoredLimit | null): limit is StoredLimit =>
    limit?.pending?.requestedAt.getTime() === requestedAtMs;
  const { next, action } = await changeLimit(context.prisma, {
    userId,
    id: { kind, period },
    at: context.clock.now(),
    by: 'system',
    decide({ current }) {
      if (!isSame(current)) throw new Error(`a ${kind} limit was changed while its change lapsed`);
      return { next: { ...current, pending: null }, action: 'lapse' };
    },
  });
  context.restrictions.changed(userId);
  await context.notifications.notifyOfLimitChange({ userId, limit: next, action });
}

/** Every 180 days, while the player has a limit. */
export async function remindOfLimits(
  context: SaferPlayContext,
  userId: string,
): Promise<JobResult> {
  const { prisma, clock } = context;
  const now = clock.now();
  const set = (await listLimits(prisma, userId)).filter(({ amountMinor }) => amountMinor !== null);
  const changedAtMs = Math.max(...set.map(({ setAt }) => setAt.getTime()), 0);
  const dueAt = new Date(changedAtMs + LIMIT_REVIEW_MS);
  // A start of the server runs all jobs, also those of later.
  if (set.length > 0 && now < dueAt) return { againAt: dueAt };
  if (set.length > 0) await context.notifications.notifyOfLimitReview({ userId, at: now });
  return { againAt: new Date(now.getTime() + LIMIT_REVIEW_MS) };
}

/** Notifies of the end of a time-out, unless it was made longer. */
export async function endTimeOut(context: SaferPlayContext, subject: string): Promise<JobResult> {
  const [userId = '', untilMs] = subject.split('/');
  const until = new Date(Number(untilMs));
  const { timeOutUntil } = await context.restrictions.load(userId);
  if (timeOutUntil?.getTime() !== until.getTime()) return 'done';
  if (context.clock.now() < until) return { againAt: until };
  context.restrictions.changed(userId);
  await context.notifications.notify(timeOutEndNotification({ userId, until }));
  return 'done';
}
