import type { Infrastructure } from '../../infrastructure/infrastructure.ts';
import type { JobResult } from '../../jobs/job-runner.ts';
import { storeFinishedCheck } from './ledger-checks.repository.ts';

export const LEDGER_CHECK_JOB = 'ledger-check';

const DAY_MS = 86_400_000;

/**
 * Compares the totals of a shared ledger once a day, on one of its nodes: a start of each node would
 * read it whole. Where there is one process, every start does. `npm run ledger:check` reads every
 * entry.
 */
export async function checkLedgerTotals(context: Infrastructure): Promise<JobResult> {
  const { database, ledger, clock, log, prisma, random } = context;
  const startedAt = clock.now();
  const againAt = new Date(startedAt.getTime() + DAY_MS);
  if (!database.isShared) return { againAt };
  const breaches = await ledger.readings.checkTotals();
  for (const { rule, where } of breaches) log.error({ rule, where }, 'the ledger is broken');
  await storeFinishedCheck(prisma, {
    id: random.uuid(),
    full: false,
    requestedBy: null,
    startedAt,
    finishedAt: clock.now(),
    breaches,
  });
  return { againAt };
}
