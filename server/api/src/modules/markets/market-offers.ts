import { marketRules } from '../../contract/markets.ts';
import { accountName } from '../../ledger/account-name.ts';
import type { Services } from '../../services.ts';
import { marketOf } from './market-of.ts';

/** Whether the player may get an advantage now: in some markets not before a first stake. */
export async function mayHaveOffers(services: Services, userId: string): Promise<boolean> {
  if (marketRules[await marketOf(services, userId)].offersBeforeStake) return true;
  return services.queries.play.hasPlayed(
    accountName({ of: 'player', userId, bucket: 'available' }),
  );
}
