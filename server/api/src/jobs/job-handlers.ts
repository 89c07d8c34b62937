import { DATA_RETENTION_JOB, deleteOldRows } from '../modules/auth/data-retention.job.ts';
import { countPopularity, POPULARITY_JOB } from '../modules/games/popularity.job.ts';
import { checkLedgerTotals, LEDGER_CHECK_JOB } from '../modules/health/ledger-check.job.ts';
import { sendWeeklySummaries, WEEKLY_SUMMARY_JOB } from '../modules/history/weekly-summary.job.ts';
import { EXPIRY_JOB, expireDeposits } from '../modules/payments/expiry.job.ts';
import { PAYOUT_JOB, runPayout } from '../modules/payments/payout.job.ts';
import { END_ROUNDS_JOB, endRounds } from '../modules/play/end-rounds.job.ts';
import { RETURNS_JOB, sumReturns } from '../modules/providers/returns.job.ts';
import type { JobHandlers } from './job-runner.ts';

/** Jobs that never finish: each has one row and returns the time of its next run. */
export const recurringJobs: readonly string[] = [
  EXPIRY_JOB,
  DATA_RETENTION_JOB,
  POPULARITY_JOB,
  WEEKLY_SUMMARY_JOB,
  END_ROUNDS_JOB,
  LEDGER_CHECK_JOB,
  RETURNS_JOB,
];

/** The handler of each kind of job. */
export const jobHandlers: JobHandlers = {
  [EXPIRY_JOB]: expireDeposits,
  [DATA_RETENTION_JOB]: deleteOldRows,
  [POPULARITY_JOB]: countPopularity,
  [WEEKLY_SUMMARY_JOB]: sendWeeklySummaries,
  [PAYOUT_JOB]: runPayout,
  [END_ROUNDS_JOB]: endRounds,
  [LEDGER_CHECK_JOB]: checkLedgerTotals,
  [RETURNS_JOB]: sumReturns,
};
