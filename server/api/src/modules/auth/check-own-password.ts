import type { Services } from '../../services.ts';
import { limitedNetwork } from './login-location.ts';
import { findAccount } from './passwords.repository.ts';
import { verifyPassword } from './passwords.ts';

/** Whether a player in a session typed the own password. @throws AppError 429 */
export async function checkOwnPassword(
  services: Services,
  { userId, password, address }: { userId: string; password: string; address: string },
): Promise<boolean> {
  const { prisma, clock, loginThrottle } = services;
  const attempt = await loginThrottle.inSession({ userId, now: clock.now() });
  const { passwordHash } = await findAccount(prisma, userId);
  const source = { network: limitedNetwork(services, address) };
  return attempt.run(() => verifyPassword({ password, passwordHash }, source));
}
