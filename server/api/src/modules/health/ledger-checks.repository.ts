import type { PrismaClient } from '../../db/generated/client.ts';
import type { Breach } from '../../ledger/check-rule.ts';

/** Stores a check of the ledger that has ended, for the back office. */
export async function storeFinishedCheck(
  prisma: PrismaClient,
  check: {
    id: string;
    full: boolean;
    requestedBy: string | null;
    startedAt: Date;
    finishedAt: Date;
    breaches: readonly Breach[];
  },
): Promise<void> {
  const breaches = JSON.stringify(check.breaches);
  await prisma.ledgerCheck.create({ data: { ...check, breaches }, select: { id: true } });
}
