import { WithdrawStatus } from '../../contract/enums.ts';
import { Prisma, type PrismaClient } from '../../db/generated/client.ts';

export type WithdrawOrder = Prisma.WithdrawOrderGetPayload<object>;

const UNIQUE_VIOLATION = 'P2002';

/** A withdrawal only ever moves forward; these states may become the one named. */
const EARLIER: Readonly<Record<WithdrawStatus, readonly WithdrawStatus[]>> = {
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

/** Stores an order with its job; `null` when the player already used its idempotency key. */
export async function insertWithdrawal(
  prisma: PrismaClient,
  {
    order,
    job,
  }: {
    order: Prisma.WithdrawOrderUncheckedCreateInput;
    job: (orderNum: string) => Prisma.JobCreateInput;
  },
): Promise<WithdrawOrder | null> {
  try {
    const [stored] = await prisma.$transaction([
      prisma.withdrawOrder.create({ data: order }),
      prisma.job.create({ data: job(order.orderNum) }),
    ]);
    return stored;
  } catch (error) {
    const taken =
      error instanceof Prisma.PrismaClientKnownRequestError && error.code === UNIQUE_VIOLATION;
    if (taken && order.idempotencyKey) return null;
    throw error;
  }
}

/** Takes back an order whose money could not be frozen, and the job that waited for it. */
export async function deleteUnfrozen(prisma: PrismaClient, orderNum: string): Promise<void> {
  await prisma.$transaction([
    prisma.job.deleteMany({ where: { subject: orderNum } }),
    prisma.withdrawOrder.deleteMany({ where: { orderNum } }),
  ]);
}

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

/** Moves an order forward. @returns false when it already was there or further */
export async function advanceWithdrawal(
  prisma: PrismaClient,
  step: {
    orderNum: string;
    status: WithdrawStatus;
    at: Date;
    platOrderNum?: string;
    actualMinor?: bigint;
    remark?: string;
  },
): Promise<boolean> {
  const { orderNum, status, at, ...facts } = step;
  const { count } = await prisma.withdrawOrder.updateMany({
    where: { orderNum, status: { in: [...EARLIER[status]] } },
    data: { ...facts, status, updatedAt: at },
  });
  return count > 0;
}

/** A page of a player's withdrawals, newest first. */
export async function pageOfWithdrawals(
  prisma: PrismaClient,
  query: {
    userId: string;
    walletType: string | undefined;
    status: number | undefined;
    from: Date | undefined;
    until: Date | undefined;
    skip: number;
    take: number;
  },
): Promise<{ rows: WithdrawOrder[]; total: number }> {
  const where: Prisma.WithdrawOrderWhereInput = {
    userId: query.userId,
    ...(query.walletType !== undefined && { walletType: query.walletType }),
    ...(query.status !== undefined && { status: query.status }),
    createdAt: {
      ...(query.from && { gte: query.from }),
      ...(query.until && { lt: query.until }),
    },
  };
  const [rows, total] = await Promise.all([
    prisma.withdrawOrder.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip: query.skip,
      take: query.take,
    }),
    prisma.withdrawOrder.count({ where }),
  ]);
  return { rows, total };
}
