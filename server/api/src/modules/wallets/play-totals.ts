import type { Currency } from '../../contract/money.ts';
import { accountName } from '../../ledger/account-name.ts';
import {
  gamePostingCondition,
  type PlayTotal,
  playTotals,
} from '../../ledger/game-postings.repository.ts';
import type { WalletsContext } from './context.ts';

/** Of all wallets without a currency, and of all time without a range. */
type PlayTotalsQuery = {
  readonly userId: string;
  readonly walletType?: Currency | undefined;
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
};

/** The totals of a player's bets, wins and rollbacks, from the index alone. */
export async function loadPlayTotals(
  { prisma, clock, sums }: WalletsContext,
  { userId, walletType: currency, from, until }: PlayTotalsQuery,
): Promise<readonly PlayTotal[]> {
  const account = accountName({ of: 'player', userId, bucket: 'available' });
  const filter = { account, types: ['bet', 'win', 'rollback'] as const, currency };
  const created = { ...(from && { gte: from }), ...(until && { lt: until }) };
  return sums.total({
    key: JSON.stringify({ ...filter, ...created }),
    now: clock.now(),
    sum: (range) => playTotals(prisma, gamePostingCondition(filter, [created, range])),
  });
}
