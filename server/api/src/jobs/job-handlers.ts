import { DATA_RETENTION_JOB, deleteOldCredentials } from '../modules/auth/data-retention.job.ts';
import { EXPIRY_JOB, expireDeposits } from '../modules/payments/expiry.job.ts';
import { PAYOUT_JOB, runPayout } from '../modules/payments/payout.job.ts';
import type { JobHandlers } from './job-runner.ts';

/** Work without an end: each has one row for ever, and says when it wants to run again. */
export const standingJobs: readonly string[] = [EXPIRY_JOB, DATA_RETENTION_JOB];

/** Every kind of due work, and who does it. */
export const jobHandlers: JobHandlers = {
  [EXPIRY_JOB]: expireDeposits,
  [DATA_RETENTION_JOB]: deleteOldCredentials,
  [PAYOUT_JOB]: runPayout,
};
