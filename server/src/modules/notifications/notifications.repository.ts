import type { NotificationType } from '../../contract/notification-types.ts';
import type { Prisma, PrismaClient } from '../../db/generated/client.ts';

export async function pageOfNotifications(
  prisma: PrismaClient,
  query: {
    userId: string;
    types: readonly NotificationType[] | undefined;
    isRead: boolean | undefined;
    skip: number;
    take: number;
  },
) {
  const where: Prisma.NotificationWhereInput = {
    userId: query.userId,
    ...(query.types && { type: { in: [...query.types] } }),
    ...(query.isRead !== undefined && { isRead: query.isRead }),
  };
  const [rows, total] = await Promise.all([
    prisma.notification.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip: query.skip,
      take: query.take,
    }),
    prisma.notification.count({ where }),
  ]);
  return { rows, total };
}

export function countUnread(prisma: PrismaClient, userId: string): Promise<number> {
  return prisma.notification.count({ where: { userId, isRead: false } });
}

export async function markAllRead(prisma: PrismaClient, userId: string): Promise<void> {
  await prisma.notification.updateMany({
    where: { userId, isRead: false },
    data: { isRead: true },
  });
}

type Own = { readonly id: string; readonly userId: string };

/** @returns false when the player has no such notification */
export async function markRead(prisma: PrismaClient, own: Own): Promise<boolean> {
  const { count } = await prisma.notification.updateMany({ where: own, data: { isRead: true } });
  return count > 0;
}

/** @returns false when the player has no such notification */
export async function deleteNotification(prisma: PrismaClient, own: Own): Promise<boolean> {
  const { count } = await prisma.notification.deleteMany({ where: own });
  return count > 0;
}

/** The newest `take` notifications since a moment, oldest of them first. */
export async function notificationsSince(
  prisma: PrismaClient,
  { userId, since, take }: { userId: string; since: Date; take: number },
) {
  const rows = await prisma.notification.findMany({
    where: { userId, createdAt: { gte: since } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take,
  });
  return rows.reverse();
}
