import type { Infrastructure } from '../../infrastructure/infrastructure.ts';
import type { PlayerBalance } from '../../ledger/port.ts';
import type { PlayerEvent, PlayerEvents, Signal, StoredNotification } from './player-events.ts';
import { stateSince } from './state-since.ts';

/** How the changes of a player reach the player's event streams, on whichever node these are. */
export type EventFeed = {
  /** Call it after the commit of new balances, with those of the changed wallets. */
  balancesChanged(userId: string, balances: readonly PlayerBalance[]): void;
  /** Call it after the commit of a notification. */
  notificationStored(userId: string, notification: StoredNotification): void;
  /** Publishes an event that is stored nowhere. */
  signal(userId: string, signal: Signal): void;
  /**
   * Reads the state of `stateSince`. When it resolves, the balances in it are the newest that the
   * player's streams on this node know, and all later events are newer than it.
   */
  state(player: { userId: string; after: string }): Promise<readonly PlayerEvent[]>;
  close(): Promise<void>;
};

export type FeedOptions = Pick<Infrastructure, 'prisma' | 'ledger' | 'clock' | 'log'> & {
  readonly playerEvents: PlayerEvents;
};

/** The feed of a process that is alone on its database: it publishes what it is given. */
export function openLocalFeed(options: FeedOptions): EventFeed {
  const { playerEvents } = options;
  return {
    balancesChanged(userId, balances) {
      if (!playerEvents.hasSubscribers(userId)) return;
      for (const { currency, availableMinor } of balances)
        playerEvents.publish(userId, { type: 'balance', currency, availableMinor });
    },
    notificationStored(userId, notification) {
      playerEvents.publish(userId, { type: 'notification', notification });
    },
    signal: (userId, signal) => playerEvents.publish(userId, signal),
    // Its balances are read in the turn of the event loop in which this resolves.
    state: (player) => stateSince(options, player),
    async close() {},
  };
}
