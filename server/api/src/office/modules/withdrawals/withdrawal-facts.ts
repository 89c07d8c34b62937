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
  movedSince,
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
  const since = lastWithdrawalAt ?? EPOCH;
  const [stakedSince, stakedSinceDeposit, moved] = await Promise.all([
    context.payments.stakedMinorSince({ userId, since }),
    context.payments.stakedMinorSince({ userId, since: lastDepositAt ?? EPOCH }),
    movedSince(prisma, { userId, since }),
  ]);
  return {
    joinedAt: player.createdAt.toISOString(),
    selfExcludedUntil: untilView(player.selfExcludedUntil),
    passwordChangedAt: player.passwordChangedAt?.toISOString() ?? null,
    deposits: summed(deposits),
    withdrawals: summed(withdrawals),
    lastDepositAt: lastDepositAt?.toISOString() ?? null,
    lastWithdrawalAt: lastWithdrawalAt?.toISOString() ?? null,
    stakedSinceUsd: toMajor(stakedSince, 'USD'),
    stakedSinceDepositUsd: toMajor(stakedSinceDeposit, 'USD'),
    moneyFrom: moneyFrom(moved),
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

/** The kinds of posting by where they come from; a payout moves the player's own money. */
const originOf: Readonly<Record<string, keyof WithdrawalFacts['moneyFrom']>> = {
  deposit: 'deposits',
  bonus: 'rewards',
  reward: 'rewards',
  bet: 'play',
  win: 'play',
  rollback: 'play',
  adjustment: 'other',
  opening: 'other',
  fee: 'other',
};

function moneyFrom(moved: Awaited<ReturnType<typeof movedSince>>): WithdrawalFacts['moneyFrom'] {
  const sums = { deposits: 0n, rewards: 0n, play: 0n, other: 0n };
  for (const { type, currency, amountMinor } of moved) {
    const origin = originOf[type];
    if (origin && isCurrency(currency)) sums[origin] += usdMinor({ currency, amountMinor });
  }
  const { deposits, rewards, play, other } = sums;
  return {
    deposits: toMajor(deposits, 'USD'),
    rewards: toMajor(rewards, 'USD'),
    play: toMajor(play, 'USD'),
    other: toMajor(other, 'USD'),
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
