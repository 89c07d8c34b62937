import { isMarket } from '../../contract/markets.ts';
import { toMajor } from '../../contract/money.ts';
import type { UserInfo } from '../../contract/user.ts';
import type { ActiveSession } from '../../core/caller.ts';
import { parseCurrency } from '../../core/currency-input.ts';
import { timeOutView } from '../restrictions/index.ts';
import { findUser } from '../users/index.ts';
import type { HistoryContext } from './context.ts';
import { loadPaidTotals, loginBefore } from './user-info.repository.ts';

type PlayerSession = Pick<ActiveSession, 'userId' | 'sessionId'>;

/** The profile with the balances and totals in the player's currency. */
export async function loadUserInfo(
  context: HistoryContext,
  session: PlayerSession,
): Promise<UserInfo> {
  const { userId } = session;
  const user = await findUser(context.prisma, userId);
  const currency = parseCurrency(user.currency);
  const [balances, totals, lastLoginAt, hasOffers] = await Promise.all([
    context.ledger.balances(userId),
    loadPaidTotals(context.prisma, { userId, currency }),
    loginBefore(context.prisma, session),
    context.restrictions.load(userId).then(context.restrictions.mayHaveOffers),
  ]);
  const balance = balances.find((candidate) => candidate.currency === currency);
  const availableMinor = balance?.availableMinor ?? 0n;
  const frozenMinor = balance?.frozenMinor ?? 0n;
  return {
    uid: user.id,
    nickName: user.nickName,
    email: user.email,
    phone: user.phone,
    address: user.address,
    country: user.country,
    userRole: user.userRole,
    avatar: user.avatar,
    balance: toMajor(availableMinor + frozenMinor, currency),
    walletBalance: toMajor(availableMinor, currency),
    frozenBalance: toMajor(frozenMinor, currency),
    totalDeposit: toMajor(totals.depositedMinor, currency),
    totalWithdraw: toMajor(totals.withdrawnMinor, currency),
    netDeposit: toMajor(totals.depositedMinor - totals.withdrawnMinor, currency),
    currency,
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
    market: isMarket(user.market) ? user.market : 'open',
    hasOffers,
    timeOutUntil: timeOutView(user.timeOutUntil, context.clock.now()),
  };
}
