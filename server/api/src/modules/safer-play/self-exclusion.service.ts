import type { ExclusionDuration } from '../../contract/safer-play.ts';
import { refusal } from '../../core/app-error.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { composeMail } from '../../mail/compose-mail.ts';
import { FOREVER, untilView } from '../restrictions/index.ts';
import type { Proof } from '../second-factor/index.ts';
import type { SaferPlayContext } from './context.ts';
import { startExclusion, storeReturn } from './exclusion.repository.ts';

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
 * @throws WRONG_CURRENT_PASSWORD, BREAK_NOT_SHORTER, TOO_MANY_REQUESTS
 */
export async function excludeSelf(
  context: SaferPlayContext,
  request: { userId: string; password: string; duration: ExclusionDuration; address: string },
): Promise<{ until: string | null }> {
  const { userId, duration } = request;
  const { auth, clock, log, mailer, settings } = context;
  const account = await auth.verifyCurrentPassword(request);
  const until = exclusionEnd(clock.now(), duration);
  if (!(await setExclusion(context, { userId, until }))) throw refusal('BREAK_NOT_SHORTER');
  log.info({ userId, until }, 'player excluded themselves');
  const link = `${settings.origins.web}/safer-play`;
  mailer.enqueue(async () => composeMail({ name: 'selfExcluded', to: account, link }));
  return { until: untilView(until) };
}

/**
 * Closes an account, for its player or for staff: its sessions and its open checkouts end.
 * @param exclusion.alongside is written in the transaction of the change
 * @returns false when a longer one holds: then nothing was changed
 */
export async function setExclusion(
  { auth, clock, payments, restrictions }: SaferPlayContext,
  exclusion: {
    userId: string;
    until: Date;
    alongside?: (tx: Prisma.TransactionClient) => Promise<void>;
  },
): Promise<boolean> {
  const { userId, until, alongside } = exclusion;
  const at = clock.now();
  let ended: readonly string[] = [];
  const isLonger = await auth.sessions.endForExclusion({
    userId,
    async change(tx) {
      if (!(await startExclusion(tx, { userId, until, at }))) return false;
      ended = await payments.endOpenCheckouts({ tx, userId, at });
      await alongside?.(tx);
      return true;
    },
  });
  if (!isLonger) return false;
  restrictions.changed(userId);
  payments.announceEndedCheckouts(ended);
  return true;
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
 * @throws EXCLUSION_NOT_OVER, and as `verifyPlayer`
 */
export async function returnFromExclusion(
  context: SaferPlayContext,
  proof: Proof & { address: string },
): Promise<{ from: string }> {
  const { clock, prisma, mailer, settings, log } = context;
  const { user } = await context.secondFactor.verifyPlayer(proof);
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
    context.restrictions.changed(user.id);
    const link = `${settings.origins.web}/safer-play`;
    mailer.enqueue(async () => composeMail({ name: 'exclusionReturn', to: user, link }));
  }
  return { from: stored.returnsAt.toISOString() };
}
