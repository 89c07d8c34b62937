import { jobRow } from '../../jobs/job-store.ts';
import type { SaferPlayContext } from './context.ts';

/** Follows a raise or a removal: when it can be confirmed, and when it lapses. */
export const LIMIT_CHANGE_JOB = 'limit-change';
/** Reminds a player with limits to review them. */
export const LIMIT_REVIEW_JOB = 'limit-review';
/** Notifies of the end of a time-out. */
export const TIME_OUT_JOB = 'time-out';

export const LIMIT_REVIEW_MS = 180 * 86_400_000;

/** One job for each player, which never ends; a second one is not stored. */
export async function scheduleLimitReview(
  { ledger, random, clock }: SaferPlayContext,
  userId: string,
): Promise<void> {
  const runAt = new Date(clock.now().getTime() + LIMIT_REVIEW_MS);
  await ledger.write([
    jobRow({ id: random.uuid(), kind: LIMIT_REVIEW_JOB, subject: userId, runAt }),
  ]);
}

/** @param until the end of the time-out */
export async function scheduleTimeOutEnd(
  { ledger, random }: SaferPlayContext,
  { userId, until }: { userId: string; until: Date },
): Promise<void> {
  const subject = `${userId}/${until.getTime()}`;
  await ledger.write([jobRow({ id: random.uuid(), kind: TIME_OUT_JOB, subject, runAt: until })]);
}
