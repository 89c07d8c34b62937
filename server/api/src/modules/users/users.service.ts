import type { z } from 'zod';
import { isMarket } from '../../contract/markets.ts';
import { toMajor } from '../../contract/money.ts';
import type { UserInfo, user } from '../../contract/user.ts';
import { parseCurrency } from '../../core/currency-input.ts';
import type { Services } from '../../services.ts';
import type { ActiveSession } from '../auth/caller.ts';
import { mayHaveOffers } from '../markets/market-offers.ts';
import { timeOutView } from '../safer-play/exclusion.ts';
import { checkedAvatar } from './avatar.ts';
import { findUser, loginBefore, paidTotals, updateUser } from './users.repository.ts';

type PlayerSession = Pick<ActiveSession, 'userId' | 'sessionId'>;

/** The profile with the balances and totals in the player's currency. */
export async function userInfo(services: Services, session: PlayerSession): Promise<UserInfo> {
  const { userId } = session;
  const user = await findUser(services.prisma, userId);
  const currency = parseCurrency(user.currency);
  const [balances, totals, lastLoginAt, hasOffers] = await Promise.all([
    services.ledger.balances(userId),
    paidTotals(services.prisma, { userId, currency }),
    loginBefore(services.prisma, session),
    mayHaveOffers(services, userId),
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
    timeOutUntil: timeOutView(user.timeOutUntil, services.clock.now()),
  };
}

type ProfileChange = z.output<typeof user.updateProfile.input>;

/**
 * Updates the given fields; an empty optional field is stored as null.
 * @throws AppError 400 (avatar), 1104
 */
export async function updateProfile(
  services: Services,
  session: PlayerSession,
  change: ProfileChange,
): Promise<UserInfo> {
  const { nickName, phone, address, country, avatar, currency } = change;
  await updateUser(services.prisma, session.userId, {
    ...(nickName !== undefined && { nickName }),
    ...(phone !== undefined && { phone: phone || null }),
    ...(address !== undefined && { address: address || null }),
    ...(country !== undefined && { country: country || null }),
    ...(avatar !== undefined && { avatar: avatar ? checkedAvatar(avatar) : null }),
    ...(currency !== undefined && { currency: parseCurrency(currency) }),
  });
  return userInfo(services, session);
}
