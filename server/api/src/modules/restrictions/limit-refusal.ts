import type { Currency } from '../../contract/money.ts';
import { referenceRatesMicro } from '../../contract/reference-rates.ts';
import {
  type LimitKind,
  type LimitPeriod,
  type LimitView,
  limitPeriods,
} from '../../contract/safer-play.ts';
import { type AppError, refusal } from '../../core/app-error.ts';
import type { RestrictionsContext } from './context.ts';
import { limitWindow } from './limit-window.ts';
import { listLimitViews } from './limits.service.ts';

const MINUTE_MS = 60_000;

/** The limit that refuses a stake or a deposit: the data of LIMIT_REACHED. */
export type ReachedLimit = {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  /** Major units of the wallet type, or minutes. */
  readonly limit: number;
  readonly remaining: number;
  readonly walletType: Currency | null;
  readonly resetsAt: string;
};

/** Why something is refused; `limit` is the reached one, of which the player is notified. */
export type Refused = { readonly error: AppError; readonly limit: ReachedLimit | null };

/** Whether a check has refused. */
export function isRefused(checked: object): checked is Refused {
  return 'error' in checked;
}

/** LIMIT_REACHED for that limit of these kinds with least left; of equal ones the shortest period. */
export async function reachedLimit(
  context: RestrictionsContext,
  { userId, kinds }: { userId: string; kinds: readonly LimitKind[] },
): Promise<Refused> {
  const views = await listLimitViews(context, { userId, kinds });
  const [least] = views.toSorted(
    (one, other) =>
      leftMicro(one) - leftMicro(other) ||
      limitPeriods.indexOf(one.period) - limitPeriods.indexOf(other.period),
  );
  if (!least) return { error: refusal('LIMIT_REACHED'), limit: null };
  const { kind, period, amount: limit, remaining, walletType, resetsAt } = least;
  return refusedBy({ kind, period, limit, remaining, walletType, resetsAt });
}

/** LIMIT_REACHED for the time limit of the day. */
export function reachedTimeLimit(of: {
  timeLimitMinutes: number;
  playedTodayMs: number;
  now: Date;
}): Refused {
  const { timeLimitMinutes: limit, playedTodayMs, now } = of;
  return refusedBy({
    kind: 'time',
    period: 'day',
    limit,
    remaining: Math.max(0, limit - Math.floor(playedTodayMs / MINUTE_MS)),
    walletType: null,
    resetsAt: limitWindow('day', now).until.toISOString(),
  });
}

function refusedBy(limit: ReachedLimit): Refused {
  return { error: refusal('LIMIT_REACHED', limit), limit };
}

/** Comparable over currencies; limits of time are compared with each other alone. */
function leftMicro({ remaining, walletType }: LimitView): number {
  return walletType === null ? remaining : remaining * referenceRatesMicro[walletType];
}
