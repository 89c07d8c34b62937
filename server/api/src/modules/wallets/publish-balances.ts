import { type LedgerObserver, walletsChangedBy } from '../../ledger/observed-ledger.ts';
import type { PlayerEvents } from '../notifications/player-events.ts';

/** Tells a player's open pages what the wallets hold after each movement, if any are open. */
export function publishBalances(events: PlayerEvents): LedgerObserver['onApplied'] {
  return ({ entry, balances }) => {
    const { userId } = entry;
    if (userId === null || !events.isFollowed(userId)) return;
    const changed = walletsChangedBy(entry);
    for (const { currency, availableMinor } of balances) {
      if (changed.has(currency))
        events.publish(userId, { type: 'balance', currency, availableMinor });
    }
  };
}
