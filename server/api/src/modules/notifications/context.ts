import type { LRUCache } from 'lru-cache';
import type { Infrastructure } from '../../infrastructure/infrastructure.ts';
import type { Auth } from '../auth/index.ts';
import type { EventFeed } from './event-feed.ts';
import type { PlayerEvents } from './player-events.ts';

export type NotificationsContext = Infrastructure & {
  readonly auth: Auth;
  readonly playerEvents: PlayerEvents;
  readonly feed: EventFeed;
  /** Ids of the notifications of used limits that this process has stored: each window has one. */
  readonly notifiedLimits: LRUCache<string, true>;
};
