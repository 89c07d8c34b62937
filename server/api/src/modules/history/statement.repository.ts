import { DepositStatus, WithdrawStatus } from '../../contract/enums.ts';
import type { PrismaClient } from '../../db/generated/client.ts';

/** A movement of a player's money, at the time of its order. */
export type MovedMoney = {
  readonly what: 'deposit' | 'withdrawal' | 'bonus';
  readonly at: Date;
  readonly currency: string;
  readonly amountMinor: bigint;
};

type Since = { readonly userId: string; readonly from: Date };

/** Paid deposits, with their bonuses, and successful withdrawals. */
export async function ordersSince(
  prisma: PrismaClient,
  { userId, from }: Since,
): Promise<MovedMoney[]> {
  const of = { userId, createdAt: { gte: from } };
  const select = { createdAt: true, walletType: true, amountMinor: true } as const;
  const [deposits, withdrawals] = await Promise.all([
    prisma.depositOrder.findMany({
      where: { ...of, status: DepositStatus.paid },
      select: { ...select, bonusMinor: true },
    }),
    prisma.withdrawOrder.findMany({
      where: { ...of, status: WithdrawStatus.successful },
      select,
    }),
  ]);
  const moved = (what: MovedMoney['what'], row: (typeof withdrawals)[number]): MovedMoney => ({
    what,
    at: row.createdAt,
    currency: row.walletType,
    amountMinor: row.amountMinor,
  });
  return [
    ...deposits.map((row) => moved('deposit', row)),
    ...deposits
      .filter(({ bonusMinor }) => bonusMinor > 0n)
      .map((row) => moved('bonus', { ...row, amountMinor: row.bonusMinor })),
    ...withdrawals.map((row) => moved('withdrawal', row)),
  ];
}

/** The welcome reward: the bonus that no deposit has. */
export async function bonusesSince(
  prisma: PrismaClient,
  { userId, from }: Since,
): Promise<MovedMoney[]> {
  const reward = await prisma.welcomeReward.findUnique({ where: { userId } });
  if (!reward?.drawnAt || reward.drawnAt < from || reward.walletType === null) return [];
  const { drawnAt: at, walletType: currency, amountMinor } = reward;
  return [{ what: 'bonus', at, currency, amountMinor: amountMinor ?? 0n }];
}

/** The type of each game. */
export async function gameTypes(prisma: PrismaClient): Promise<ReadonlyMap<string, number>> {
  const games = await prisma.game.findMany({ select: { gameId: true, gameType: true } });
  return new Map(games.map(({ gameId, gameType }) => [gameId, gameType]));
}
