import { Prisma, type PrismaClient } from '../../../db/generated/client.ts';
import { insertStatement, updateStatement } from '../../../ledger/rows.ts';
import type { Sort } from '../../contract/fields.ts';
import { directionOf } from '../direction.ts';
import { playerRefSelect } from '../players/player-ref.ts';
import { rowsOfSearch } from '../players/player-search.repository.ts';

const select = {
  id: true,
  userId: true,
  walletType: true,
  amountMinor: true,
  reason: true,
  state: true,
  requestedBy: true,
  requestedAt: true,
  reviewedBy: true,
  reviewedAt: true,
  reviewNote: true,
  requestHash: true,
  user: { select: playerRefSelect },
} as const satisfies Prisma.AdjustmentSelect;

export type StoredAdjustment = Prisma.AdjustmentGetPayload<{ select: typeof select }>;

/** A new adjustment as a side row of its entry, or of a write without one. */
export const insertAdjustmentRow = insertStatement(
  'Adjustment',
  Object.values(Prisma.AdjustmentScalarFieldEnum),
);

/** The decision as a side row of its entry. */
export const updateDecidedAdjustment = updateStatement('Adjustment', {
  set: ['state', 'reviewedBy', 'reviewedAt', 'reviewNote'],
  where: ['id', 'state'],
});

export function findAdjustment(prisma: PrismaClient, id: string): Promise<StoredAdjustment | null> {
  return prisma.adjustment.findUnique({ where: { id }, select });
}

/** The adjustment of an earlier request with this key; `null` without one. */
export function findByIdempotencyKey(
  prisma: PrismaClient,
  key: { readonly requestedBy: string; readonly idempotencyKey: string },
): Promise<StoredAdjustment | null> {
  return prisma.adjustment.findUnique({
    where: { requestedBy_idempotencyKey: key },
    select,
  });
}

/**
 * The adjustments that one person applied: how many ever, and the amounts of at most `take` since a time.
 * They are counted first, so that `rows` lacks none of those that are counted. Those that a reset of the
 * sample data makes are not requested, and have no hash of a request.
 */
export async function loadAdjustmentsAlone(
  prisma: PrismaClient,
  query: {
    readonly where: { readonly userId: string } | { readonly requestedBy: string };
    readonly since: Date;
    readonly take: number;
  },
) {
  const { since, take } = query;
  const where = {
    ...query.where,
    ...{ state: 'applied', reviewedBy: null, requestHash: { not: null } },
  };
  const count = await prisma.adjustment.count({ where });
  const rows = await prisma.adjustment.findMany({
    where: { ...where, requestedAt: { gt: since } },
    orderBy: { requestedAt: 'asc' },
    take,
    select: { walletType: true, amountMinor: true },
  });
  return { count, rows };
}

/** The adjustments, the newest first without another order. */
export async function pageOfAdjustments(
  prisma: PrismaClient,
  query: {
    readonly state: string | undefined;
    readonly uid: string | undefined;
    readonly text: string;
    readonly sort: Sort;
    readonly requestedAt: { readonly lt?: Date };
    readonly skip: number;
    readonly take: number;
  },
): Promise<{ rows: StoredAdjustment[]; total: number }> {
  const { state, uid, text, sort, requestedAt, skip, take } = query;
  const direction = directionOf(sort, 'desc');
  const where = {
    ...(state !== undefined && { state }),
    ...(uid !== undefined && { userId: uid }),
    ...(await rowsOfSearch(prisma, { text, numbers: [] })),
    requestedAt,
  };
  const [rows, total] = await Promise.all([
    prisma.adjustment.findMany({
      where,
      orderBy: [{ requestedAt: direction }, { id: direction }],
      skip,
      take,
      select,
    }),
    prisma.adjustment.count({ where }),
  ]);
  return { rows, total };
}
