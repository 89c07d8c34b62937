import type { AuditEntry, Prisma, PrismaClient } from '../../../db/generated/client.ts';
import type { Sort } from '../../contract/fields.ts';
import { directionOf } from '../direction.ts';

export type LogFilter = {
  readonly staffId?: string | undefined;
  readonly action?: string | undefined;
  readonly subjectKind?: string | undefined;
  readonly subjectId?: string | undefined;
  /** Acts on the player, and on what belongs to the player. */
  readonly uid?: string | undefined;
  readonly at: { gte?: Date; lt?: Date };
};

function conditionOf({ at, uid, ...equal }: LogFilter): Prisma.AuditEntryWhereInput {
  const given = Object.entries(equal).filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(given),
    ...((at.gte || at.lt) && { at }),
    ...(uid !== undefined && {
      OR: [{ playerId: uid }, { subjectKind: 'player', subjectId: uid }],
    }),
  };
}

/** A page of the log, the newest first unless it is sorted. */
export async function pageOfLog(
  prisma: PrismaClient,
  filter: LogFilter & { sort: Sort; skip: number; take: number },
): Promise<{ rows: AuditEntry[]; total: number }> {
  const { sort, skip, take, ...rest } = filter;
  const where = conditionOf(rest);
  const [rows, total] = await Promise.all([
    prisma.auditEntry.findMany({ where, orderBy: { id: directionOf(sort, 'desc') }, skip, take }),
    prisma.auditEntry.count({ where }),
  ]);
  return { rows, total };
}

/** The newest entries, the newest first. */
export function newestEntries(
  prisma: PrismaClient,
  { take, ...filter }: LogFilter & { take: number },
): Promise<AuditEntry[]> {
  return prisma.auditEntry.findMany({ where: conditionOf(filter), orderBy: { id: 'desc' }, take });
}
