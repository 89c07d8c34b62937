import { refusal } from '../../../core/app-error.ts';
import {
  newRecoveryCodes,
  newTotpSecret,
  otpauthUrl,
  recoveryCodeHash,
  seal,
  stepOfCode,
} from '../../../modules/second-factor/index.ts';
import type { OfficeContext } from '../../context.ts';
import { auditEntry } from '../audit/audit-entry.ts';
import { ownerOfChallenge } from './app-challenge.ts';
import { openAppSecret } from './check-staff-factor.ts';
import { confirmApp, type StoredStaff, storePendingApp } from './staff-login.repository.ts';

const SET_UP_MS = 900_000;

type SetUp = { readonly challenge: string; readonly address: string };

/** A new secret, in use once a code confirms it. @throws CHALLENGE_OVER */
export async function setUpApp(context: OfficeContext, setUp: SetUp) {
  const { prisma, clock, random, settings } = context;
  const member = await ownerOfChallenge(context, setUp);
  if (!member) throw refusal('CHALLENGE_OVER');
  const secret = newTotpSecret(random);
  const stored = await storePendingApp(prisma, {
    staffId: member.id,
    secretEnc: seal(settings, { text: secret, owner: member.id, random }),
    until: new Date(clock.now().getTime() + SET_UP_MS),
  });
  if (!stored) throw refusal('CHALLENGE_OVER');
  return { secret, otpauthUrl: otpauthUrl({ secret, label: member.email }) };
}

/**
 * Takes the app into use with its first code, which no login accepts again.
 * @returns the recovery codes, which are stored as hashes alone
 * @throws CHALLENGE_OVER, SECOND_FACTOR_INVALID, TOO_MANY_REQUESTS
 */
export async function confirmAppSetUp(
  context: OfficeContext,
  { code, requestId, ...setUp }: SetUp & { code: string; requestId: string },
) {
  const { prisma, clock, random } = context;
  const member = await ownerOfChallenge(context, setUp);
  if (!member) throw refusal('CHALLENGE_OVER');
  const staffId = member.id;
  const at = clock.now();
  const attempt = await context.auth.loginThrottle.inSession({
    userId: `staff ${staffId}`,
    now: at,
  });
  const secretEnc = pendingSecret(member, at);
  const secret = secretEnc === null ? null : openAppSecret(context, { staffId, sealed: secretEnc });
  if (secretEnc === null || secret === null) throw refusal('CHALLENGE_OVER');
  let step: number | null = null;
  await attempt.run(async () => {
    step = stepOfCode({ secret, code, at });
    return step !== null;
  });
  if (step === null) throw refusal('SECOND_FACTOR_INVALID');
  const recoveryCodes = newRecoveryCodes(random);
  const confirmed = await confirmApp(prisma, {
    staffId,
    secretEnc,
    step,
    at,
    codeHashes: recoveryCodes.map((text) => recoveryCodeHash({ owner: staffId, code: text })),
    audit: auditEntry(
      context,
      { staffId, requestId },
      { action: 'staff.totp', subjectKind: 'staff', subjectId: staffId },
    ),
  });
  if (!confirmed) throw refusal('CHALLENGE_OVER');
  context.log.info({ staffId }, 'authenticator app of staff added');
  return { recoveryCodes };
}

function pendingSecret(member: StoredStaff, at: Date): string | null {
  const isPending = member.pendingUntil !== null && member.pendingUntil > at;
  return isPending ? member.pendingSecretEnc : null;
}
