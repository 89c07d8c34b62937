import { networkOf } from '@fairhall/kit/network-address';
import { passwordForm } from '../../contract/player-fields.ts';
import { resetLink } from '../../contract/reset-link.ts';
import { refusal } from '../../core/app-error.ts';
import type { ActiveSession } from '../../core/caller.ts';
import { sha256 } from '../../core/digest.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { composeMail } from '../../mail/compose-mail.ts';
import type { Mail } from '../../mail/mail.ts';
import type { AuthContext } from './context.ts';
import { requireFreshLogin } from './fresh-login.ts';
import {
  addressUpdateFor,
  deleteExcessAddresses,
  findLoginLocation,
  hashingOptions,
} from './login-location.ts';
import {
  findAccount,
  findAccountByEmail,
  findActiveReset,
  replacePassword,
  resetPasswordWith,
  storeReset,
} from './passwords.repository.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { notifyOfNewPassword } from './security-notifications.ts';

const RESET_MS = 1_800_000;
const HOUR_MS = 3_600_000;
/** Limits the mails to one mailbox; earlier links stay valid. */
const RESETS_PER_HOUR_MAX = 10;

/**
 * Sets a new password after verifying the current one. The caller's session stays active; other
 * sessions, launch tokens and reset tokens end.
 * @throws FRESH_LOGIN_REQUIRED, WRONG_CURRENT_PASSWORD, SAME_PASSWORD, TOO_MANY_REQUESTS
 */
export async function changePassword(
  context: AuthContext,
  request: { session: ActiveSession; oldPassword: string; newPassword: string; address: string },
): Promise<null> {
  const { clock, sessions } = context;
  const { session, oldPassword, newPassword, address } = request;
  const { userId, sessionId } = session;
  await requireFreshLogin(context, session);
  const account = await verifyCurrentPassword(context, { userId, password: oldPassword, address });
  const { passwordHash: from } = account;
  if (passwordForm(newPassword) === passwordForm(oldPassword)) throw refusal('SAME_PASSWORD');
  const to = await hashPassword(newPassword, hashingOptions(context, address));
  const at = clock.now();
  const changed = await sessions.endForPasswordChange({
    userId,
    keep: sessionId,
    change: (tx) => replacePassword(tx, { userId, from, to, at }),
  });
  // A concurrent change came first: the given password is no longer the current one.
  if (!changed) throw refusal('WRONG_CURRENT_PASSWORD');
  context.log.info({ userId }, 'password changed');
  await notifyOfNewPassword(context, { userId, to: account, how: 'changed' });
  return null;
}

/**
 * The account of a player who knows its password.
 * @throws WRONG_CURRENT_PASSWORD, TOO_MANY_REQUESTS
 */
export async function verifyCurrentPassword(
  context: AuthContext,
  { userId, password, address }: { userId: string; password: string; address: string },
) {
  const { loginThrottle, clock, prisma } = context;
  const attempt = await loginThrottle.inSession({ userId, now: clock.now() });
  const account = await findAccount(prisma, userId);
  const { passwordHash } = account;
  const hashing = hashingOptions(context, address);
  const matches = await attempt.run(() => verifyPassword({ password, passwordHash }, hashing));
  if (!matches) throw refusal('WRONG_CURRENT_PASSWORD');
  return account;
}

/**
 * Mails a reset link if the email is known. The lookup runs after the response, so that neither its
 * content nor its time reveals whether the account exists.
 * @throws TOO_MANY_REQUESTS when this network sends too many requests
 */
export async function forgotPassword(
  context: AuthContext,
  { email, address }: { email: string; address: string },
): Promise<null> {
  const network = networkOf(address);
  await context.loginThrottle.requestReset({ network, now: context.clock.now() });
  context.mailer.enqueue(() => resetMail(context, email));
  return null;
}

async function resetMail(context: AuthContext, email: string): Promise<Mail | null> {
  const account = await findAccountByEmail(context.prisma, email);
  return account && resetMailFor(context, { account });
}

type Account = NonNullable<Awaited<ReturnType<typeof findAccountByEmail>>>;

/**
 * A mail with a link that sets a new password.
 * @param options.alongside is written in the transaction that stores the link
 * @returns `null` when the hourly limit of the mailbox is reached
 */
export async function resetMailFor(
  context: AuthContext,
  {
    account,
    alongside,
  }: { account: Account; alongside?: (tx: Prisma.TransactionClient) => Promise<void> },
): Promise<Mail | null> {
  const { prisma, clock, random, settings, log } = context;
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
    { since: new Date(createdAt.getTime() - HOUR_MS), max: RESETS_PER_HOUR_MAX, alongside },
  );
  if (!stored) {
    log.warn({ userId }, 'reset mail not sent: hourly limit reached');
    return null;
  }
  const link = resetLink({ webOrigin: settings.origins.web, token });
  return composeMail({ name: 'passwordReset', to: account, link });
}

/**
 * Sets a new password with a mailed one-time token; all sessions end. The player's location becomes
 * a known one, so that attempts from other locations do not delay the next login.
 * @throws RESET_TOKEN_INVALID, TOO_MANY_REQUESTS
 */
export async function resetPassword(
  context: AuthContext,
  request: { token: string; newPassword: string; address: string },
): Promise<null> {
  const { prisma, clock, sessions } = context;
  const tokenHash = sha256(request.token);
  const reset = await findActiveReset(prisma, { tokenHash, at: clock.now() });
  if (!reset) throw refusal('RESET_TOKEN_INVALID');
  const { id: userId, email } = reset.user;
  const to = await hashPassword(request.newPassword, hashingOptions(context, request.address));
  const at = clock.now();
  const changed = await sessions.endForPasswordChange({
    userId,
    keep: null,
    change: (tx) => resetPasswordWith(tx, { id: reset.id, userId, to, at }),
  });
  if (!changed) throw refusal('RESET_TOKEN_INVALID');
  const location = await findLoginLocation(context, { email, address: request.address });
  await context.loginThrottle.resetAccount({ email, locationHash: location.hash });
  const addressUpdate = await addressUpdateFor(context, { userId, location });
  await context.ledger.write(addressUpdate.rows, { userId });
  await deleteExcessAddresses(context, { userId, ...addressUpdate });
  context.log.info({ userId }, 'password reset');
  await notifyOfNewPassword(context, { userId, to: reset.user, how: 'reset' });
  return null;
}
