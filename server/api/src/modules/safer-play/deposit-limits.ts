import type { Currency } from '../../contract/money.ts';
import { convertMinor } from '../../contract/reference-rates.ts';
import type { Services } from '../../services.ts';
import {
  cancelAboveLimits,
  type DepositLimit,
  depositUsages,
} from './deposit-limits.repository.ts';
import { notifyIfNear } from './limit-notifications.ts';
import { limitReached } from './limit-refusal.ts';
import { limitsOf } from './limits.repository.ts';
import { protectionOf } from './protection.ts';

type Deposit = {
  readonly userId: string;
  readonly currency: Currency;
  readonly amountMinor: bigint;
};

/** Whether deposits of the player have to be counted. */
export async function hasDepositLimit(services: Services, userId: string): Promise<boolean> {
  return (await protectionOf(services, userId)).hasDepositLimit;
}

/** @throws AppError 1106 for a deposit that exceeds a limit of the player */
export async function requireWithinDepositLimits(
  services: Services,
  { userId, currency, amountMinor }: Deposit,
): Promise<void> {
  const usages = await depositUsages(services.prisma, await queryOf(services, userId));
  const isOver = usages.some(({ limit, usedMinor }) => {
    const amounts = { amountMinor, from: currency, to: limit.currency };
    return usedMinor + convertMinor({ ...amounts, rounding: 'up' }) > limit.amountMinor;
  });
  if (isOver) throw await limitReached(services, { userId, kinds: ['deposit'] });
}

/**
 * Judges a stored order again: another node may have stored one meanwhile. Of orders that exceed a limit
 * together the one that is judged first is cancelled.
 * @throws AppError 1106; the order is cancelled then
 */
export async function requireStoredWithinLimits(
  services: Services,
  { userId, outTradeNo }: { userId: string; outTradeNo: string },
): Promise<void> {
  const { prisma, clock } = services;
  const query = await queryOf(services, userId);
  if (await cancelAboveLimits(prisma, { ...query, outTradeNo })) {
    throw await limitReached(services, { userId, kinds: ['deposit'] });
  }
  for (const { limit, usedMinor } of await depositUsages(prisma, query)) {
    await notifyIfNear(services, { userId, at: clock.now(), limit, usedMinor });
  }
}

async function queryOf({ prisma, clock }: Services, userId: string) {
  const limits = (await limitsOf(prisma, userId)).flatMap((limit): DepositLimit[] => {
    const { kind, amountMinor, currency } = limit;
    if (kind !== 'deposit' || amountMinor === null || currency === null) return [];
    return [{ ...limit, kind, amountMinor, currency }];
  });
  return { userId, limits, now: clock.now() };
}
