import { EXPIRY_JOB, expireDeposit } from '../modules/payments/expiry.job.ts';
import { PAYOUT_JOB, runPayout } from '../modules/payments/payout.job.ts';
import type { JobHandlers } from './job-runner.ts';

/** Every kind of due work, and who does it. */
export const jobHandlers: JobHandlers = {
  [EXPIRY_JOB]: expireDeposit,
  [PAYOUT_JOB]: runPayout,
};
