import type { ExclusionDuration } from '../../contract/safer-play.ts';
import { refusal } from '../../core/app-error.ts';
import { composeMail } from '../../mail/compose-mail.ts';
import type { Services } from '../../services.ts';
import { checkCredentials } from '../auth/login.service.ts';
import { verifyCurrentPassword } from '../auth/password.service.ts';
import { startExclusion, storeReturn } from './exclusion.repository.ts';
import { FOREVER, untilView } from './exclusion.ts';
import { protectionChanged } from './protection.ts';

const RETURN_DELAY_MS = 24 * 3_600_000;

const monthsOf = {
  '6m': 6,
  '12m': 12,
  '24m': 24,
  '60m': 60,
  forever: null,
} as const satisfies Record<ExclusionDuration, number | null>;

/**
 * Closes the account to its player: every session ends, and logins are refused until the player
 * returns after the end. Withdrawals under way go on, and rounds with a stake can be settled.
 * @throws AppError 1003, 1404, 429
 */
export async function excludeSelf(
  services: Services,
  request: { userId: string; password: string; duration: ExclusionDuration; address: string },
): Promise<{ until: string | null }> {
  const { userId, duration } = request;
  const { sessions, clock, log, mailer, settings } = services;
  const account = await verifyCurrentPassword(services, request);
  const at = clock.now();
  const until = exclusionEnd(at, duration);
  const isExcluded = await sessions.endForExclusion({
    userId,
    change: (tx) => startExclusion(tx, { userId, until, at }),
  });
  if (!isExcluded) throw refusal('BREAK_NOT_SHORTER');
  log.info({ userId, until }, 'player excluded themselves');
  protectionChanged(services, userId);
  const link = `${settings.origins.web}/safer-play`;
  mailer.enqueue(async () => composeMail({ name: 'selfExcluded', to: account, link }));
  return { until: untilView(until) };
}

/** The same day of a later month, at most its last; `forever` has no end. */
export function exclusionEnd(from: Date, duration: ExclusionDuration): Date {
  const months = monthsOf[duration];
  if (months === null) return FOREVER;
  const end = new Date(from);
  end.setUTCMonth(end.getUTCMonth() + months);
  // The month has no such day: it has become one of the next month.
  if (end.getUTCDate() !== from.getUTCDate()) end.setUTCDate(0);
  return end;
}

/**
 * The player returns after the end of a self-exclusion: the account opens 24 hours later. A second call
 * changes nothing.
 * @throws AppError 1001, 1405, 429
 */
export async function returnFromExclusion(
  services: Services,
  credentials: { email: string; password: string; address: string },
): Promise<{ from: string }> {
  const { clock, prisma, mailer, settings, log } = services;
  const { user } = await checkCredentials(services, credentials);
  const at = clock.now();
  if (user.selfExcludedUntil === null) return { from: at.toISOString() };
  const stored = await storeReturn(prisma, {
    userId: user.id,
    returnsAt: new Date(at.getTime() + RETURN_DELAY_MS),
    at,
  });
  if (stored.returnsAt === null) {
    throw refusal('EXCLUSION_NOT_OVER', { until: untilView(stored.selfExcludedUntil) });
  }
  if (stored.isNew) {
    log.info({ userId: user.id }, 'player returns from a self-exclusion');
    protectionChanged(services, user.id);
    const link = `${settings.origins.web}/safer-play`;
    mailer.enqueue(async () => composeMail({ name: 'exclusionReturn', to: user, link }));
  }
  return { from: stored.returnsAt.toISOString() };
}
