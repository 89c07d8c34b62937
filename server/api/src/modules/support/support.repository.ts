import { MESSAGES_OF_SIDE_MAX } from '../../contract/support-limits.ts';
import type { Prisma, PrismaClient } from '../../db/generated/client.ts';
import { lockPlayer } from '../../db/lock-player.ts';

/** Messages of one question in a response: all of it. */
const MESSAGES_MAX = 2 * MESSAGES_OF_SIDE_MAX;

export const ticketSelect = {
  id: true,
  userId: true,
  subject: true,
  state: true,
  createdAt: true,
  updatedAt: true,
  messages: {
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: MESSAGES_MAX,
    select: { id: true, staffId: true, text: true, createdAt: true },
  },
} as const satisfies Prisma.SupportTicketSelect;

export type StoredTicket = Prisma.SupportTicketGetPayload<{ select: typeof ticketSelect }>;

type NewTicket = {
  readonly id: string;
  readonly userId: string;
  readonly subject: string;
  readonly at: Date;
  readonly message: { readonly id: string; readonly text: string };
};

/** Stores a question. @returns `null` when the player has `max` since `since` */
export function storeTicket(
  prisma: PrismaClient,
  { id, userId, subject, at, message }: NewTicket,
  { since, max }: { since: Date; max: number },
): Promise<StoredTicket | null> {
  return prisma.$transaction(async (tx) => {
    await lockPlayer(tx, userId);
    const recent = await tx.supportTicket.count({ where: { userId, createdAt: { gt: since } } });
    if (recent >= max) return null;
    return tx.supportTicket.create({
      data: {
        id,
        userId,
        subject,
        state: 'open',
        createdAt: at,
        updatedAt: at,
        messages: { create: { ...message, createdAt: at } },
      },
      select: ticketSelect,
    });
  });
}

type Reply = {
  readonly ticketId: string;
  readonly userId: string;
  readonly at: Date;
  readonly message: { readonly id: string; readonly text: string };
};

/**
 * Stores a further message of the player. An answered question waits again, at the end of the queue; one
 * that waits keeps its place.
 * @returns why not: `unknown` where it is not the player's, `ended` when it is closed or full, `often`
 *   when the player wrote `max` since `since`
 */
export function storeReply(
  prisma: PrismaClient,
  { ticketId, userId, at, message }: Reply,
  { since, max }: { since: Date; max: number },
): Promise<StoredTicket | 'unknown' | 'ended' | 'often'> {
  return prisma.$transaction(async (tx) => {
    await lockPlayer(tx, userId);
    const own = await tx.supportTicket.findFirst({
      where: { id: ticketId, userId },
      select: { messages: { where: { staffId: null }, select: { createdAt: true } } },
    });
    if (!own) return 'unknown';
    if (own.messages.length >= MESSAGES_OF_SIDE_MAX) return 'ended';
    if (own.messages.filter(({ createdAt }) => createdAt > since).length >= max) return 'often';
    const reopened = await tx.$executeRaw`
      UPDATE "SupportTicket" SET "state" = 'open',
        "updatedAt" = CASE "state" WHEN 'open' THEN "updatedAt" ELSE ${at} END
        WHERE "id" = ${ticketId} AND "state" <> 'closed'`;
    if (reopened === 0) return 'ended';
    await tx.supportMessage.create({
      data: { ...message, ticketId, createdAt: at },
      select: { id: true },
    });
    return tx.supportTicket.findUniqueOrThrow({ where: { id: ticketId }, select: ticketSelect });
  });
}

/** The questions of a player, the newest first. */
export async function pageOfTickets(
  prisma: PrismaClient,
  {
    userId,
    created,
    ...window
  }: { userId: string; created: { lt?: Date }; skip: number; take: number },
): Promise<{ rows: StoredTicket[]; total: number }> {
  const where = { userId, createdAt: created };
  const [rows, total] = await Promise.all([
    prisma.supportTicket.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      ...window,
      select: ticketSelect,
    }),
    prisma.supportTicket.count({ where }),
  ]);
  return { rows, total };
}
