import { referenceRatesMicro } from '../../contract/reference-rates.ts';
import { type LimitKind, type LimitView, limitPeriods } from '../../contract/safer-play.ts';
import { type AppError, refusal } from '../../core/app-error.ts';
import type { Services } from '../../services.ts';
import { notifyOfReachedLimit } from './limit-notifications.ts';
import { limitViews } from './limits.service.ts';

/** 1106 for that limit of these kinds with least left; of equal ones the shortest period. */
export async function limitReached(
  services: Services,
  { userId, kinds }: { userId: string; kinds: readonly LimitKind[] },
): Promise<AppError> {
  const views = await limitViews(services, { userId, kinds });
  const [least] = views.toSorted(
    (one, other) =>
      leftMicro(one) - leftMicro(other) ||
      limitPeriods.indexOf(one.period) - limitPeriods.indexOf(other.period),
  );
  if (!least) return refusal('LIMIT_REACHED');
  await notifyOfReachedLimit(services, { userId, limit: least });
  const { kind, period, amount: limit, remaining, walletType, resetsAt } = least;
  return refusal('LIMIT_REACHED', { kind, period, limit, remaining, walletType, resetsAt });
}

/** Comparable over currencies; limits of time are compared with each other alone. */
function leftMicro({ remaining, walletType }: LimitView): number {
  return walletType === null ? remaining : remaining * referenceRatesMicro[walletType];
}
