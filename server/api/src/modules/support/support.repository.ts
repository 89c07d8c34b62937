import type { Prisma, PrismaClient } from '../../db/generated/client.ts';
import { lockPlayer } from '../../db/lock-player.ts';

/** Messages of one question in a response. */
const MESSAGES_MAX = 100;

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

/** The questions of a player, the newest first. */
export async function pageOfTickets(
  prisma: PrismaClient,
  { userId, ...window }: { userId: string; skip: number; take: number },
): Promise<{ rows: StoredTicket[]; total: number }> {
  const where = { userId };
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
