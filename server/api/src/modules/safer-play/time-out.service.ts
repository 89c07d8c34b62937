import type { TimeOutDuration } from '../../contract/safer-play.ts';
import { refusal } from '../../core/app-error.ts';
import type { Services } from '../../services.ts';
import { lengthenTimeOut } from './exclusion.repository.ts';
import { scheduleTimeOutEnd } from './limit-jobs.ts';
import { protectionChanged } from './protection.ts';
import { notifyOfTimeOut } from './time-out-notifications.ts';

const HOUR_MS = 3_600_000;

const durationMs = {
  '24h': 24 * HOUR_MS,
  '7d': 7 * 24 * HOUR_MS,
  '30d': 30 * 24 * HOUR_MS,
  '42d': 42 * 24 * HOUR_MS,
} as const satisfies Record<TimeOutDuration, number>;

/**
 * Stops play and deposits at once, and ends the launches of open games; the session goes on. A running
 * time-out can only become longer.
 * @throws AppError 1404
 */
export async function startTimeOut(
  services: Services,
  { userId, duration }: { userId: string; duration: TimeOutDuration },
): Promise<{ until: string }> {
  const { sessions, clock, log } = services;
  const until = new Date(clock.now().getTime() + durationMs[duration]);
  const isLonger = await sessions.endLaunches({
    userId,
    change: (tx) => lengthenTimeOut(tx, { userId, until }),
  });
  if (!isLonger) throw refusal('BREAK_NOT_SHORTER');
  log.info({ userId, until }, 'time-out started');
  protectionChanged(services, userId);
  await scheduleTimeOutEnd(services, { userId, until });
  await notifyOfTimeOut(services, { userId, until });
  return { until: until.toISOString() };
}
