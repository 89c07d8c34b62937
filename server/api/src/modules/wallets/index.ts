import type { Infrastructure } from '../../infrastructure/infrastructure.ts';
import { withContext } from '../../infrastructure/with-context.ts';
import { addPlayTotals, type PlayTotal } from '../../ledger/game-postings.repository.ts';
import { RunningSums } from '../../ledger/running-sums.ts';
import type { WalletsContext } from './context.ts';
import { loadPlayTotals } from './play-totals.ts';
import { walletsHandlers } from './wallets.router.ts';

export { amountLimits } from './wallet-configs.ts';

/** Balances, the limits of amounts, and what was played in each wallet. */
export type Wallets = ReturnType<typeof createWallets>;

export function createWallets(infrastructure: Infrastructure) {
  const sums = new RunningSums<readonly PlayTotal[]>(addPlayTotals);
  infrastructure.events.subscribe('entry-applied', ({ entry }) => sums.rowAdded(entry.occurredAt));
  const context: WalletsContext = { ...infrastructure, sums };
  return {
    ...withContext(context, { loadPlayTotals }),
    handlers: walletsHandlers(context),
  };
}
