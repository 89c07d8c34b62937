import { referenceRatesMicro } from '../../contract/reference-rates.ts';
import { type LimitView, limitPeriods } from '../../contract/safer-play.ts';
import { type AppError, refusal } from '../../core/app-error.ts';
import { budgetsOf } from '../../ledger/budget-count.ts';
import type { Entry, PostOutcome } from '../../ledger/port.ts';
import type { Services } from '../../services.ts';
import { limitBudget } from './limit-budget.ts';
import { limitViews } from './limits.service.ts';
import { protectionOf } from './protection.ts';

/** An entry of a player's game. */
export type PlayEntry = Entry & { readonly userId: string };

export type WithinLimits = Exclude<PostOutcome, { outcome: 'overBudget' }>;

/**
 * Posts an entry of play with the limits of its player: they refuse a stake that would exceed them, and
 * count stakes, wins and rollbacks.
 * @throws AppError 1106
 */
export async function postWithLimits(services: Services, entry: PlayEntry): Promise<WithinLimits> {
  const { userId, occurredAt: at } = entry;
  const { limits } = await protectionOf(services, userId);
  const budgets = limits.flatMap((limit) => budgetsOf(entry, limitBudget(limit, { userId, at })));
  const posted = await services.ledger.post(budgets.length === 0 ? entry : { ...entry, budgets });
  if (posted.outcome === 'overBudget') throw await limitReached(services, userId);
  return posted;
}

/** 1106 for the limit with least left; of equal ones the shortest period. */
async function limitReached(services: Services, userId: string): Promise<AppError> {
  const views = await limitViews(services, userId);
  const [least] = views.toSorted(
    (one, other) =>
      leftMicro(one) - leftMicro(other) ||
      limitPeriods.indexOf(one.period) - limitPeriods.indexOf(other.period),
  );
  if (!least) return refusal('LIMIT_REACHED');
  const { kind, period, amount: limit, remaining, walletType, resetsAt } = least;
  return refusal('LIMIT_REACHED', { kind, period, limit, remaining, walletType, resetsAt });
}

/** Comparable over currencies. */
function leftMicro({ remaining, walletType }: LimitView): number {
  return remaining * referenceRatesMicro[walletType];
}
