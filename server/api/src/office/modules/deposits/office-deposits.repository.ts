import type { Currency } from '../../../contract/money.ts';
import type { Prisma, PrismaClient } from '../../../db/generated/client.ts';
import type { Sort } from '../../contract/fields.ts';
import { directionOf } from '../direction.ts';
import { playerRefSelect } from '../players/player-ref.ts';
import { rowsOfSearch } from '../players/player-search.repository.ts';

const withPlayer = { user: { select: playerRefSelect } } as const;

export type DepositWithPlayer = Prisma.DepositOrderGetPayload<{ include: typeof withPlayer }>;

type ListQuery = {
  readonly status: number | undefined;
  readonly walletType: Currency | undefined;
  readonly userId: string | undefined;
  readonly text: string;
  readonly sort: Sort;
  readonly createdAt: { gte?: Date; lt?: Date };
  readonly skip: number;
  readonly take: number;
};

/** Deposits of all players, the newest first without another order. */
export async function pageOfAllDeposits(prisma: PrismaClient, query: ListQuery) {
  const { status, walletType, userId, text, sort, createdAt, skip, take } = query;
  const direction = directionOf(sort, 'desc');
  const where: Prisma.DepositOrderWhereInput = {
    ...(status !== undefined && { status }),
    ...(walletType !== undefined && { walletType }),
    ...(userId !== undefined && { userId }),
    ...(await rowsOfSearch(prisma, { text, numbers: ['outTradeNo'] })),
    ...((createdAt.gte || createdAt.lt) && { createdAt }),
  };
  const [rows, total] = await Promise.all([
    prisma.depositOrder.findMany({
      where,
      orderBy: [{ createdAt: direction }, { outTradeNo: direction }],
      skip,
      take,
      include: withPlayer,
    }),
    prisma.depositOrder.count({ where }),
  ]);
  return { rows, total };
}

export function findDepositWithPlayer(prisma: PrismaClient, outTradeNo: string) {
  return prisma.depositOrder.findUnique({ where: { outTradeNo }, include: withPlayer });
}
