import type { NotificationType } from '../../contract/notification-types.ts';
import { type Notification, Prisma, type PrismaClient } from '../../db/generated/client.ts';

type Filter = {
  readonly userId: string;
  readonly types?: readonly NotificationType[] | undefined;
  readonly isRead?: boolean | undefined;
  readonly since?: Date;
  readonly before?: Date | undefined;
};

export async function pageOfNotifications(
  prisma: PrismaClient,
  { skip, take, ...filter }: Filter & { skip: number; take: number },
): Promise<{ rows: Notification[]; total: number }> {
  const { userId, types, isRead, before } = filter;
  const [rows, total] = await Promise.all([
    newestFirst(prisma, { filter, skip, take }),
    prisma.notification.count({
      where: {
        userId,
        ...(types && { type: { in: [...types] } }),
        ...(isRead !== undefined && { isRead }),
        ...(before && { createdAt: { lt: before } }),
      },
    }),
  ]);
  return { rows, total };
}

/**
 * The newest notifications. The index has the unread and the read rows one after the other, each in
 * order of time: the union of both lets SQLite merge them without a sort.
 */
function newestFirst(
  prisma: PrismaClient,
  { filter, skip, take }: { filter: Filter; skip: number; take: number },
): Promise<Notification[]> {
  const { userId, types, isRead, since, before } = filter;
  const selects = (isRead === undefined ? [false, true] : [isRead]).map((read) => {
    const conditions = [Prisma.sql`"userId" = ${userId}`, Prisma.sql`"isRead" = ${read}`];
    if (types) conditions.push(typeCondition(types));
    if (before) conditions.push(Prisma.sql`"createdAt" < ${before}`);
    if (since) conditions.push(Prisma.sql`"createdAt" >= ${since}`);
    return Prisma.sql`SELECT * FROM "Notification" WHERE ${Prisma.join(conditions, ' AND ')}`;
  });
  return prisma.$queryRaw<Notification[]>`
    ${Prisma.join(selects, ' UNION ALL ')}
    ORDER BY "createdAt" DESC, "id" DESC LIMIT ${take} OFFSET ${skip}`;
}

/** The condition for rows of these types; without types it matches no row. */
function typeCondition(types: readonly NotificationType[]): Prisma.Sql {
  return types.length === 0
    ? Prisma.sql`FALSE`
    : Prisma.sql`"type" IN (${Prisma.join([...types])})`;
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

type NotificationKey = { readonly id: string; readonly userId: string };

/** @returns false when the player has no such notification */
export async function markRead(prisma: PrismaClient, key: NotificationKey): Promise<boolean> {
  const { count } = await prisma.notification.updateMany({ where: key, data: { isRead: true } });
  return count > 0;
}

/** @returns false when the player has no such notification */
export async function deleteNotification(
  prisma: PrismaClient,
  key: NotificationKey,
): Promise<boolean> {
  const { count } = await prisma.notification.deleteMany({ where: key });
  return count > 0;
}

/** The newest `take` notifications since `since`, oldest first. */
export async function notificationsSince(
  prisma: PrismaClient,
  { take, ...filter }: { userId: string; since: Date; take: number },
): Promise<Notification[]> {
  const rows = await newestFirst(prisma, { filter, skip: 0, take });
  return rows.reverse();
}

/** The newest notifications of these players, oldest first. */
export async function notificationsOfPlayers(
  prisma: PrismaClient,
  { userIds, since, take }: { userIds: readonly string[]; since: Date; take: number },
): Promise<Notification[]> {
  const rows = await prisma.notification.findMany({
    where: { userId: { in: [...userIds] }, createdAt: { gte: since } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take,
  });
  return rows.reverse();
}
