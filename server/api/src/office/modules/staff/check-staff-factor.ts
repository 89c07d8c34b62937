import { isOneTimeCode, oneTimeCode } from '../../../contract/one-time-code.ts';
import { recoveryCodeHash, stepOfCode, unseal } from '../../../modules/second-factor/index.ts';
import type { OfficeContext } from '../../context.ts';
import { type StoredStaff, useStaffRecoveryCode, useStaffStep } from './staff-login.repository.ts';

/** Whether the code is of the app and of an unused step, or an unused recovery code; it is used then. */
export async function checkStaffFactor(
  context: OfficeContext,
  { member, code }: { member: StoredStaff; code: string },
): Promise<boolean> {
  const { prisma, clock } = context;
  const { id: staffId, totpSecretEnc: sealed } = member;
  if (!isOneTimeCode(code)) {
    const hash = recoveryCodeHash({ owner: staffId, code });
    return useStaffRecoveryCode(prisma, { staffId, hash, at: clock.now() });
  }
  const secret = sealed === null ? null : openAppSecret(context, { staffId, sealed });
  if (secret === null) return false;
  const step = stepOfCode({ secret, code: oneTimeCode(code), at: clock.now() });
  return step !== null && (await useStaffStep(prisma, { staffId, step }));
}

/** @returns `null`, with an error in the log, after a change of APP_SECRET */
export function openAppSecret(
  { settings, log }: OfficeContext,
  { staffId, sealed }: { staffId: string; sealed: string },
): string | null {
  const secret = unseal(settings, { sealed, owner: staffId });
  if (secret === null) log.error({ staffId }, 'APP_SECRET does not open an authenticator secret');
  return secret;
}
