import { marketRules } from '../../contract/markets.ts';
import { accountName } from '../../ledger/account-name.ts';
import type { RestrictionsContext } from './context.ts';
import { blockAt, type PlayerRestrictions } from './player-restrictions.ts';

/**
 * Whether the player may get an advantage now: not during a time-out or a self-exclusion, and in some
 * markets not before a first stake.
 */
export async function mayHaveOffers(
  { queries, clock }: Pick<RestrictionsContext, 'queries' | 'clock'>,
  restrictions: PlayerRestrictions,
): Promise<boolean> {
  if (blockAt(restrictions, clock.now())) return false;
  const { userId, market } = restrictions;
  if (marketRules[market].offersBeforeStake) return true;
  return queries.hasPlayed(accountName({ of: 'player', userId, bucket: 'available' }));
}
