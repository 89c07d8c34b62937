import { MESSAGES_OF_SIDE_MAX } from '../../../contract/support-limits.ts';
import type { Prisma, PrismaClient } from '../../../db/generated/client.ts';
import type { NewNotification } from '../../../modules/notifications/index.ts';
import { ticketSelect } from '../../../modules/support/index.ts';
import type { Sort } from '../../contract/fields.ts';
import { storeAudit } from '../audit/audit.repository.ts';
import type { NewAuditEntry } from '../audit/audit-entry.ts';
import { directionOf } from '../direction.ts';
import { playerRefSelect } from '../players/player-ref.ts';
import { rowsOfSearch } from '../players/player-search.repository.ts';

const rowSelect = {
  id: true,
  subject: true,
  state: true,
  createdAt: true,
  updatedAt: true,
  user: { select: playerRefSelect },
} as const satisfies Prisma.SupportTicketSelect;

const select = { ...ticketSelect, ...rowSelect } as const;

export type TicketRow = Prisma.SupportTicketGetPayload<{ select: typeof rowSelect }>;
export type TicketWithMessages = Prisma.SupportTicketGetPayload<{ select: typeof select }>;

/** The questions that match, those of the longest wait first without another order. */
export async function pageOfAllTickets(
  prisma: PrismaClient,
  query: {
    readonly state: string | undefined;
    readonly uid: string | undefined;
    readonly text: string;
    readonly sort: Sort;
    readonly updatedAt: { readonly lt?: Date };
    readonly skip: number;
    readonly take: number;
  },
): Promise<{ rows: TicketRow[]; total: number }> {
  const { state, uid, text, sort, updatedAt, skip, take } = query;
  const direction = directionOf(sort, 'asc');
  const where = {
    ...(state !== undefined && { state }),
    ...(uid !== undefined && { userId: uid }),
    ...(await rowsOfSearch(prisma, { text, numbers: ['id'] })),
    updatedAt,
  };
  const [rows, total] = await Promise.all([
    prisma.supportTicket.findMany({
      where,
      orderBy: [{ updatedAt: direction }, { id: direction }],
      skip,
      take,
      select: rowSelect,
    }),
    prisma.supportTicket.count({ where }),
  ]);
  return { rows, total };
}

export function findTicket(prisma: PrismaClient, id: string): Promise<TicketWithMessages | null> {
  return prisma.supportTicket.findUnique({ where: { id }, select });
}

/**
 * Stores an answer with the player's notification and the audit entry.
 * @returns false when the question was closed, or has all the answers that it takes
 */
export function storeReply(
  prisma: PrismaClient,
  reply: {
    readonly id: string;
    readonly ticketId: string;
    readonly staffId: string;
    readonly text: string;
    readonly at: Date;
    readonly notification: NewNotification;
    readonly audit: NewAuditEntry;
  },
): Promise<boolean> {
  const { id, ticketId, staffId, text, at, notification, audit } = reply;
  return prisma.$transaction(async (tx) => {
    const replies = await tx.supportMessage.count({ where: { ticketId, staffId: { not: null } } });
    if (replies >= MESSAGES_OF_SIDE_MAX) return false;
    const { count } = await tx.supportTicket.updateMany({
      where: { id: ticketId, state: { not: 'closed' } },
      data: { state: 'answered', updatedAt: at },
    });
    if (count === 0) return false;
    await tx.supportMessage.create({
      data: { id, ticketId, staffId, text, createdAt: at },
      select: { id: true },
    });
    const params = JSON.stringify(notification.params);
    await tx.notification.create({
      data: { ...notification, params, createdAt: at },
      select: { id: true },
    });
    await storeAudit(tx, audit);
    return true;
  });
}

/** Closes a question, with the audit entry. @returns false when it was closed before */
export function storeClose(
  prisma: PrismaClient,
  { ticketId, at, audit }: { ticketId: string; at: Date; audit: NewAuditEntry },
): Promise<boolean> {
  return prisma.$transaction(async (tx) => {
    const { count } = await tx.supportTicket.updateMany({
      where: { id: ticketId, state: { not: 'closed' } },
      data: { state: 'closed', updatedAt: at },
    });
    if (count === 0) return false;
    await storeAudit(tx, audit);
    return true;
  });
}
