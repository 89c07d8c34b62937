import { DepositStatus } from '../../contract/enums.ts';
import { Prisma, type PrismaClient } from '../../db/generated/client.ts';
import type { LedgerPort } from '../../ledger/port.ts';
import { insertStatement } from '../../ledger/rows.ts';
import { newestFirst, type OrderQuery, orderCondition } from './order-query.ts';
import type { StatusReason } from './payment-texts.ts';

export type DepositOrder = Prisma.DepositOrderGetPayload<object>;

const insertDepositRow = insertStatement(
  'DepositOrder',
  Object.values(Prisma.DepositOrderScalarFieldEnum),
);

/**
 * `duplicate`: the player already used the idempotency key, or an order number is taken. `stale`: what
 * restricts the player has changed.
 */
export type StoredOutcome = 'stored' | 'duplicate' | 'stale';

/** @param restrictionsVersion by which the order was checked; none for one that cannot be paid */
export async function insertDeposit(
  ledger: LedgerPort,
  { order, restrictionsVersion }: { order: DepositOrder; restrictionsVersion?: number | undefined },
): Promise<StoredOutcome> {
  const { userId } = order;
  const rows = [insertDepositRow(order)];
  const { outcome } = await ledger.write(rows, { userId, restrictionsVersion });
  return outcome === 'written' ? 'stored' : outcome;
}

export function findDepositByIdempotencyKey(
  prisma: PrismaClient,
  { userId, idempotencyKey }: { userId: string; idempotencyKey: string },
) {
  return prisma.depositOrder.findUnique({
    where: { userId_idempotencyKey: { userId, idempotencyKey } },
  });
}

/** Closes a pending order without a payment. @returns false when it was not pending */
export async function closeUnpaid(
  prisma: PrismaClient,
  closing: { outTradeNo: string; status: DepositStatus; remark: StatusReason | null; at: Date },
): Promise<boolean> {
  const { count } = await prisma.depositOrder.updateMany({
    where: { outTradeNo: closing.outTradeNo, status: DepositStatus.pending },
    data: {
      status: closing.status,
      // Without a status reason of its own the order keeps that of a declined card.
      ...(closing.remark !== null && { remark: closing.remark }),
      updatedAt: closing.at,
    },
  });
  return count > 0;
}

/** Sets the status reason of an order that is still pending. @returns whether it was */
export async function storePendingReason(
  prisma: PrismaClient,
  change: { outTradeNo: string; remark: StatusReason; at: Date },
): Promise<boolean> {
  const { outTradeNo, remark, at } = change;
  const { count } = await prisma.depositOrder.updateMany({
    where: { outTradeNo, status: DepositStatus.pending },
    data: { remark, updatedAt: at },
  });
  return count > 0;
}

/** A literal, as in the condition of the partial index: SQLite does not match a bound parameter. */
const isPending = Prisma.raw(`"status" = ${DepositStatus.pending}`);

/**
 * Closes pending orders that expired by `expiredBy`, the longest overdue first.
 * @returns how many were found, and how many of them were still pending when they were closed
 */
export async function closeOverdue(
  prisma: PrismaClient,
  closing: { expiredBy: Date; at: Date; take: number },
): Promise<{ found: number; closed: number }> {
  const overdue = await prisma.$queryRaw<{ outTradeNo: string }[]>`
    SELECT "outTradeNo" FROM "DepositOrder" WHERE ${isPending} AND "expiresAt" <= ${closing.expiredBy}
      ORDER BY "expiresAt" LIMIT ${closing.take}`;
  if (overdue.length === 0) return { found: 0, closed: 0 };
  const { count } = await prisma.depositOrder.updateMany({
    where: {
      outTradeNo: { in: overdue.map(({ outTradeNo }) => outTradeNo) },
      status: DepositStatus.pending,
    },
    data: {
      status: DepositStatus.cancelled,
      remark: 'expired' satisfies StatusReason,
      updatedAt: closing.at,
    },
  });
  return { found: overdue.length, closed: count };
}

/** When the next pending order expires; `null` when none is pending. */
export async function nextExpiry(prisma: PrismaClient): Promise<Date | null> {
  // With a lower bound it is the first row of a search in the index, which both databases plan so.
  const [next] = await prisma.$queryRaw<{ expiresAt: Date }[]>`
    SELECT "expiresAt" FROM "DepositOrder" WHERE ${isPending} AND "expiresAt" > ${new Date(0)}
      ORDER BY "expiresAt" LIMIT 1`;
  return next?.expiresAt ?? null;
}

/** The postings of the entry that credited a deposit; empty when nothing was credited. */
export async function creditedPostings(prisma: PrismaClient, entryKey: string) {
  const entry = await prisma.ledgerEntry.findUnique({
    where: { key: entryKey },
    select: { id: true },
  });
  if (!entry) return [];
  return prisma.ledgerPosting.findMany({
    where: { entryId: entry.id },
    select: { type: true, amountMinor: true },
  });
}

/** A page of a player's deposits, newest first. */
export async function pageOfDeposits(
  prisma: PrismaClient,
  query: OrderQuery,
): Promise<{ rows: DepositOrder[]; total: number }> {
  const where = orderCondition(query);
  const { skip, take } = query;
  const [rows, total] = await Promise.all([
    prisma.depositOrder.findMany({ where, orderBy: newestFirst, skip, take }),
    prisma.depositOrder.count({ where }),
  ]);
  return { rows, total };
}
