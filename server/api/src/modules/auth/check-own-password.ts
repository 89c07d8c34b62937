import type { AuthContext } from './context.ts';
import { hashingOptions } from './login-location.ts';
import { findAccount } from './passwords.repository.ts';
import { verifyPassword } from './passwords.ts';

/** Whether a player in a session typed the own password. @throws TOO_MANY_REQUESTS */
export async function checkOwnPassword(
  context: AuthContext,
  { userId, password, address }: { userId: string; password: string; address: string },
): Promise<boolean> {
  const { prisma, clock, loginThrottle } = context;
  const attempt = await loginThrottle.inSession({ userId, now: clock.now() });
  const { passwordHash } = await findAccount(prisma, userId);
  const hashing = hashingOptions(context, address);
  return attempt.run(() => verifyPassword({ password, passwordHash }, hashing));
}
