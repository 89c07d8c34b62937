import { budgetsOf } from '../../ledger/budget-count.ts';
import type { Budget, Entry, PostOutcome } from '../../ledger/port.ts';
import type { Services } from '../../services.ts';
import { limitBudget } from './limit-budget.ts';
import { notifyNearLimits } from './limit-notifications.ts';
import { limitReached } from './limit-refusal.ts';
import { recordBet } from './play-checks.ts';
import type { Protection } from './protection.ts';

/** An entry of a player's game. */
export type PlayEntry = Entry & { readonly userId: string };

/** An entry with what protects its player, read for this call. */
export type ProtectedEntry = { readonly entry: PlayEntry; readonly protection: Protection };

export type WithinLimits = Exclude<PostOutcome, { outcome: 'overBudget' }>;

/**
 * Posts an entry of play with the limits of its player: they refuse a stake that would exceed them, and
 * count stakes, wins and rollbacks.
 * @throws AppError 1106
 */
export async function postWithLimits(
  services: Services,
  { entry, protection }: ProtectedEntry,
): Promise<WithinLimits> {
  const { userId, kind, occurredAt: at } = entry;
  const { playLimits } = protection;
  const budgets: Budget[] = playLimits.flatMap((limit) =>
    budgetsOf(entry, limitBudget(limit, { userId, at })),
  );
  const posted = await services.ledger.post(budgets.length === 0 ? entry : { ...entry, budgets });
  if (posted.outcome === 'overBudget') {
    throw await limitReached(services, { userId, kinds: ['loss', 'wager'] });
  }
  const isBet = kind === 'bet' || kind === 'play';
  if (isBet && posted.outcome === 'applied') {
    await recordBet(services, { userId, protection, at });
    if (playLimits.length > 0) await notifyNearLimits(services, { userId, at, playLimits });
  }
  return posted;
}
