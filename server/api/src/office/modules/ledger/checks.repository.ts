import type { PrismaClient } from '../../../db/generated/client.ts';
import type { Breach } from '../../../ledger/check-rule.ts';
import { storeAudit } from '../audit/audit.repository.ts';
import type { NewAuditEntry } from '../audit/audit-entry.ts';

const select = {
  id: true,
  full: true,
  requestedBy: true,
  startedAt: true,
  finishedAt: true,
  breaches: true,
} as const;

export type StoredCheck = {
  readonly id: string;
  readonly full: boolean;
  readonly requestedBy: string | null;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
  /** A JSON array of breaches. */
  readonly breaches: string;
};

/** The checks, the newest first. */
export async function pageOfChecks(
  prisma: PrismaClient,
  {
    startedAt,
    ...window
  }: {
    readonly startedAt: { readonly lt?: Date };
    readonly skip: number;
    readonly take: number;
  },
): Promise<{ rows: StoredCheck[]; total: number }> {
  const where = { startedAt };
  const [rows, total] = await Promise.all([
    prisma.ledgerCheck.findMany({
      where,
      orderBy: [{ startedAt: 'desc' }, { id: 'desc' }],
      ...window,
      select,
    }),
    prisma.ledgerCheck.count({ where }),
  ]);
  return { rows, total };
}

/** A check of every entry that has been requested since then and has no result yet. */
export function unfinishedCheck(prisma: PrismaClient, since: Date): Promise<StoredCheck | null> {
  return prisma.ledgerCheck.findFirst({
    where: { full: true, finishedAt: null, startedAt: { gt: since } },
    select,
  });
}

/** Stores a finished check with its audit entry. */
export function storeCheck(
  prisma: PrismaClient,
  { check, audit }: { check: StoredCheck; audit: NewAuditEntry },
): Promise<void> {
  return prisma.$transaction(async (tx) => {
    await tx.ledgerCheck.create({ data: check, select: { id: true } });
    await storeAudit(tx, audit);
  });
}

/** Stores a check that waits for its job, the job and the audit entry. */
export function storeRequestedCheck(
  prisma: PrismaClient,
  {
    check,
    job,
    audit,
  }: {
    check: StoredCheck;
    job: { id: string; kind: string; subject: string; runAt: Date };
    audit: NewAuditEntry;
  },
): Promise<void> {
  return prisma.$transaction(async (tx) => {
    await tx.ledgerCheck.create({ data: check, select: { id: true } });
    await tx.job.create({ data: job, select: { id: true } });
    await storeAudit(tx, audit);
  });
}

/** Stores the result of a requested check, once. */
export async function finishCheck(
  prisma: PrismaClient,
  { id, at, breaches }: { id: string; at: Date; breaches: readonly Breach[] },
): Promise<void> {
  await prisma.ledgerCheck.updateMany({
    where: { id, finishedAt: null },
    data: { finishedAt: at, breaches: JSON.stringify(breaches) },
  });
}
