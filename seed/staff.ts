import type { Infrastructure } from '@fairhall/api/app';
import { hashPassword } from '@fairhall/api/modules/auth';
import { daysBefore, SAMPLE_PASSWORD } from './sample-accounts.ts';
import { sampleStaff } from './sample-staff.ts';

const AGE_DAYS = 180;

/** One member of staff of each role. */
export async function seedStaff({ prisma }: Infrastructure, seededAt: Date): Promise<void> {
  const passwordHash = await hashPassword(SAMPLE_PASSWORD);
  for (const member of Object.values(sampleStaff)) {
    const known = await prisma.staffUser.findUnique({
      where: { id: member.id },
      select: { id: true },
    });
    if (known) continue;
    await prisma.staffUser.create({
      data: {
        ...member,
        passwordHash,
        createdAt: daysBefore(seededAt, AGE_DAYS),
      },
      select: { id: true },
    });
  }
}
