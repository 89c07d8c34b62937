import { refusal } from '../../../core/app-error.ts';
import type { OfficeContext } from '../../context.ts';
import type { Actor } from './active-staff.ts';
import { loadCredentialsAt } from './staff-accounts.repository.ts';

const HOUR_MS = 3_600_000;
const UNSETTLED_MS = 72 * HOUR_MS;

/** Accounts that were made or reset before it approve. */
export function settledBefore(now: Date): Date {
  return new Date(now.getTime() - UNSETTLED_MS);
}

/**
 * Who makes or resets an account does not approve with it at once: the others have three days to notice.
 * @throws ACCOUNT_TOO_NEW
 */
export async function requireSettledAccount(
  { prisma, clock }: OfficeContext,
  { staffId }: Actor,
): Promise<void> {
  const credentialsAt = await loadCredentialsAt(prisma, staffId);
  if (credentialsAt > settledBefore(clock.now())) throw refusal('ACCOUNT_TOO_NEW');
}
