import { DATA_RETENTION_JOB, deleteOldRows } from '../modules/auth/data-retention.job.ts';
import { EXPIRY_JOB, expireDeposits } from '../modules/payments/expiry.job.ts';
import { PAYOUT_JOB, runPayout } from '../modules/payments/payout.job.ts';
import type { JobHandlers } from './job-runner.ts';

/** Jobs that never finish: each has one row and returns the time of its next run. */
export const recurringJobs: readonly string[] = [EXPIRY_JOB, DATA_RETENTION_JOB];

/** The handler of each kind of job. */
export const jobHandlers: JobHandlers = {
  [EXPIRY_JOB]: expireDeposits,
  [DATA_RETENTION_JOB]: deleteOldRows,
  [PAYOUT_JOB]: runPayout,
};
