import type { JobResult } from '../../jobs/job-runner.ts';
import { jobRow } from '../../jobs/job-store.ts';
import type { RestrictionsContext } from './context.ts';
import type { PlayInterval } from './play-time.ts';
import { loadPlayerRestrictions, type PlayerRestrictions } from './player-restrictions.ts';

/** Shows the check on the player's pages when it is due. */
export const REALITY_CHECK_JOB = 'reality-check';

const MINUTE_MS = 60_000;

type RealityCheck = Pick<PlayerRestrictions, 'realityCheckMinutes' | 'realityCheckedAt'>;

/** When the next check of a session is due: counted from its start or the last acknowledgement. */
export function nextCheck(
  { realityCheckMinutes: every, realityCheckedAt }: RealityCheck,
  session: PlayInterval | null,
): Date | null {
  if (every === 0 || session === null) return null;
  const fromMs = Math.max(session.startedAtMs, realityCheckedAt?.getTime() ?? 0);
  return new Date(fromMs + every * MINUTE_MS);
}

/** Stores the job of the next check. @returns when it is due; `null` for none */
export async function scheduleRealityCheck(
  { ledger, random, playSessions }: RestrictionsContext,
  restrictions: RealityCheck & Pick<PlayerRestrictions, 'userId'>,
): Promise<Date | null> {
  const { userId } = restrictions;
  const runAt = nextCheck(restrictions, await playSessions.current(userId));
  if (runAt === null) return null;
  // One job for each due time: a later acknowledgement makes it void.
  const subject = `${userId}/${runAt.getTime()}`;
  await ledger.write([jobRow({ id: random.uuid(), kind: REALITY_CHECK_JOB, subject, runAt })]);
  return runAt;
}

/** Announces the due check to the player's pages, so that it is shown before a bet is refused. */
export async function announceRealityCheck(
  context: RestrictionsContext,
  subject: string,
): Promise<JobResult> {
  const [userId = ''] = subject.split('/');
  const { clock, events, playSessions } = context;
  const restrictions = await loadPlayerRestrictions(context, userId);
  const dueAt = nextCheck(restrictions, await playSessions.current(userId));
  if (dueAt === null) return 'done';
  if (dueAt > clock.now()) return isOf(subject, dueAt) ? { againAt: dueAt } : 'done';
  const everyMinutes = restrictions.realityCheckMinutes;
  events.publish({ type: 'reality-check-due', userId, dueAt, everyMinutes });
  return 'done';
}

const isOf = (subject: string, dueAt: Date) => subject.endsWith(`/${dueAt.getTime()}`);
