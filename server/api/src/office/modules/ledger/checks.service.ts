import { z } from 'zod';
import { pageFor, rowsOf, withinRange } from '../../../core/page-of.ts';
import type { JobResult } from '../../../jobs/job-runner.ts';
import type { OfficeContext } from '../../context.ts';
import type { ledger as contract, LedgerCheckView } from '../../contract/ledger.ts';
import { auditEntry } from '../audit/audit-entry.ts';
import type { Actor } from '../staff/active-staff.ts';
import { type StaffNames, staffNames } from '../staff/staff-names.repository.ts';
import { staffRef } from '../staff/staff-ref.ts';
import {
  finishCheck,
  pageOfChecks,
  type StoredCheck,
  storeCheck,
  storeRequestedCheck,
  unfinishedCheck,
} from './checks.repository.ts';

export const FULL_CHECK_JOB = 'full-ledger-check';

const storedBreaches = z.array(z.object({ rule: z.string(), where: z.string() }));

/** A check without a result for so long is not waited for. */
const UNFINISHED_MS_MAX = 3_600_000;

/** Checks the totals now, or lets a job check every entry. */
export function requestCheck(
  context: OfficeContext,
  { full, actor }: { full: boolean; actor: Actor },
): Promise<LedgerCheckView> {
  return full ? requestFullCheck(context, actor) : checkNow(context, actor);
}

/** One at a time: another request gets the check that has no result yet. */
async function requestFullCheck(context: OfficeContext, actor: Actor): Promise<LedgerCheckView> {
  const { prisma, clock, random, jobs } = context;
  const since = new Date(clock.now().getTime() - UNFINISHED_MS_MAX);
  const unfinished = await unfinishedCheck(prisma, since);
  if (unfinished) return checkView(unfinished, await staffNames(prisma, [unfinished.requestedBy]));
  const check = newCheck(context, { full: true, actor });
  const job = { id: random.uuid(), kind: FULL_CHECK_JOB, subject: check.id, runAt: clock.now() };
  const audit = auditEntry(context, actor, { ...actOf(check), after: { full: true } });
  await storeRequestedCheck(prisma, { check, job, audit });
  jobs.wake();
  return checkView(check, await staffNames(prisma, [actor.staffId]));
}

async function checkNow(context: OfficeContext, actor: Actor): Promise<LedgerCheckView> {
  const { prisma, clock, ledger, log } = context;
  const check = newCheck(context, { full: false, actor });
  const breaches = await ledger.readings.checkTotals();
  for (const { rule, where } of breaches) log.error({ rule, where }, 'the ledger is broken');
  const finished = { ...check, finishedAt: clock.now(), breaches: JSON.stringify(breaches) };
  const after = { full: false, breaches: breaches.length };
  const audit = auditEntry(context, actor, { ...actOf(check), after });
  await storeCheck(prisma, { check: finished, audit });
  return checkView(finished, await staffNames(prisma, [actor.staffId]));
}

function newCheck(
  { random, clock }: OfficeContext,
  { full, actor }: { full: boolean; actor: Actor },
): StoredCheck {
  const startedAt = clock.now();
  const requestedBy = actor.staffId;
  return { id: random.uuid(), full, requestedBy, startedAt, finishedAt: null, breaches: '[]' };
}

const actOf = ({ id }: StoredCheck) =>
  ({ action: 'ledger.check', subjectKind: 'ledger', subjectId: id }) as const;

/** The job of a requested check of every entry. */
export async function runFullCheck(context: OfficeContext, id: string): Promise<JobResult> {
  const { prisma, clock, ledger, log } = context;
  const breaches = await ledger.readings.checkEveryEntry();
  for (const { rule, where } of breaches) log.error({ rule, where }, 'the ledger is broken');
  await finishCheck(prisma, { id, at: clock.now(), breaches });
  return 'done';
}

/** The checks of the ledger, the newest first. */
export async function listChecks(
  { prisma, clock }: OfficeContext,
  page: z.output<typeof contract.checks.input>,
): Promise<z.output<typeof contract.checks.output>> {
  const { rows, total } = await pageOfChecks(prisma, {
    startedAt: withinRange(page),
    ...rowsOf(page),
  });
  const names = await staffNames(
    prisma,
    rows.map(({ requestedBy }) => requestedBy),
  );
  return pageFor(page, {
    list: rows.map((row) => checkView(row, names)),
    total,
    now: clock.now(),
  });
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
