import type { TimeOutDuration } from '../../contract/safer-play.ts';
import { refusal } from '../../core/app-error.ts';
import type { Prisma } from '../../db/generated/client.ts';
import type { SaferPlayContext } from './context.ts';
import { lengthenTimeOut } from './exclusion.repository.ts';
import { scheduleTimeOutEnd } from './limit-jobs.ts';
import { timeOutNotification } from './time-out-notifications.ts';

const HOUR_MS = 3_600_000;

const durationMs = {
  '24h': 24 * HOUR_MS,
  '7d': 7 * 24 * HOUR_MS,
  '30d': 30 * 24 * HOUR_MS,
  '42d': 42 * 24 * HOUR_MS,
} as const satisfies Record<TimeOutDuration, number>;

/**
 * Stops play and deposits at once, and ends the launches of open games and the open checkouts; the session
 * goes on. A running
 * time-out can only become longer.
 * @throws BREAK_NOT_SHORTER
 */
export async function startTimeOut(
  context: SaferPlayContext,
  { userId, duration }: { userId: string; duration: TimeOutDuration },
): Promise<{ until: string }> {
  const { clock, log } = context;
  const until = new Date(clock.now().getTime() + durationMs[duration]);
  if (!(await setTimeOut(context, { userId, until }))) throw refusal('BREAK_NOT_SHORTER');
  log.info({ userId, until }, 'time-out started');
  return { until: until.toISOString() };
}

/**
 * Sets the end of a time-out, for its player or for staff.
 * @param timeOut.alongside is written in the transaction of the change
 * @returns false when a longer one holds: then nothing was changed
 */
export async function setTimeOut(
  context: SaferPlayContext,
  timeOut: {
    userId: string;
    until: Date;
    alongside?: (tx: Prisma.TransactionClient) => Promise<void>;
  },
): Promise<boolean> {
  const { userId, until, alongside } = timeOut;
  const { auth, clock, notifications, payments, restrictions } = context;
  const at = clock.now();
  let ended: readonly string[] = [];
  const isLonger = await auth.sessions.endLaunches({
    userId,
    async change(tx) {
      if (!(await lengthenTimeOut(tx, { userId, until }))) return false;
      ended = await payments.endOpenCheckouts({ tx, userId, at });
      await alongside?.(tx);
      return true;
    },
  });
  if (!isLonger) return false;
  restrictions.changed(userId);
  payments.announceEndedCheckouts(ended);
  await scheduleTimeOutEnd(context, { userId, until });
  await notifications.notify(timeOutNotification({ userId, until }));
  return true;
}
