import { marketRules } from '../../contract/markets.ts';
import { accountName } from '../../ledger/account-name.ts';
import type { RestrictionsContext } from './context.ts';
import type { PlayerRestrictions } from './player-restrictions.ts';

/** Whether the player may get an advantage now: in some markets not before a first stake. */
export async function mayHaveOffers(
  { queries }: Pick<RestrictionsContext, 'queries'>,
  { userId, market }: Pick<PlayerRestrictions, 'userId' | 'market'>,
): Promise<boolean> {
  if (marketRules[market].offersBeforeStake) return true;
  return queries.hasPlayed(accountName({ of: 'player', userId, bucket: 'available' }));
}
