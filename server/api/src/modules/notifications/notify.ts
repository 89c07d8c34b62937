import type { NotificationType } from '../../contract/notification-types.ts';
import { insertionInto, type RowWrite } from '../../ledger/rows.ts';
import type { Services } from '../../services.ts';
import type { NotificationMessage } from './messages/en.ts';
import type { NotificationParams } from './messages/notification-text.ts';

export type NewNotification = {
  /** Fixed by what happened, so that telling it twice is telling it once. */
  readonly id: string;
  readonly userId: string;
  readonly type: NotificationType;
  readonly message: NotificationMessage;
  readonly params: NotificationParams;
  readonly link: string | null;
};

/**
 * Tells a player something, after it was committed. A failure here is logged and goes no further:
 * the money has moved, and the caller must not be told otherwise.
 */
export async function notify(services: Services, notification: NewNotification): Promise<void> {
  const at = services.clock.now();
  try {
    const written = await services.ledger.write([notificationRow(notification, at)]);
    const isNew = written.outcome === 'written' && written.changes[0] === 1;
    if (isNew) publishNotification(services, { notification, at });
  } catch (error) {
    const { userId, message } = notification;
    services.log.error({ err: error, userId, message }, 'a notification was not stored');
  }
}

const insertNotification = insertionInto(
  'Notification',
  ['id', 'userId', 'type', 'message', 'params', 'link', 'createdAt'],
  { ifAbsent: true },
);

/** The notification as a row, for news that is stored in the transaction that makes it true. */
export function notificationRow(notification: NewNotification, createdAt: Date): RowWrite {
  const { id, userId, type, message, link } = notification;
  const params = JSON.stringify(notification.params);
  return insertNotification({ id, userId, type, message, params, link, createdAt });
}

/** Tells a player's open pages, if there are any, of news that is stored. */
export function publishNotification(
  { events }: Services,
  { notification, at }: { notification: NewNotification; at: Date },
): void {
  if (!events.isFollowed(notification.userId)) return;
  const { userId, ...rest } = notification;
  events.publish(userId, { type: 'notification', notification: { ...rest, createdAt: at } });
}
