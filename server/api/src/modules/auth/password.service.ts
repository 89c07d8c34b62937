import { resetLink } from '../../contract/reset-link.ts';
import { refusal } from '../../core/app-error.ts';
import { sha256 } from '../../core/digest.ts';
import { networkOf } from '../../core/network-address.ts';
import { composeMail } from '../../mail/compose-mail.ts';
import type { Mail } from '../../mail/mail.ts';
import type { Services } from '../../services.ts';
import type { ActiveSession } from './caller.ts';
import { findLoginPlace, makeRoom, settlingAt } from './login-place.ts';
import {
  findAccount,
  findAccountByEmail,
  findLivingReset,
  replacePassword,
  resetPasswordWith,
  storeReset,
} from './passwords.repository.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { notifyOfNewPassword } from './security-notifications.ts';

const RESET_MS = 1_800_000;
const HOUR_MS = 3_600_000;
/** More links in an hour would only fill the mailbox; the earlier ones stay good. */
const RESETS_PER_HOUR_MAX = 10;

/**
 * Sets a new password by the current one. This session goes on; launch and reset tokens end.
 * @throws AppError 1003, 1004, 429
 */
export async function changePassword(
  services: Services,
  request: { session: ActiveSession; oldPassword: string; newPassword: string },
): Promise<null> {
  const { prisma, clock, sessions } = services;
  const { session, oldPassword, newPassword } = request;
  const { userId, sessionId } = session;
  const attempt = services.loginThrottle.changePassword({ userId, now: clock.now() });
  const account = await findAccount(prisma, userId);
  const { passwordHash: from } = account;
  const matches = await attempt.counting(() =>
    verifyPassword({ password: oldPassword, passwordHash: from }),
  );
  if (!matches) throw refusal('WRONG_CURRENT_PASSWORD');
  if (newPassword === oldPassword) throw refusal('SAME_PASSWORD');
  const to = await hashPassword(newPassword);
  const at = clock.now();
  const changed = await sessions.endWithPassword({
    userId,
    keep: sessionId,
    change: (tx) => replacePassword(tx, { userId, from, to, at }),
  });
  // Another change came first, so what was given is no longer the current password.
  if (!changed) throw refusal('WRONG_CURRENT_PASSWORD');
  services.log.info({ userId }, 'password changed');
  await notifyOfNewPassword(services, { userId, to: account, how: 'changed' });
  return null;
}

/**
 * Mails a link that sets a new password, if the email is known. Whether it is, is found out behind
 * the answer, so that neither its content nor its time tells.
 * @throws AppError 429 when this address asks too often
 */
export async function forgotPassword(
  services: Services,
  { email, address }: { email: string; address: string },
): Promise<null> {
  const network = networkOf(address);
  services.loginThrottle.requestReset({ network, now: services.clock.now() });
  services.mailer.enqueue(() => resetMail(services, email));
  return null;
}

async function resetMail(services: Services, email: string): Promise<Mail | null> {
  const { prisma, clock, random, settings, log } = services;
  const account = await findAccountByEmail(prisma, email);
  if (!account) return null;
  const { id: userId } = account;
  const token = random.token();
  const createdAt = clock.now();
  const stored = await storeReset(
    prisma,
    {
      id: random.uuid(),
      tokenHash: sha256(token),
      userId,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + RESET_MS),
    },
    { since: new Date(createdAt.getTime() - HOUR_MS), max: RESETS_PER_HOUR_MAX },
  );
  if (!stored) {
    log.warn({ userId }, 'no reset mail: too many in this hour');
    return null;
  }
  const link = resetLink({ webOrigin: settings.origins.web, token });
  return composeMail({ name: 'passwordReset', to: account, link });
}

/**
 * Sets a new password with a mailed token, once; all sessions end. The player's own place is known
 * from now on, whatever strangers tried meanwhile.
 * @throws AppError 1005, 429
 */
export async function resetPassword(
  services: Services,
  request: { token: string; newPassword: string; address: string },
): Promise<null> {
  const { prisma, clock, sessions } = services;
  const tokenHash = sha256(request.token);
  const reset = await findLivingReset(prisma, { tokenHash, at: clock.now() });
  if (!reset) throw refusal('RESET_TOKEN_INVALID');
  const { id: userId, email } = reset.user;
  const to = await hashPassword(request.newPassword);
  const at = clock.now();
  const changed = await sessions.endWithPassword({
    userId,
    keep: null,
    change: (tx) => resetPasswordWith(tx, { id: reset.id, userId, to, at }),
  });
  if (!changed) throw refusal('RESET_TOKEN_INVALID');
  services.loginThrottle.passwordReset({ email });
  const place = findLoginPlace(services, { email, address: request.address });
  const settling = settlingAt(services, { userId, place });
  await services.ledger.write(settling.rows);
  await makeRoom(services, { userId, ...settling });
  services.log.info({ userId }, 'password reset');
  await notifyOfNewPassword(services, { userId, to: reset.user, how: 'reset' });
  return null;
}
