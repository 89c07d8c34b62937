import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { OpenChannel } from '../../db/channel.ts';
import type { Infrastructure } from '../../infrastructure/infrastructure.ts';
import { withContext } from '../../infrastructure/with-context.ts';
import { walletsChangedBy } from '../../ledger/observed-ledger.ts';
import type { Auth } from '../auth/index.ts';
import type { NotificationsContext } from './context.ts';
import { openLocalFeed } from './event-feed.ts';
import { EventStreams, type StreamLimits } from './event-streams.ts';
import {
  notifyIfNear,
  notifyNearLimits,
  notifyOfLimitChange,
  notifyOfLimitReview,
  notifyOfReachedLimit,
  notifyOfReadyChange,
} from './limit-notifications.ts';
import { notificationsHandlers } from './notifications.router.ts';
import { notify, publishNotification } from './notify.ts';
import { openSharedFeed } from './open-shared-feed.ts';
import { PlayerEvents } from './player-events.ts';

export type { StreamLimits } from './event-streams.ts';
export {
  type NotificationMessage,
  type NotificationParams,
  type ReviewReason,
  reviewReasonText,
} from './notification-text.ts';
export { type NewNotification, notificationRow } from './notify.ts';
export { PlayerEvents } from './player-events.ts';
export { SharedFeed } from './shared-feed.ts';

const NOTIFIED_MAX = 10_000;

/** A player's notifications, and the streams that show them and the balances at once. */
export type Notifications = ReturnType<typeof createNotifications>;

export function createNotifications(
  infrastructure: Infrastructure,
  { auth, openChannel }: { auth: Auth; openChannel: OpenChannel | null },
) {
  const { events } = infrastructure;
  const playerEvents = new PlayerEvents(infrastructure);
  const feedOptions = { ...infrastructure, playerEvents };
  const feed =
    openChannel === null
      ? openLocalFeed(feedOptions)
      : openSharedFeed({ ...feedOptions, openChannel, auth });
  const notifiedLimits = new LRUCache<string, true>({ max: NOTIFIED_MAX });
  const context: NotificationsContext = {
    ...infrastructure,
    auth,
    playerEvents,
    feed,
    notifiedLimits,
  };
  events.subscribe('entry-applied', ({ entry, balances }) => {
    const changed = walletsChangedBy(entry);
    feed.balancesChanged(
      entry.userId,
      balances.filter(({ currency }) => changed.has(currency)),
    );
  });
  events.subscribe('restrictions-changed', ({ userId }) =>
    feed.signal(userId, { type: 'protection' }),
  );
  events.subscribe('reality-check-due', ({ userId, dueAt, everyMinutes }) =>
    feed.signal(userId, { type: 'realityCheck', dueAt, everyMinutes }),
  );
  return {
    playerEvents,
    ...withContext(context, {
      notify,
      notifyIfNear,
      notifyNearLimits,
      notifyOfLimitChange,
      notifyOfLimitReview,
      notifyOfReachedLimit,
      notifyOfReadyChange,
      publish: publishNotification,
    }),
    /** `GET /api/events` of an app: the streams of its process. They end before the app waits. */
    streams: (limits?: Partial<StreamLimits>) => {
      const streams = new EventStreams(context, limits);
      return {
        register: (app: FastifyInstance) => streams.register(app),
        endOnClose: (app: FastifyInstance) => streams.endOnClose(app),
      };
    },
    handlers: notificationsHandlers(context),
    close: () => feed.close(),
  };
}
