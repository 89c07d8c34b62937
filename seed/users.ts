import { hashPassword } from '@fairhall/api/modules/auth/passwords';
import { WEEK_MS } from '@fairhall/api/modules/history/weekly-summary.job';
import { excludeSelf } from '@fairhall/api/modules/safer-play/self-exclusion.service';
import type { Services } from '@fairhall/api/services';
import { daysBefore, SAMPLE_PASSWORD, sampleAccounts } from './sample-accounts.ts';

/** Far beyond any demonstration. */
const TIME_OUT_UNTIL = new Date('2099-01-01T00:00:00Z');

export async function seedUsers(services: Services): Promise<void> {
  const { prisma, clock } = services;
  const now = clock.now();
  const passwordHash = await hashPassword(SAMPLE_PASSWORD);
  for (const [name, account] of Object.entries(sampleAccounts)) {
    const { id, email, ageDays } = account;
    const known = await prisma.user.findUnique({ where: { id }, select: { id: true } });
    if (known) continue;
    await prisma.user.create({
      data: {
        id,
        email,
        passwordHash,
        ...accountStateOf(name, account),
        createdAt: daysBefore(now, ageDays),
        nextSummaryAt: new Date(now.getTime() + WEEK_MS),
      },
      select: { id: true },
    });
    if (name === 'blocked') await excludeForever(services, id);
  }
}

/** What the player and staff may change later, as a first start makes it. */
export function accountStateOf(name: string, { nickName }: { nickName: string }) {
  return { nickName, timeOutUntil: name === 'tom' ? TIME_OUT_UNTIL : null };
}

/** As the player does it, with the mail. */
async function excludeForever(services: Services, userId: string): Promise<void> {
  await excludeSelf(services, {
    userId,
    password: SAMPLE_PASSWORD,
    duration: 'forever',
    address: '127.0.0.1',
  });
}
