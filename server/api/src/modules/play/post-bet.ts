import { toMajor } from '../../contract/money.ts';
import { type AppError, refusal } from '../../core/app-error.ts';
import type { PostOutcome } from '../../ledger/port.ts';
import { type Enforced, limitBudgets, type PlayerRestrictions } from '../restrictions/index.ts';
import type { PlayContext } from './context.ts';
import type { PlayEntry } from './game-entries.ts';

/** An entry with what restricts its player, loaded for this call. */
export type RestrictedEntry = {
  readonly entry: PlayEntry;
  readonly restrictions: PlayerRestrictions;
};

/** What a post of play may result in, once its limits allow it; two outcomes are of payments alone. */
export type PlayOutcome = Exclude<
  PostOutcome,
  { outcome: 'overBudget' | 'tooSoon' | 'overRound' | 'stale' | 'unstaked' }
>;

/**
 * Posts an entry with a stake. The ledger refuses it where it would exceed a limit of the player or
 * break a rule of the market.
 * @throws LIMIT_REACHED, AMOUNT_OUT_OF_RANGE with `max`, TOO_SOON with `waitMs`
 */
export async function postBet(
  context: PlayContext,
  { entry, restrictions, enforced }: RestrictedEntry & { readonly enforced: Enforced },
): Promise<PlayOutcome> {
  const { userId, occurredAt: at } = entry;
  const posted = await context.ledger.post({ ...entry, ...enforced });
  switch (posted.outcome) {
    case 'overBudget':
      throw await limitReached(context, userId);
    case 'tooSoon':
      throw refusal('TOO_SOON', { waitMs: posted.waitMs });
    case 'overRound':
      throw refusal('AMOUNT_OUT_OF_RANGE', { max: roundMax({ entry, enforced }) });
    case 'applied': {
      await context.restrictions.recordBet({ restrictions, at });
      const { playLimits } = restrictions;
      const { counters } = posted;
      await context.notifications.notifyNearLimits({ userId, at, playLimits, counters });
      return posted;
    }
    case 'stale':
    case 'unstaked':
      throw new Error(`the ledger returned ${posted.outcome} for ${entry.key}, which is of play`);
    case 'replayed':
    case 'conflict':
    case 'blocked':
    case 'limit':
    case 'insufficient':
      return posted;
  }
}

/** Posts a win or a rollback, which the player's limits count and never refuse. */
export async function postWithoutStake(
  { ledger }: PlayContext,
  { entry, restrictions }: RestrictedEntry,
): Promise<PlayOutcome> {
  const posted = await ledger.post({
    ...entry,
    budgets: limitBudgets(restrictions.playLimits, entry),
  });
  switch (posted.outcome) {
    case 'overBudget':
    case 'tooSoon':
    case 'overRound':
    case 'stale':
    case 'unstaked':
      throw new Error(`the ledger returned ${posted.outcome} for ${entry.key}, which has no stake`);
    case 'applied':
    case 'replayed':
    case 'conflict':
    case 'blocked':
    case 'limit':
    case 'insufficient':
      return posted;
  }
}

/** The most of the round, in major units of the stake. */
function roundMax({ entry, enforced }: { entry: PlayEntry; enforced: Enforced }): number {
  const [stake] = entry.postings;
  const maxMinor = enforced.stakeRule?.roundMaxMinor ?? 0n;
  return stake ? toMajor(maxMinor, stake.currency) : 0;
}

async function limitReached(
  { restrictions, notifications }: PlayContext,
  userId: string,
): Promise<AppError> {
  const { error, limit } = await restrictions.reachedLimit({ userId, kinds: ['loss', 'wager'] });
  if (limit) await notifications.notifyOfReachedLimit({ userId, limit });
  return error;
}
