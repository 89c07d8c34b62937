import type { Language } from '../../contract/enums.ts';
import {
  type NotificationGroup,
  type NotificationType,
  typesOf,
} from '../../contract/notification-types.ts';
import type { Notification } from '../../contract/notifications.ts';
import type { Page } from '../../contract/page.ts';
import { AppError } from '../../core/app-error.ts';
import { type PageRequest, pageFor, rowsOf, withinRange } from '../../core/page-of.ts';
import type { NotificationsContext } from './context.ts';
import { toNotification } from './notifications.mapper.ts';
import { deleteNotification, markRead, pageOfNotifications } from './notifications.repository.ts';

/** A page of a player's notifications, in the given language. */
export async function listNotifications(
  context: NotificationsContext,
  query: {
    userId: string;
    language: Language;
    type?: NotificationType | undefined;
    group?: NotificationGroup | undefined;
    isRead?: boolean | undefined;
  } & PageRequest,
): Promise<Page<Notification>> {
  const { userId, language, type, group, isRead } = query;
  const { rows, total } = await pageOfNotifications(context.prisma, {
    userId,
    types: typesIn({ type, group }),
    isRead,
    before: withinRange(query).lt,
    ...rowsOf(query),
  });
  const list = rows.map((row) => toNotification(row, language));
  return pageFor(query, { list, total, now: context.clock.now() });
}

type TypeFilter = {
  readonly type: NotificationType | undefined;
  readonly group: NotificationGroup | undefined;
};

/** The types that match both filters; undefined without a filter. */
function typesIn({ type, group }: TypeFilter): readonly NotificationType[] | undefined {
  if (group === undefined) return type && [type];
  return typesOf(group).filter((one) => type === undefined || one === type);
}

type NotificationKey = { readonly id: string; readonly userId: string };

/** @throws NOT_FOUND for an id that is not the player's */
export async function readOne(
  { prisma }: NotificationsContext,
  key: NotificationKey,
): Promise<null> {
  if (!(await markRead(prisma, key))) throw new AppError('NOT_FOUND');
  return null;
}

/** @throws NOT_FOUND for an id that is not the player's */
export async function removeOne(
  { prisma }: NotificationsContext,
  key: NotificationKey,
): Promise<null> {
  if (!(await deleteNotification(prisma, key))) throw new AppError('NOT_FOUND');
  return null;
}
