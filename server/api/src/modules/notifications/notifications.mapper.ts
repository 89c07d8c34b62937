import { z } from 'zod';
import type { Language } from '../../contract/enums.ts';
import { type Notification, notification } from '../../contract/notifications.ts';
import { limitKinds, limitPeriods } from '../../contract/safer-play.ts';
import type { Notification as NotificationRow } from '../../db/generated/client.ts';
import {
  isNotificationMessage,
  loginPlaces,
  notificationText,
  reviewReasons,
} from './notification-text.ts';
import type { StoredNotification } from './player-events.ts';

const staffText = z.object({ title: z.string(), message: z.string() });

const storedParams = z.object({
  amountMinor: z.string().optional(),
  walletType: z.string().optional(),
  order: z.string().optional(),
  rounds: z.int().optional(),
  limit: z.object({ kind: z.enum(limitKinds), period: z.enum(limitPeriods) }).optional(),
  minutes: z.int().optional(),
  at: z.string().optional(),
  results: z.array(z.object({ amountMinor: z.string(), walletType: z.string() })).optional(),
  review: z.enum(reviewReasons).optional(),
  device: z.string().optional(),
  place: z.enum(loginPlaces).optional(),
  text: z.string().optional(),
  texts: z
    .object({ 'pt-br': staffText, id: staffText, es: staffText })
    .partial()
    .extend({ en: staffText })
    .optional(),
});

/** Maps a stored notification to the contract, with its text in the given language. */
export function toNotification(row: NotificationRow, language: Language): Notification {
  return notificationFrom({ ...notificationOfRow(row), isRead: row.isRead }, language);
}

export function notificationFrom(
  notification: StoredNotification & { readonly isRead: boolean },
  language: Language,
): Notification {
  const { id, type, message, params, link, isRead, createdAt } = notification;
  return {
    id,
    type,
    // A message with a time has that of its event where it has no other.
    ...notificationText({ message, language, params: { at: createdAt.toISOString(), ...params } }),
    isRead,
    createdAt: createdAt.toISOString(),
    link,
  };
}

/** @throws Error when the row is malformed */
export function notificationOfRow(row: NotificationRow): StoredNotification {
  const { id, message, link, createdAt } = row;
  if (!isNotificationMessage(message)) throw new Error(`unknown notification message ${message}`);
  const params = storedParams.parse(JSON.parse(row.params));
  const { amountMinor, walletType, order, rounds, results, limit, minutes, at } = params;
  const { review, device, place, text, texts } = params;
  return {
    id,
    type: notification.shape.type.parse(row.type),
    message,
    params: {
      ...(amountMinor !== undefined && { amountMinor }),
      ...(walletType !== undefined && { walletType }),
      ...(order !== undefined && { order }),
      ...(rounds !== undefined && { rounds }),
      ...(results !== undefined && { results }),
      ...(limit !== undefined && { limit }),
      ...(minutes !== undefined && { minutes }),
      ...(at !== undefined && { at }),
      ...(review !== undefined && { review }),
      ...(device !== undefined && { device }),
      ...(place !== undefined && { place }),
      ...(text !== undefined && { text }),
      ...(texts !== undefined && { texts }),
    },
    link,
    createdAt,
  };
}
