import type { SecondFactorContext } from './context.ts';
import { recoveryCodeHash } from './recovery-codes.ts';
import { unseal } from './sealed-text.ts';
import { findSecondFactor, useRecoveryCode, useTotpStep } from './second-factor.repository.ts';
import { stepOfCode } from './totp.ts';

/** Whether the code is of the player's app and of a step whose code was not used; it uses the step. */
export async function checkTotp(
  context: SecondFactorContext,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> {
  const { prisma, clock } = context;
  const sealed = (await findSecondFactor(prisma, userId))?.totpSecretEnc ?? null;
  const secret = sealed === null ? null : openTotpSecret(context, { userId, sealed });
  if (secret === null) return false;
  const step = stepOfCode({ secret, code, at: clock.now() });
  return step !== null && (await useTotpStep(prisma, { userId, step }));
}

/** @returns `null`, with an error in the log, after a change of APP_SECRET */
export function openTotpSecret(
  { settings, log }: SecondFactorContext,
  { userId, sealed }: { userId: string; sealed: string },
): string | null {
  const secret = unseal(settings, { sealed, owner: userId });
  if (secret === null) log.error({ userId }, 'APP_SECRET does not open an authenticator secret');
  return secret;
}

/** Whether the code is one of the player's recovery codes and was not used; it is used then. */
export function checkRecoveryCode(
  { prisma, clock }: SecondFactorContext,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> {
  const hash = recoveryCodeHash({ owner: userId, code });
  return useRecoveryCode(prisma, { userId, hash, at: clock.now() });
}
