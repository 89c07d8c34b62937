import type { Infrastructure } from '../../infrastructure/infrastructure.ts';
import { withContext } from '../../infrastructure/with-context.ts';
import { type ModuleJobs, recurring } from '../../jobs/module-jobs.ts';
import { runningCounts } from '../../ledger/running-sums.ts';
import type { Notifications } from '../notifications/index.ts';
import type { Restrictions } from '../restrictions/index.ts';
import type { Wallets } from '../wallets/index.ts';
import type { HistoryContext } from './context.ts';
import { historyHandlers, statementHandlers } from './history.router.ts';
import { history, historyTotals, listRounds } from './history.service.ts';
import { PLAY_MONTHS_JOB, sumPlayMonths } from './play-months.job.ts';
import { loadUserInfo } from './user-info.service.ts';
import { sendWeeklySummaries, WEEKLY_SUMMARY_JOB } from './weekly-summary.job.ts';

export { orderTotals } from './history.repository.ts';
export { sumNextEntries } from './play-months.repository.ts';
export type { PlayedRound } from './rounds.repository.ts';
export { weekInPlay } from './weekly-summary.job.ts';

/** What is read of what has happened: rounds, orders, corrections, and the profile with its totals. */
export type History = ReturnType<typeof createHistory>;

export function createHistory(
  infrastructure: Infrastructure,
  uses: { notifications: Notifications; restrictions: Restrictions; wallets: Wallets },
) {
  const counts = runningCounts();
  infrastructure.events.subscribe('entry-applied', ({ entry }) =>
    counts.rowAdded(entry.occurredAt),
  );
  const context: HistoryContext = { ...infrastructure, ...uses, counts };
  return {
    ...withContext(context, { history, historyTotals, listRounds, loadUserInfo }),
    handlers: historyHandlers(context),
    statementHandlers: statementHandlers(context),
    jobs: {
      [PLAY_MONTHS_JOB]: recurring(() => sumPlayMonths(context)),
      [WEEKLY_SUMMARY_JOB]: recurring(() => sendWeeklySummaries(context)),
    } satisfies ModuleJobs,
  };
}
