import { z } from 'zod';
import type { JobResult } from '../../../jobs/job-runner.ts';
import { checkEveryEntry, checkTotals } from '../../../modules/health/ledger-reading.ts';
import type { Services } from '../../../services.ts';
import type { ledger as contract, LedgerCheckView } from '../../contract/ledger.ts';
import { auditEntry } from '../audit/audit-entry.ts';
import { pageFor, rowsOf } from '../page-of.ts';
import type { Actor } from '../staff/active-staff.ts';
import { type StaffNames, staffNames } from '../staff/staff-names.repository.ts';
import { staffRef } from '../staff/staff-ref.ts';
import {
  finishCheck,
  pageOfChecks,
  type StoredCheck,
  storeCheck,
  storeRequestedCheck,
} from './checks.repository.ts';

export const FULL_CHECK_JOB = 'full-ledger-check';

const storedBreaches = z.array(z.object({ rule: z.string(), where: z.string() }));

/** Checks the totals now, or lets a job check every entry. */
export async function requestCheck(
  services: Services,
  { full, actor }: { full: boolean; actor: Actor },
): Promise<LedgerCheckView> {
  const { prisma, clock, random, settings, jobs, log } = services;
  const check = {
    id: random.uuid(),
    full,
    requestedBy: actor.staffId,
    startedAt: clock.now(),
    finishedAt: null,
    breaches: '[]',
  };
  const act = { action: 'ledger.check', subjectKind: 'ledger', subjectId: check.id } as const;
  const names = await staffNames(prisma, [actor.staffId]);
  if (full) {
    const job = { id: random.uuid(), kind: FULL_CHECK_JOB, subject: check.id, runAt: clock.now() };
    const audit = auditEntry(services, actor, { ...act, after: { full } });
    await storeRequestedCheck(prisma, { check, job, audit });
    jobs.wake();
    return checkView(check, names);
  }
  const breaches = await checkTotals(settings.database);
  for (const { rule, where } of breaches) log.error({ rule, where }, 'the ledger is broken');
  const finished = { ...check, finishedAt: clock.now(), breaches: JSON.stringify(breaches) };
  const after = { full, breaches: breaches.length };
  const audit = auditEntry(services, actor, { ...act, after });
  await storeCheck(prisma, { check: finished, audit });
  return checkView(finished, names);
}

/** The job of a requested check of every entry. */
export async function runFullCheck(services: Services, id: string): Promise<JobResult> {
  const { prisma, clock, settings, log } = services;
  const breaches = await checkEveryEntry(settings.database);
  for (const { rule, where } of breaches) log.error({ rule, where }, 'the ledger is broken');
  await finishCheck(prisma, { id, at: clock.now(), breaches });
  return 'done';
}

/** The checks of the ledger, the newest first. */
export async function listChecks(
  { prisma }: Services,
  page: z.output<typeof contract.checks.input>,
): Promise<z.output<typeof contract.checks.output>> {
  const { rows, total } = await pageOfChecks(prisma, rowsOf(page));
  const names = await staffNames(
    prisma,
    rows.map(({ requestedBy }) => requestedBy),
  );
  return pageFor(page, { list: rows.map((row) => checkView(row, names)), total });
}

function checkView(check: StoredCheck, names: StaffNames): LedgerCheckView {
  const { id, full, requestedBy, startedAt, finishedAt, breaches } = check;
  return {
    id,
    full,
    requestedBy: staffRef(requestedBy, names),
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    breaches: storedBreaches.parse(JSON.parse(breaches)),
  };
}
