import { DepositStatus, WithdrawStatus } from '../../../contract/enums.ts';
import type { Prisma, PrismaClient } from '../../../db/generated/client.ts';

const ACCOUNTS_MAX = 20;
const NOTES_MAX = 100;

const playerSelect = {
  id: true,
  nickName: true,
  email: true,
  phone: true,
  address: true,
  country: true,
  currency: true,
  language: true,
  market: true,
  inviteCode: true,
  selfExcludedUntil: true,
  returnsAt: true,
  timeOutUntil: true,
  realityCheckMinutes: true,
  createdAt: true,
} as const satisfies Prisma.UserSelect;

export type StoredPlayer = Prisma.UserGetPayload<{ select: typeof playerSelect }>;

/** `null` for an unknown id. */
export function findPlayer(prisma: PrismaClient, uid: string): Promise<StoredPlayer | null> {
  return prisma.user.findUnique({ where: { id: uid }, select: playerSelect });
}

/** The security of a player's account. */
export async function securityOf(prisma: PrismaClient, uid: string) {
  const [lastLogin, factor, passkeys] = await Promise.all([
    prisma.session.findFirst({
      where: { userId: uid },
      orderBy: { createdAt: 'desc' },
      select: { createdAt: true },
    }),
    prisma.secondFactor.findUnique({ where: { userId: uid }, select: { confirmedAt: true } }),
    prisma.passkey.count({ where: { userId: uid } }),
  ]);
  return {
    lastLoginAt: lastLogin?.createdAt ?? null,
    hasSecondFactor: factor !== null && factor.confirmedAt !== null,
    passkeys,
  };
}

/** What the house gave the player: matched deposits and the welcome reward. */
export async function bonusesOf(prisma: PrismaClient, uid: string) {
  const [matched, reward] = await Promise.all([
    prisma.depositOrder.groupBy({
      by: ['walletType'],
      where: { userId: uid, status: DepositStatus.paid },
      _sum: { bonusMinor: true },
    }),
    prisma.welcomeReward.findUnique({
      where: { userId: uid },
      select: { walletType: true, amountMinor: true },
    }),
  ]);
  const bonuses = matched.map(({ walletType, _sum }) => ({
    currency: walletType,
    amountMinor: _sum.bonusMinor ?? 0n,
  }));
  const { walletType: currency, amountMinor } = reward ?? {};
  return currency && amountMinor ? [...bonuses, { currency, amountMinor }] : bonuses;
}

/** The accounts of the player's withdrawals with the order of their last use, the latest first. */
export async function accountsOf(prisma: PrismaClient, uid: string) {
  const used = await prisma.withdrawOrder.groupBy({
    by: ['bankCode', 'bankAccount'],
    where: { userId: uid },
    _max: { createdAt: true },
    orderBy: { _max: { createdAt: 'desc' } },
    take: ACCOUNTS_MAX,
  });
  const accounts = await Promise.all(
    used.map(({ bankCode, bankAccount }) =>
      prisma.withdrawOrder.findFirst({
        where: { userId: uid, bankCode, bankAccount },
        orderBy: { createdAt: 'desc' },
        select: { orderNum: true, walletType: true, bankCode: true, bankAccount: true },
      }),
    ),
  );
  return accounts.flatMap((account) => account ?? []);
}

export function countOpenWithdrawals(prisma: PrismaClient, uid: string): Promise<number> {
  const { successful, failed } = WithdrawStatus;
  return prisma.withdrawOrder.count({
    where: { userId: uid, status: { notIn: [successful, failed] } },
  });
}

/** The newest notes of staff. */
export function notesOf(prisma: PrismaClient, uid: string) {
  return prisma.playerNote.findMany({
    where: { userId: uid },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: NOTES_MAX,
    select: { id: true, staffId: true, text: true, createdAt: true },
  });
}

type Range = { readonly gte?: Date; readonly lt?: Date };
type Window = { readonly skip: number; readonly take: number };

/** The logins of a player, the newest first. */
export async function pageOfSessions(
  prisma: PrismaClient,
  { uid, created, ...window }: Window & { readonly uid: string; readonly created: Range },
) {
  const where = { userId: uid, createdAt: created };
  const [rows, total] = await Promise.all([
    prisma.session.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      ...window,
      select: {
        id: true,
        createdAt: true,
        expiresAt: true,
        endedAt: true,
        endReason: true,
        deviceText: true,
        isNewAddress: true,
      },
    }),
    prisma.session.count({ where }),
  ]);
  return { rows, total };
}

/** What happened to the limits of a player, the newest first. */
export async function pageOfLimitChanges(
  prisma: PrismaClient,
  { uid, at, ...window }: Window & { readonly uid: string; readonly at: Range },
) {
  const where = { userId: uid, at };
  const [rows, total] = await Promise.all([
    prisma.limitChange.findMany({
      where,
      orderBy: [{ at: 'desc' }, { id: 'desc' }],
      ...window,
    }),
    prisma.limitChange.count({ where }),
  ]);
  return { rows, total };
}
