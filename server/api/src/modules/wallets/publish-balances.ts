import { type LedgerObserver, walletsChangedBy } from '../../ledger/observed-ledger.ts';
import type { PlayerEvents } from '../notifications/player-events.ts';

/** Publishes the changed balances to the player's event streams after each applied entry. */
export function publishBalances(events: PlayerEvents): LedgerObserver['onApplied'] {
  return ({ entry, balances }) => {
    const { userId } = entry;
    if (userId === null || !events.hasSubscribers(userId)) return;
    const changed = walletsChangedBy(entry);
    for (const { currency, availableMinor } of balances) {
      if (changed.has(currency))
        events.publish(userId, { type: 'balance', currency, availableMinor });
    }
  };
}
