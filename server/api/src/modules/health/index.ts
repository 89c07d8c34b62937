import type { Infrastructure } from '../../infrastructure/infrastructure.ts';
import { type ModuleJobs, recurring } from '../../jobs/module-jobs.ts';
import { healthHandlers } from './health.router.ts';
import { checkLedgerTotals, LEDGER_CHECK_JOB } from './ledger-check.job.ts';

export { assertClockAgrees, type ClockWatch, watchClock } from './database-clock.ts';
export { storeFinishedCheck } from './ledger-checks.repository.ts';

/** Whether the API, its database and its ledger are well. */
export function createHealth(infrastructure: Infrastructure) {
  return {
    handlers: healthHandlers(infrastructure),
    jobs: {
      [LEDGER_CHECK_JOB]: recurring(() => checkLedgerTotals(infrastructure)),
    } satisfies ModuleJobs,
  };
}
