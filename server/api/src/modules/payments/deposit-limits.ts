import type { Currency } from '../../contract/money.ts';
import { convertMinor } from '../../contract/reference-rates.ts';
import type { AppError } from '../../core/app-error.ts';
import type { DepositLimit } from '../restrictions/index.ts';
import type { PaymentsContext } from './context.ts';
import { cancelAboveLimits, listDepositUsages } from './deposit-limits.repository.ts';

type Limited = { readonly userId: string; readonly limits: readonly DepositLimit[] };

/** @throws LIMIT_REACHED for a deposit that exceeds a limit of the player */
export async function requireWithinLimits(
  context: PaymentsContext,
  deposit: Limited & { readonly currency: Currency; readonly amountMinor: bigint },
): Promise<void> {
  const { userId, limits, currency, amountMinor } = deposit;
  const query = { userId, limits, now: context.clock.now() };
  const usages = await listDepositUsages(context.prisma, query);
  const isOver = usages.some(({ limit, usedMinor }) => {
    const amounts = { amountMinor, from: currency, to: limit.currency };
    return usedMinor + convertMinor({ ...amounts, rounding: 'up' }) > limit.amountMinor;
  });
  if (isOver) throw await limitReached(context, userId);
}

/**
 * Checks a stored order again: another node may have stored one meanwhile. Of orders that exceed a limit
 * together the one that is checked first is cancelled.
 * @throws LIMIT_REACHED; the order is cancelled then
 */
export async function requireStoredWithinLimits(
  context: PaymentsContext,
  { userId, limits, outTradeNo }: Limited & { readonly outTradeNo: string },
): Promise<void> {
  const { prisma, clock, notifications } = context;
  const query = { userId, limits, now: clock.now() };
  if (await cancelAboveLimits(prisma, { ...query, outTradeNo })) {
    throw await limitReached(context, userId);
  }
  for (const { limit, usedMinor } of await listDepositUsages(prisma, query)) {
    const named = { ...limit, kind: 'deposit' as const };
    await notifications.notifyIfNear({ userId, at: clock.now(), limit: named, usedMinor });
  }
}

async function limitReached(
  { restrictions, notifications }: PaymentsContext,
  userId: string,
): Promise<AppError> {
  const { error, limit } = await restrictions.reachedLimit({ userId, kinds: ['deposit'] });
  if (limit) await notifications.notifyOfReachedLimit({ userId, limit });
  return error;
}
