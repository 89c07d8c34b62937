import { WithdrawStatus } from '../../contract/enums.ts';
import { Prisma, type PrismaClient } from '../../db/generated/client.ts';
import { insertStatement } from '../../ledger/rows.ts';
import { newestFirst, type OrderQuery, orderCondition } from './order-query.ts';
import type { StatusReason } from './payment-texts.ts';

export type WithdrawOrder = Prisma.WithdrawOrderGetPayload<object>;

/** The statuses that may change to each status: a withdrawal only moves forward. */
const EARLIER_STATUSES: Readonly<Record<WithdrawStatus, readonly WithdrawStatus[]>> = {
  [WithdrawStatus.pending]: [],
  [WithdrawStatus.processing]: [WithdrawStatus.pending],
  [WithdrawStatus.bankProcessing]: [WithdrawStatus.pending, WithdrawStatus.processing],
  [WithdrawStatus.successful]: [
    WithdrawStatus.pending,
    WithdrawStatus.processing,
    WithdrawStatus.bankProcessing,
  ],
  [WithdrawStatus.failed]: [
    WithdrawStatus.pending,
    WithdrawStatus.processing,
    WithdrawStatus.bankProcessing,
  ],
};

/** The insert of an order, for the transaction that freezes its money. */
export const insertWithdrawalRow = insertStatement(
  'WithdrawOrder',
  Object.values(Prisma.WithdrawOrderScalarFieldEnum),
);

export function findWithdrawalByIdempotencyKey(
  prisma: PrismaClient,
  { userId, idempotencyKey }: { userId: string; idempotencyKey: string },
) {
  return prisma.withdrawOrder.findUnique({
    where: { userId_idempotencyKey: { userId, idempotencyKey } },
  });
}

export function findWithdrawal(prisma: PrismaClient, orderNum: string) {
  return prisma.withdrawOrder.findUnique({ where: { orderNum } });
}

/** A player's paid withdrawals from a wallet to these banks, newest first. */
export function listPaidWithdrawals(
  prisma: PrismaClient,
  query: {
    readonly userId: string;
    readonly walletType: string;
    readonly bankCodes: readonly string[];
    readonly take: number;
  },
) {
  const { bankCodes, take, ...owned } = query;
  return prisma.withdrawOrder.findMany({
    where: {
      ...owned,
      status: WithdrawStatus.successful,
      bankCode: { in: [...bankCodes] },
      // As `orderCondition`: it selects the index of the player's orders.
      createdAt: { gte: new Date(0) },
    },
    orderBy: newestFirst,
    take,
  });
}

/** Moves an order forward. @returns false when it already has this status or a later one */
export async function advanceWithdrawal(
  prisma: PrismaClient,
  step: {
    orderNum: string;
    status: WithdrawStatus;
    at: Date;
    platOrderNum?: string;
    actualMinor?: bigint;
    remark?: StatusReason;
  },
): Promise<boolean> {
  const { orderNum, status, at, ...facts } = step;
  const { count } = await prisma.withdrawOrder.updateMany({
    where: { orderNum, status: { in: [...EARLIER_STATUSES[status]] } },
    data: { ...facts, status, updatedAt: at },
  });
  return count > 0;
}

/** A page of a player's withdrawals, newest first. */
export async function pageOfWithdrawals(
  prisma: PrismaClient,
  query: OrderQuery,
): Promise<{ rows: WithdrawOrder[]; total: number }> {
  const where = orderCondition(query);
  const { skip, take } = query;
  const [rows, total] = await Promise.all([
    prisma.withdrawOrder.findMany({ where, orderBy: newestFirst, skip, take }),
    prisma.withdrawOrder.count({ where }),
  ]);
  return { rows, total };
}

/** Stores a decision that the ledger has, on an order in whatever state of review. */
export async function storeDecision(
  prisma: PrismaClient,
  {
    orderNum,
    decided,
  }: {
    orderNum: string;
    decided: Pick<
      WithdrawOrder,
      'reviewState' | 'reviewedBy' | 'reviewedAt' | 'status' | 'remark' | 'updatedAt'
    >;
  },
): Promise<void> {
  await prisma.withdrawOrder.updateMany({
    where: { orderNum },
    data: { ...decided, version: { increment: 1 } },
  });
}
