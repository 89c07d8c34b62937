import { hashPassword } from '@fairhall/api/modules/auth/passwords';
import { WEEK_MS } from '@fairhall/api/modules/history/weekly-summary.job';
import type { Services } from '@fairhall/api/services';
import { daysBefore, SAMPLE_PASSWORD, sampleAccounts } from './sample-accounts.ts';

/** Far beyond any demonstration. */
const EXCLUDED_UNTIL = new Date('2099-01-01T00:00:00Z');

export async function seedUsers({ prisma, clock }: Services): Promise<void> {
  const now = clock.now();
  for (const [name, account] of Object.entries(sampleAccounts)) {
    const { id, email, nickName, ageDays } = account;
    const known = await prisma.user.findUnique({ where: { id }, select: { id: true } });
    if (known) continue;
    await prisma.user.create({
      data: {
        id,
        email,
        nickName,
        passwordHash: await hashPassword(SAMPLE_PASSWORD),
        createdAt: daysBefore(now, ageDays),
        nextSummaryAt: new Date(now.getTime() + WEEK_MS),
        selfExcludedUntil: name === 'blocked' ? EXCLUDED_UNTIL : null,
      },
      select: { id: true },
    });
  }
}
