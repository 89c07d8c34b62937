import type { NotificationType } from '../../contract/notification-types.ts';
import { insertStatement, type RowWrite } from '../../ledger/rows.ts';
import type { NotificationsContext } from './context.ts';
import type { NotificationMessage, NotificationParams } from './notification-text.ts';

export type NewNotification = {
  /** Derived from the event, so that a repeated event creates one notification. */
  readonly id: string;
  readonly userId: string;
  readonly type: NotificationType;
  readonly message: NotificationMessage;
  readonly params: NotificationParams;
  readonly link: string | null;
};

/**
 * Stores and publishes the notification of a committed event. A failure is only logged: the money
 * has moved, so the call must not fail.
 */
export async function notify(
  context: NotificationsContext,
  notification: NewNotification,
): Promise<void> {
  const at = context.clock.now();
  try {
    const written = await context.ledger.write([notificationRow(notification, at)]);
    const isNew = written.outcome === 'written' && written.changes[0] === 1;
    if (isNew) publishNotification(context, { notification, at });
  } catch (error) {
    const { userId, message } = notification;
    context.log.error({ err: error, userId, message }, 'storing a notification failed');
  }
}

const insertNotification = insertStatement(
  'Notification',
  ['id', 'userId', 'type', 'message', 'params', 'link', 'createdAt'],
  { ifAbsent: true },
);

/** The notification as a side row, for the transaction of its event. */
export function notificationRow(notification: NewNotification, createdAt: Date): RowWrite {
  const { id, userId, type, message, link } = notification;
  const params = JSON.stringify(notification.params);
  return insertNotification({ id, userId, type, message, params, link, createdAt });
}

/** Publishes a stored notification to the player's event streams. */
export function publishNotification(
  { feed }: NotificationsContext,
  { notification, at }: { notification: NewNotification; at: Date },
): void {
  const { userId, ...rest } = notification;
  feed.notificationStored(userId, { ...rest, createdAt: at });
}
