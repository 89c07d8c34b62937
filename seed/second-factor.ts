import type { Infrastructure } from '@fairhall/api/app';
import { recoveryCodeHash, seal } from '@fairhall/api/modules/second-factor';
import { daysBefore, sampleAccounts } from './sample-accounts.ts';

/** Of sec@, as in the README: for an authenticator app, and for logins without one. */
export const SAMPLE_TOTP_SECRET = 'JBSWY3DPEHPK3PXP';
export const SAMPLE_RECOVERY_CODES = [
  'FAIR2-HALL2',
  'FAIR3-HALL3',
  'FAIR4-HALL4',
  'FAIR5-HALL5',
  'FAIR6-HALL6',
] as const;

const userId = sampleAccounts.sec.id;

export async function seedSecondFactor(
  { prisma, settings, random }: Infrastructure,
  seededAt: Date,
): Promise<void> {
  const totpSecretEnc = seal(settings, { text: SAMPLE_TOTP_SECRET, owner: userId, random });
  await prisma.secondFactor.upsert({
    where: { userId },
    create: { userId, totpSecretEnc, confirmedAt: daysBefore(seededAt, 29) },
    update: {},
    select: { userId: true },
  });
  for (const code of SAMPLE_RECOVERY_CODES) {
    const hash = recoveryCodeHash({ owner: userId, code });
    await prisma.recoveryCode.upsert({
      where: { hash },
      create: { hash, userId },
      update: {},
      select: { hash: true },
    });
  }
}
