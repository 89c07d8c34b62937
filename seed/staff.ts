import type { Infrastructure } from '@fairhall/api/app';
import { hashPassword } from '@fairhall/api/modules/auth';
import { daysBefore, SAMPLE_PASSWORD } from './sample-accounts.ts';
import { sampleStaff } from './sample-staff.ts';

const AGE_DAYS = 180;

/** One member of staff of each role, and a second admin, who confirms what the first one makes. */
export async function seedStaff({ prisma }: Infrastructure, seededAt: Date): Promise<void> {
  const passwordHash = await hashPassword(SAMPLE_PASSWORD);
  for (const member of Object.values(sampleStaff)) {
    const known = await prisma.staffUser.findUnique({
      where: { id: member.id },
      select: { id: true },
    });
    if (known) continue;
    const createdAt = daysBefore(seededAt, AGE_DAYS);
    await prisma.staffUser.create({
      data: {
        ...member,
        ...{ passwordHash, createdAt, confirmedAt: createdAt },
        ...{ credentialsAt: createdAt, credentialsBy: sampleStaff.admin2.id },
      },
      select: { id: true },
    });
  }
}
