import { DepositStatus } from '../../../contract/enums.ts';
import { isCurrency, toMajor } from '../../../contract/money.ts';
import { lastSessions } from '../../../modules/auth/index.ts';
import { untilView } from '../../../modules/restrictions/index.ts';
import type { OfficeContext } from '../../context.ts';
import type { WithdrawalFacts } from '../../contract/withdrawals.ts';
import { usdMinor } from '../amounts.ts';
import {
  countAccounts,
  findPlayerFacts,
  othersWithAccount,
  paidDeposits,
  paidWithdrawals,
} from './office-withdrawals.repository.ts';

const SHARED_MAX = 10;
const DEVICES_MAX = 10;
const EPOCH = new Date(0);

/** What staff see of the player before they decide on a withdrawal. */
export async function withdrawalFacts(
  context: OfficeContext,
  { userId, accountKey }: { userId: string; accountKey: string },
): Promise<WithdrawalFacts> {
  const { prisma } = context;
  const [player, deposits, withdrawals, accountsUsed, sharedWith, sessions] = await Promise.all([
    findPlayerFacts(prisma, userId),
    paidDeposits(prisma, { userId, status: DepositStatus.paid }),
    paidWithdrawals(prisma, userId),
    countAccounts(prisma, userId),
    othersWithAccount(prisma, { userId, accountKey, take: SHARED_MAX }),
    lastSessions(prisma, { userId, limit: DEVICES_MAX }),
  ]);
  const lastDepositAt = latest(deposits);
  const lastWithdrawalAt = latest(withdrawals);
  const [sinceWithdrawal, sinceDeposit] = await Promise.all([
    context.payments.moneySince({ userId, since: lastWithdrawalAt ?? EPOCH }),
    context.payments.moneySince({ userId, since: lastDepositAt ?? EPOCH }),
  ]);
  return {
    joinedAt: player.createdAt.toISOString(),
    selfExcludedUntil: untilView(player.selfExcludedUntil),
    passwordChangedAt: player.passwordChangedAt?.toISOString() ?? null,
    deposits: summed(deposits),
    withdrawals: summed(withdrawals),
    lastDepositAt: lastDepositAt?.toISOString() ?? null,
    lastWithdrawalAt: lastWithdrawalAt?.toISOString() ?? null,
    depositedSinceUsd: toMajor(sinceWithdrawal.depositedMinor, 'USD'),
    stakedSinceUsd: toMajor(sinceWithdrawal.stakedMinor, 'USD'),
    stakedSinceDepositUsd: toMajor(sinceDeposit.stakedMinor, 'USD'),
    accountsUsed,
    sharedWith: sharedWith.map(({ uid, nickName, paidAt }) => ({
      uid,
      nickName,
      paidAt: paidAt?.toISOString() ?? null,
    })),
    devices: sessions.map(({ createdAt, deviceText, isNewAddress }) => ({
      at: createdAt.toISOString(),
      device: deviceText,
      network: isNewAddress ? ('new' as const) : ('known' as const),
    })),
  };
}

type OrderSum = {
  readonly walletType: string;
  readonly _count: number;
  readonly _sum: { readonly amountMinor: bigint | null };
  readonly _max: { readonly updatedAt: Date | null };
};

function summed(sums: readonly OrderSum[]) {
  let count = 0;
  let minor = 0n;
  for (const { walletType: currency, _count, _sum } of sums) {
    count += _count;
    if (isCurrency(currency)) minor += usdMinor({ currency, amountMinor: _sum.amountMinor ?? 0n });
  }
  return { count, amountUsd: toMajor(minor, 'USD') };
}

function latest(sums: readonly OrderSum[]): Date | null {
  const times = sums.map(({ _max }) => _max.updatedAt?.getTime() ?? 0);
  const last = Math.max(0, ...times);
  return last === 0 ? null : new Date(last);
}
