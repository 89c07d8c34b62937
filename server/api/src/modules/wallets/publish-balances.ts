import { type LedgerObserver, walletsChangedBy } from '../../ledger/observed-ledger.ts';
import type { EventFeed } from '../notifications/event-feed.ts';

/** Passes to the feed the balances that an applied entry changed. */
export function publishBalances(
  feed: EventFeed,
  { entry, balances }: Parameters<LedgerObserver['onApplied']>[0],
): void {
  const { userId } = entry;
  if (userId === null) return;
  const changed = walletsChangedBy(entry);
  feed.balancesChanged(
    userId,
    balances.filter(({ currency }) => changed.has(currency)),
  );
}
