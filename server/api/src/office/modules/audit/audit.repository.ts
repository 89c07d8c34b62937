import { Prisma } from '../../../db/generated/client.ts';
import { insertStatement } from '../../../ledger/rows.ts';
import type { NewAuditEntry } from './audit-entry.ts';

/** The entry as a side row, for a write of the ledger. */
export const auditRow = insertStatement(
  'AuditEntry',
  Object.values(Prisma.AuditEntryScalarFieldEnum),
);

/** Stores the entry in the transaction of its act. */
export async function storeAudit(
  tx: Prisma.TransactionClient,
  entry: NewAuditEntry,
): Promise<void> {
  await tx.auditEntry.create({ data: entry, select: { id: true } });
}
