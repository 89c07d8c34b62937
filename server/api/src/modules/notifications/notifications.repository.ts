import type { NotificationType } from '../../contract/notification-types.ts';
import { type Notification, Prisma, type PrismaClient } from '../../db/generated/client.ts';

type Wanted = {
  readonly userId: string;
  readonly types?: readonly NotificationType[] | undefined;
  readonly isRead?: boolean | undefined;
  readonly since?: Date;
};

export async function pageOfNotifications(
  prisma: PrismaClient,
  { skip, take, ...wanted }: Wanted & { skip: number; take: number },
): Promise<{ rows: Notification[]; total: number }> {
  const { userId, types, isRead } = wanted;
  const [rows, total] = await Promise.all([
    newestFirst(prisma, { wanted, skip, take }),
    prisma.notification.count({
      where: {
        userId,
        ...(types && { type: { in: [...types] } }),
        ...(isRead !== undefined && { isRead }),
      },
    }),
  ]);
  return { rows, total };
}

/**
 * Some notifications, from the one index of a player's: unread and read ones stand apart there, each
 * in order, and SQLite merges them as they are asked for.
 */
function newestFirst(
  prisma: PrismaClient,
  { wanted, skip, take }: { wanted: Wanted; skip: number; take: number },
): Promise<Notification[]> {
  const { userId, types, isRead, since } = wanted;
  const arms = (isRead === undefined ? [false, true] : [isRead]).map((read) => {
    const conditions = [Prisma.sql`"userId" = ${userId}`, Prisma.sql`"isRead" = ${read}`];
    if (types) conditions.push(isAmong(types));
    if (since) conditions.push(Prisma.sql`"createdAt" >= ${since}`);
    return Prisma.sql`SELECT * FROM "Notification" WHERE ${Prisma.join(conditions, ' AND ')}`;
  });
  return prisma.$queryRaw<Notification[]>`
    ${Prisma.join(arms, ' UNION ALL ')}
    ORDER BY "createdAt" DESC, "id" DESC LIMIT ${take} OFFSET ${skip}`;
}

/** Of no types there is none. */
function isAmong(types: readonly NotificationType[]): Prisma.Sql {
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
  { take, ...wanted }: { userId: string; since: Date; take: number },
): Promise<Notification[]> {
  const rows = await newestFirst(prisma, { wanted, skip: 0, take });
  return rows.reverse();
}
