import type { Language } from '../../contract/enums.ts';
import type { Notification, NotificationType } from '../../contract/notifications.ts';
import type { Page } from '../../contract/page.ts';
import { AppError } from '../../core/app-error.ts';
import type { Services } from '../../core/context.ts';
import { toNotification } from './notifications.mapper.ts';
import { deleteNotification, markRead, pageOfNotifications } from './notifications.repository.ts';

/** A page of a player's notifications, in the reader's language. */
export async function listNotifications(
  services: Services,
  query: {
    userId: string;
    language: Language;
    type?: NotificationType | undefined;
    isRead?: boolean | undefined;
    pageNum: number;
    pageSize: number;
  },
): Promise<Page<Notification>> {
  const { userId, language, type, isRead, pageNum, pageSize } = query;
  const { rows, total } = await pageOfNotifications(services.prisma, {
    userId,
    type,
    isRead,
    skip: (pageNum - 1) * pageSize,
    take: pageSize,
  });
  return { list: rows.map((row) => toNotification(row, language)), total, pageNum, pageSize };
}

type Own = { readonly id: string; readonly userId: string };

/** @throws AppError 404 for an id that is not the player's */
export async function readOne({ prisma }: Services, own: Own): Promise<null> {
  if (!(await markRead(prisma, own))) throw new AppError('NOT_FOUND');
  return null;
}

/** @throws AppError 404 for an id that is not the player's */
export async function removeOne({ prisma }: Services, own: Own): Promise<null> {
  if (!(await deleteNotification(prisma, own))) throw new AppError('NOT_FOUND');
  return null;
}
