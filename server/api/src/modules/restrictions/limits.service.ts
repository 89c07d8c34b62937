import { type LimitKind, type LimitView, limitKinds } from '../../contract/safer-play.ts';
import type { Prisma } from '../../db/generated/client.ts';
import type { RestrictionsContext } from './context.ts';
import { type DepositLimit, isMoneyLimitKind, limitBudget } from './limit-budget.ts';
import {
  loadCreditedMinor,
  loadDepositUsage,
  loadPlayUsage,
  type Usage,
} from './limit-usage.repository.ts';
import { limitView } from './limit-view.ts';
import { limitWindow } from './limit-window.ts';
import { listLimits, type StoredLimit } from './limits.repository.ts';

const MINUTE_MS = 60_000;

type SetLimit = StoredLimit & { readonly amountMinor: bigint };

/** Whether the limit was not removed. */
export const isSet = (limit: StoredLimit): limit is SetLimit => limit.amountMinor !== null;

/** The limits that are set, of these kinds or of all, in their order, the shortest period first. */
export async function listLimitViews(
  context: RestrictionsContext,
  { userId, kinds = limitKinds }: { userId: string; kinds?: readonly LimitKind[] },
): Promise<LimitView[]> {
  const limits = await listLimits(context.prisma, userId);
  const set = limits.filter((limit) => isSet(limit) && kinds.includes(limit.kind));
  return Promise.all(set.map((limit) => loadLimitView(context, { userId, limit })));
}

/** The deposit limits that are set, with what was credited in the window of each. */
export async function listDepositLimits(
  tx: Prisma.TransactionClient,
  { userId, at: now }: { userId: string; at: Date },
): Promise<{ limit: DepositLimit; creditedMinor: bigint }[]> {
  const found: { limit: DepositLimit; creditedMinor: bigint }[] = [];
  for (const stored of await listLimits(tx, userId)) {
    const { kind, currency } = stored;
    if (kind !== 'deposit' || currency === null || !isSet(stored)) continue;
    const limit: DepositLimit = { ...stored, kind, currency };
    const creditedMinor = await loadCreditedMinor(tx, { limit, userId, now });
    found.push({ limit, creditedMinor });
  }
  return found;
}

/** A limit as its player sees it. @throws Error for one that was removed */
export async function loadLimitView(
  context: RestrictionsContext,
  { userId, limit }: { userId: string; limit: StoredLimit },
): Promise<LimitView> {
  if (!isSet(limit)) throw new Error('a limit that was removed is not shown');
  const now = context.clock.now();
  const { until: resetsAt } = limitWindow(limit.period, now);
  const usage = await loadUsage(context, { userId, limit });
  return limitView(limit, { usage, resetsAt, now });
}

/** How far a limit is used in the window of now: money in its currency, time in whole minutes. */
async function loadUsage(
  { prisma, clock, playSessions }: RestrictionsContext,
  { userId, limit }: { userId: string; limit: StoredLimit },
): Promise<Usage> {
  const { kind, currency } = limit;
  const now = clock.now();
  if (currency === null) {
    const minutes = Math.floor((await playSessions.todayMs(userId)) / MINUTE_MS);
    return { usedMinor: BigInt(minutes), isEstimate: false };
  }
  if (!isMoneyLimitKind(kind)) throw new Error(`a limit of ${kind} has no currency`);
  const ofMoney = { ...limit, kind, currency };
  if (kind === 'deposit') return loadDepositUsage(prisma, { limit: ofMoney, userId, now });
  const counter = limitBudget(ofMoney, { userId, at: now });
  return loadPlayUsage(prisma, { userId, counter });
}
