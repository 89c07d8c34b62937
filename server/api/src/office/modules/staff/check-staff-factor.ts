import { recoveryCodeHash } from '../../../modules/second-factor/recovery-codes.ts';
import { unseal } from '../../../modules/second-factor/sealed-text.ts';
import { stepOfCode } from '../../../modules/second-factor/totp.ts';
import type { Services } from '../../../services.ts';
import { type StoredStaff, useStaffRecoveryCode, useStaffStep } from './staff-login.repository.ts';

/** Whether the code is of the app and of an unused step, or an unused recovery code; it is used then. */
export async function checkStaffFactor(
  services: Services,
  { member, code }: { member: StoredStaff; code: string },
): Promise<boolean> {
  const { prisma, clock } = services;
  const { id: staffId, totpSecretEnc: sealed } = member;
  const digits = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) {
    const hash = recoveryCodeHash({ owner: staffId, code });
    return useStaffRecoveryCode(prisma, { staffId, hash, at: clock.now() });
  }
  const secret = sealed === null ? null : openAppSecret(services, { staffId, sealed });
  if (secret === null) return false;
  const step = stepOfCode({ secret, code: digits, at: clock.now() });
  return step !== null && (await useStaffStep(prisma, { staffId, step }));
}

/** @returns `null`, with an error in the log, after a change of APP_SECRET */
export function openAppSecret(
  { settings, log }: Services,
  { staffId, sealed }: { staffId: string; sealed: string },
): string | null {
  const secret = unseal(settings, { sealed, owner: staffId });
  if (secret === null) log.error({ staffId }, 'APP_SECRET does not open an authenticator secret');
  return secret;
}
