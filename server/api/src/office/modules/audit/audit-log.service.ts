import type { Page } from '../../../contract/page.ts';
import { type PageRequest, pageFor, rowsOf, withinRange } from '../../../core/page-of.ts';
import type { OfficeContext } from '../../context.ts';
import type { Sort } from '../../contract/fields.ts';
import {
  type AuditAction,
  type AuditRow,
  CSV_ROWS_MAX,
  type SubjectKind,
} from '../../contract/log.ts';
import { staffNames } from '../staff/staff-names.repository.ts';
import { auditCsv, auditView } from './audit-log.mapper.ts';
import { newestEntries, pageOfLog } from './audit-log.repository.ts';
import { findLastLink } from './hash-chain.repository.ts';

type LogFilters = {
  readonly staffId?: string | undefined;
  readonly action?: AuditAction | undefined;
  readonly subjectKind?: SubjectKind | undefined;
  readonly subjectId?: string | undefined;
  readonly uid?: string | undefined;
  readonly startTime?: string | undefined;
  readonly endTime?: string | undefined;
};

/** A page of what staff did. */
export async function auditLog(
  { prisma, clock }: Pick<OfficeContext, 'prisma' | 'clock'>,
  { sort, ...request }: LogFilters & PageRequest & { sort?: Sort },
): Promise<Page<AuditRow>> {
  const [{ rows, total }, seal] = await Promise.all([
    pageOfLog(prisma, { ...filterOf(request), sort, ...rowsOf(request) }),
    findLastLink(prisma),
  ]);
  const names = await staffNames(
    prisma,
    rows.map(({ staffId }) => staffId),
  );
  const chainedUpTo = seal?.lastId ?? null;
  return pageFor(request, {
    list: rows.map((row) => auditView(row, { names, chainedUpTo })),
    total,
    now: clock.now(),
  });
}

/** The newest entries as a CSV file. */
export async function auditLogCsv(
  { prisma }: Pick<OfficeContext, 'prisma'>,
  request: LogFilters,
): Promise<string> {
  const entries = await newestEntries(prisma, { ...filterOf(request), take: CSV_ROWS_MAX });
  const names = await staffNames(
    prisma,
    entries.map(({ staffId }) => staffId),
  );
  return auditCsv(entries, names);
}

function filterOf(request: LogFilters) {
  const { staffId, action, subjectKind, subjectId, uid } = request;
  return { staffId, action, subjectKind, subjectId, uid, at: withinRange(request) };
}
