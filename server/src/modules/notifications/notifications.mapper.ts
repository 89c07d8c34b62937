import { z } from 'zod';
import type { Language } from '../../contract/enums.ts';
import { type Notification, notification } from '../../contract/notifications.ts';
import {
  isNotificationMessage,
  notificationText,
} from '../../core/messages/notifications/notification-text.ts';
import type { Notification as NotificationRow } from '../../db/generated/client.ts';

const params = z.object({
  amountMinor: z.string().optional(),
  walletType: z.string().optional(),
  order: z.string().optional(),
});

/** A stored notification as the wire carries it, its text made in the reader's language. */
export function toNotification(row: NotificationRow, language: Language): Notification {
  const { message, type } = row;
  if (!isNotificationMessage(message)) throw new Error(`unknown notification text ${message}`);
  const { amountMinor, walletType, order } = params.parse(JSON.parse(row.params));
  return {
    id: row.id,
    type: notification.shape.type.parse(type),
    ...notificationText({
      message,
      language,
      params: {
        ...(amountMinor !== undefined && { amountMinor }),
        ...(walletType !== undefined && { walletType }),
        ...(order !== undefined && { order }),
      },
    }),
    isRead: row.isRead,
    createdAt: row.createdAt.toISOString(),
    link: row.link,
  };
}
