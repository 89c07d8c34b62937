import type { Currency } from '../../contract/money.ts';
import { convertMinor } from '../../contract/reference-rates.ts';
import type { AppError } from '../../core/app-error.ts';
import type { DepositLimit } from '../restrictions/index.ts';
import type { PaymentsContext } from './context.ts';
import { listDepositUsages } from './deposit-limits.repository.ts';

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

/** Notifies of each limit that is nearly used, by an order that was stored. */
export async function notifyNearDepositLimits(
  { prisma, clock, notifications }: PaymentsContext,
  { userId, limits }: Limited,
): Promise<void> {
  const at = clock.now();
  for (const { limit, usedMinor } of await listDepositUsages(prisma, { userId, limits, now: at })) {
    await notifications.notifyIfNear({ userId, at, limit, usedMinor });
  }
}

export async function limitReached(
  { restrictions, notifications }: PaymentsContext,
  userId: string,
): Promise<AppError> {
  const { error, limit } = await restrictions.reachedLimit({ userId, kinds: ['deposit'] });
  if (limit) await notifications.notifyOfReachedLimit({ userId, limit });
  return error;
}
