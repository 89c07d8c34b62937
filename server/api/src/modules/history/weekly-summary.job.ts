import type { JobResult } from '../../jobs/job-runner.ts';
import { accountName } from '../../ledger/account-name.ts';
import {
  gamePostingCondition,
  type PlayTotal,
  playTotals,
} from '../../ledger/game-postings.repository.ts';
import type { NotificationParams } from '../notifications/index.ts';
import { SUMMARY_EVERY_MS } from '../users/index.ts';
import type { HistoryContext } from './context.ts';
import { playersDueForSummary, setNextSummary } from './weekly-summary.repository.ts';

export const WEEKLY_SUMMARY_JOB = 'weekly-summary';

const PLAYERS_MAX = 100;
const PAUSE_MS = 3_600_000;

/** Notifies each player who played in the week since registration or since the last summary. */
export async function sendWeeklySummaries(context: HistoryContext): Promise<JobResult> {
  const { prisma, clock } = context;
  const at = clock.now().getTime();
  const due = await playersDueForSummary(prisma, { at: new Date(at), limit: PLAYERS_MAX });
  for (const { userId, dueAt } of due) {
    // After a pause of the server the last full week is reported, not each of them.
    const missedWeeks = Math.floor((at - dueAt.getTime()) / SUMMARY_EVERY_MS);
    const until = new Date(dueAt.getTime() + missedWeeks * SUMMARY_EVERY_MS);
    await sendWeeklySummary(context, { userId, until });
    await setNextSummary(prisma, { userId, at: new Date(until.getTime() + SUMMARY_EVERY_MS) });
  }
  return { againAt: new Date(due.length === PLAYERS_MAX ? at : at + PAUSE_MS) };
}

/** Notifies the player of the rounds and results of the week before `until`; not without rounds. */
async function sendWeeklySummary(
  context: HistoryContext,
  { userId, until }: { userId: string; until: Date },
): Promise<void> {
  const params = await weekInPlay(context, { userId, until });
  if (!params) return;
  await context.notifications.notify({
    id: `week.${userId}.${until.toISOString().slice(0, 10)}`,
    userId,
    type: 'activity',
    message: 'weeklySummary',
    params,
    link: '/history',
  });
}

/** The figures of the week before `until`; `null` when no round was played. */
export async function weekInPlay(
  { prisma }: Pick<HistoryContext, 'prisma'>,
  { userId, until }: { userId: string; until: Date },
): Promise<NotificationParams | null> {
  const from = new Date(until.getTime() - SUMMARY_EVERY_MS);
  const account = accountName({ of: 'player', userId, bucket: 'available' });
  const types = ['bet', 'win', 'rollback'] as const;
  const totals = await playTotals(
    prisma,
    gamePostingCondition({ account, types, currency: undefined }, [{ gte: from, lt: until }]),
  );
  const bets = totals.filter(({ type }) => type === 'bet');
  const rolledBack = totals.filter(({ type }) => type === 'rollback');
  const sum = (list: readonly PlayTotal[]) => list.reduce((count, total) => count + total.count, 0);
  const rounds = sum(bets) - sum(rolledBack);
  if (rounds <= 0) return null;
  const results = new Map<string, bigint>();
  for (const { currency, amountMinor } of totals) {
    results.set(currency, (results.get(currency) ?? 0n) + amountMinor);
  }
  return {
    rounds,
    // The database returns groups in any order.
    results: [...results]
      .map(([walletType, amountMinor]) => ({ walletType, amountMinor: amountMinor.toString() }))
      .sort((one, other) => (one.walletType < other.walletType ? -1 : 1)),
  };
}
