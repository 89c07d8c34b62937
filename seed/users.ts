import type { Api } from '@fairhall/api/app';
import { hashPassword } from '@fairhall/api/modules/auth';
import { SUMMARY_EVERY_MS, searchColumns } from '@fairhall/api/modules/users';
import { daysBefore, SAMPLE_PASSWORD, sampleAccounts } from './sample-accounts.ts';

/** Far beyond any demonstration. */
const TIME_OUT_UNTIL = new Date('2099-01-01T00:00:00Z');

export async function seedUsers({ infrastructure, modules }: Api): Promise<void> {
  const { prisma, clock } = infrastructure;
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
        nextSummaryAt: new Date(now.getTime() + SUMMARY_EVERY_MS),
      },
      select: { id: true },
    });
    if (name === 'blocked') await excludeForever(modules, id);
  }
}

/** What the player and staff may change later, as a first start makes it. */
export function accountStateOf(name: string, account: { email: string; nickName: string }) {
  const { nickName } = account;
  return {
    nickName,
    ...searchColumns(account),
    timeOutUntil: name === 'tom' ? TIME_OUT_UNTIL : null,
  };
}

/** As the player does it, with the mail. */
async function excludeForever({ saferPlay }: Api['modules'], userId: string): Promise<void> {
  await saferPlay.excludeSelf({
    userId,
    password: SAMPLE_PASSWORD,
    duration: 'forever',
    address: '127.0.0.1',
  });
}
