import { DATA_RETENTION_JOB, deleteOldRows } from '../modules/auth/data-retention.job.ts';
import { countPopularity, POPULARITY_JOB } from '../modules/games/popularity.job.ts';
import { checkLedgerTotals, LEDGER_CHECK_JOB } from '../modules/health/ledger-check.job.ts';
import { sendWeeklySummaries, WEEKLY_SUMMARY_JOB } from '../modules/history/weekly-summary.job.ts';
import { EXPIRY_JOB, expireDeposits } from '../modules/payments/expiry.job.ts';
import { PAYOUT_JOB, runPayout } from '../modules/payments/payout.job.ts';
import { END_ROUNDS_JOB, endRounds } from '../modules/play/end-rounds.job.ts';
import { RETURNS_JOB, sumReturns } from '../modules/providers/returns.job.ts';
import {
  endTimeOut,
  followLimitChange,
  remindOfLimits,
} from '../modules/safer-play/follow-limits.job.ts';
import {
  LIMIT_CHANGE_JOB,
  LIMIT_REVIEW_JOB,
  TIME_OUT_JOB,
} from '../modules/safer-play/limit-jobs.ts';
import { PLAY_MONTHS_JOB, sumPlayMonths } from '../modules/safer-play/play-months.job.ts';
import { REALITY_CHECK_JOB, sendRealityCheck } from '../modules/safer-play/reality-check.ts';
import { AUDIT_SEAL_JOB, sealAuditEntries } from '../office/modules/audit/audit-seal.job.ts';
import { FULL_CHECK_JOB, runFullCheck } from '../office/modules/ledger/checks.service.ts';
import { FIGURES_JOB, sumFigures } from '../office/modules/overview/figures.job.ts';
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
  PLAY_MONTHS_JOB,
  AUDIT_SEAL_JOB,
  FIGURES_JOB,
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
  [LIMIT_CHANGE_JOB]: followLimitChange,
  [LIMIT_REVIEW_JOB]: remindOfLimits,
  [TIME_OUT_JOB]: endTimeOut,
  [REALITY_CHECK_JOB]: sendRealityCheck,
  [PLAY_MONTHS_JOB]: sumPlayMonths,
  [AUDIT_SEAL_JOB]: sealAuditEntries,
  [FIGURES_JOB]: sumFigures,
  [FULL_CHECK_JOB]: runFullCheck,
};
