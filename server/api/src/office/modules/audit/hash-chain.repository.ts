import type { AuditEntry, AuditSeal, PrismaClient } from '../../../db/generated/client.ts';

export function findLastLink(prisma: PrismaClient): Promise<AuditSeal | null> {
  // With a lower bound it is the first row of a search in the index.
  return prisma.auditSeal.findFirst({ where: { number: { gt: 0n } }, orderBy: { number: 'desc' } });
}

/** The entries after an id, and up to another one, in their order. */
export function entriesBetween(
  prisma: PrismaClient,
  { after, upTo, take }: { after: string; upTo?: string; take?: number },
): Promise<AuditEntry[]> {
  return prisma.auditEntry.findMany({
    where: { id: { gt: after, ...(upTo !== undefined && { lte: upTo }) } },
    orderBy: { id: 'asc' },
    ...(take !== undefined && { take }),
  });
}

/** Fails when another run has stored a seal of this number. */
export async function storeLink(prisma: PrismaClient, seal: AuditSeal): Promise<void> {
  await prisma.auditSeal.create({ data: seal, select: { number: true } });
}

/** The seals after a number, in their order. */
export function listLinksAfter(
  prisma: PrismaClient,
  { number, take }: { number: bigint; take: number },
): Promise<AuditSeal[]> {
  return prisma.auditSeal.findMany({
    where: { number: { gt: number } },
    orderBy: { number: 'asc' },
    take,
  });
}
