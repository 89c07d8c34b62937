import { refusal } from '../../core/app-error.ts';
import type { ActiveSession } from '../../core/caller.ts';
import { findAccount } from '../auth/index.ts';
import { openTotpSecret } from './check-factor.ts';
import type { SecondFactorContext } from './context.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts';
import { seal } from './sealed-text.ts';
import {
  confirmTotp,
  countUnusedRecoveryCodes,
  findSecondFactor,
  removeTotp,
  replaceRecoveryCodes,
  storePendingTotp,
} from './second-factor.repository.ts';
import { newTotpSecret, otpauthUrl, stepOfCode } from './totp.ts';

const SET_UP_MS = 900_000;

/** Whether an app is in use, and what is left of its recovery codes. */
export async function secondFactorState({ prisma }: SecondFactorContext, userId: string) {
  const [factor, recoveryCodesLeft] = await Promise.all([
    findSecondFactor(prisma, userId),
    countUnusedRecoveryCodes(prisma, userId),
  ]);
  return { confirmedAt: factor?.confirmedAt?.toISOString() ?? null, recoveryCodesLeft };
}

/** A new secret, in use once a code confirms it. @throws FRESH_LOGIN_REQUIRED */
export async function setUpTotp(context: SecondFactorContext, session: ActiveSession) {
  const { prisma, clock, random, settings } = context;
  await context.auth.requireFreshLogin(session);
  const { userId } = session;
  const { email } = await findAccount(prisma, userId);
  const secret = newTotpSecret(random);
  await storePendingTotp(prisma, {
    userId,
    secretEnc: seal(settings, { text: secret, owner: userId, random }),
    until: new Date(clock.now().getTime() + SET_UP_MS),
  });
  return { secret, otpauthUrl: otpauthUrl({ secret, label: email }) };
}

/**
 * Takes the app into use with its first code, which no login accepts again.
 * @returns the recovery codes, which are stored as hashes alone
 * @throws FRESH_LOGIN_REQUIRED, CHALLENGE_OVER, SECOND_FACTOR_INVALID, TOO_MANY_REQUESTS
 */
export async function confirmSetUp(
  context: SecondFactorContext,
  { session, code }: { session: ActiveSession; code: string },
) {
  const { prisma, clock } = context;
  await context.auth.requireFreshLogin(session);
  const { userId } = session;
  const at = clock.now();
  const attempt = await context.auth.loginThrottle.inSession({ userId, now: at });
  const secretEnc = await pendingSecret(context, { userId, at });
  const secret = secretEnc === null ? null : openTotpSecret(context, { userId, sealed: secretEnc });
  if (secretEnc === null || secret === null) throw refusal('CHALLENGE_OVER');
  let step: number | null = null;
  await attempt.run(async () => {
    step = stepOfCode({ secret, code, at });
    return step !== null;
  });
  if (step === null) throw refusal('SECOND_FACTOR_INVALID');
  const recoveryCodes = newRecoveryCodes(context.random);
  const codeHashes = hashesOf(recoveryCodes, userId);
  const confirmed = await confirmTotp(prisma, { userId, secretEnc, step, at, codeHashes });
  if (!confirmed) throw refusal('CHALLENGE_OVER');
  context.log.info({ userId }, 'authenticator app added');
  await context.auth.notifyOfFactor({ userId, event: 'factorAdded' });
  return { recoveryCodes };
}

/**
 * Removes the app and its recovery codes.
 * @throws FRESH_LOGIN_REQUIRED, WRONG_CURRENT_PASSWORD, NO_SECOND_FACTOR, TOO_MANY_REQUESTS
 */
export async function removeApp(
  context: SecondFactorContext,
  removal: { session: ActiveSession; password: string; address: string },
): Promise<null> {
  const { session, password, address } = removal;
  await context.auth.requireFreshLogin(session);
  const { userId } = session;
  if (!(await context.auth.checkOwnPassword({ userId, password, address }))) {
    throw refusal('WRONG_CURRENT_PASSWORD');
  }
  if (!(await removeTotp(context.prisma, userId))) throw refusal('NO_SECOND_FACTOR');
  context.log.info({ userId }, 'authenticator app removed');
  await context.auth.notifyOfFactor({ userId, event: 'factorRemoved' });
  return null;
}

/**
 * Ten new recovery codes in place of the earlier ones.
 * @throws FRESH_LOGIN_REQUIRED, NO_SECOND_FACTOR
 */
export async function renewRecoveryCodes(context: SecondFactorContext, session: ActiveSession) {
  await context.auth.requireFreshLogin(session);
  const { userId } = session;
  const recoveryCodes = newRecoveryCodes(context.random);
  const codeHashes = hashesOf(recoveryCodes, userId);
  if (!(await replaceRecoveryCodes(context.prisma, { userId, codeHashes }))) {
    throw refusal('NO_SECOND_FACTOR');
  }
  context.log.info({ userId }, 'recovery codes renewed');
  return { recoveryCodes };
}

async function pendingSecret(
  { prisma }: SecondFactorContext,
  { userId, at }: { userId: string; at: Date },
): Promise<string | null> {
  const factor = await findSecondFactor(prisma, userId);
  const isPending = factor?.pendingUntil && factor.pendingUntil > at;
  return isPending ? factor.pendingSecretEnc : null;
}

function hashesOf(codes: readonly string[], owner: string): string[] {
  return codes.map((code) => recoveryCodeHash({ owner, code }));
}
