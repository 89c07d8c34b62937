import {
  type RealityCheckMinutes,
  type RealityCheckView,
  realityCheckMinutes,
} from '../../contract/safer-play.ts';
import type { JobResult } from '../../jobs/job-runner.ts';
import { jobRow } from '../../jobs/job-store.ts';
import type { Services } from '../../services.ts';
import { sessionView } from './play-session-view.ts';
import type { PlayInterval } from './play-time.ts';
import { updateProtection } from './protection.repository.ts';
import { type Protection, protectionChanged, protectionOf } from './protection.ts';

export const REALITY_CHECK_JOB = 'reality-check';

const MINUTE_MS = 60_000;

/** When the next check of a session is due: counted from its start or the last acknowledgement. */
export function nextCheck(
  protection: Pick<Protection, 'realityCheckMinutes' | 'realityCheckedAt'>,
  session: PlayInterval | null,
): Date | null {
  const { realityCheckMinutes: every, realityCheckedAt } = protection;
  if (every === 0 || session === null) return null;
  const fromMs = Math.max(session.startedAtMs, realityCheckedAt?.getTime() ?? 0);
  return new Date(fromMs + every * MINUTE_MS);
}

/** The player's setting, and the session so far. */
export async function realityCheckView(
  services: Services,
  userId: string,
): Promise<RealityCheckView> {
  const protection = await protectionOf(services, userId);
  const session = await services.playSessions.current(userId);
  const everyMinutes = realityCheckMinutes.find((one) => one === protection.realityCheckMinutes);
  return {
    everyMinutes: everyMinutes ?? 0,
    nextAt: nextCheck(protection, session)?.toISOString() ?? null,
    session: session && (await sessionView(services, { userId, session })),
  };
}

export async function setRealityCheck(
  services: Services,
  { userId, everyMinutes }: { userId: string; everyMinutes: RealityCheckMinutes },
): Promise<RealityCheckView> {
  await updateProtection(services.prisma, userId, { realityCheckMinutes: everyMinutes });
  protectionChanged(services, userId);
  await scheduleRealityCheck(services, userId);
  return realityCheckView(services, userId);
}

/** The player has seen the session: play goes on. */
export async function acknowledgeRealityCheck(
  services: Services,
  userId: string,
): Promise<{ nextAt: string | null }> {
  await updateProtection(services.prisma, userId, { realityCheckedAt: services.clock.now() });
  protectionChanged(services, userId);
  const next = await scheduleRealityCheck(services, userId);
  return { nextAt: next?.toISOString() ?? null };
}

/** Stores the job of the next check. @returns when it is due; `null` for none */
export async function scheduleRealityCheck(
  services: Services,
  userId: string,
): Promise<Date | null> {
  const { ledger, random, playSessions } = services;
  const session = await playSessions.current(userId);
  const runAt = nextCheck(await protectionOf(services, userId), session);
  if (runAt === null) return null;
  // One job for each due time: a later acknowledgement makes it void.
  const subject = `${userId}/${runAt.getTime()}`;
  await ledger.write([jobRow({ id: random.uuid(), kind: REALITY_CHECK_JOB, subject, runAt })]);
  return runAt;
}

/** Sends the due check to the player's pages, so that it is shown before a bet is refused. */
export async function sendRealityCheck(services: Services, subject: string): Promise<JobResult> {
  const [userId = ''] = subject.split('/');
  const { clock, feed, playSessions } = services;
  const protection = await protectionOf(services, userId);
  const dueAt = nextCheck(protection, await playSessions.current(userId));
  if (dueAt === null) return 'done';
  if (dueAt > clock.now()) return isOf(subject, dueAt) ? { againAt: dueAt } : 'done';
  const everyMinutes = protection.realityCheckMinutes;
  feed.signal(userId, { type: 'realityCheck', dueAt, everyMinutes });
  return 'done';
}

const isOf = (subject: string, dueAt: Date) => subject.endsWith(`/${dueAt.getTime()}`);
