import { LRUCache } from 'lru-cache';
import type { Prisma } from '../../db/generated/client.ts';
import type { Infrastructure } from '../../infrastructure/infrastructure.ts';
import { withContext } from '../../infrastructure/with-context.ts';
import { type ModuleJobs, once } from '../../jobs/module-jobs.ts';
import type { RetentionRule } from '../../jobs/retention.ts';
import type { RestrictionsContext } from './context.ts';
import { reachedLimit } from './limit-refusal.ts';
import { deleteBudgets } from './limit-usage.repository.ts';
import { listLimitViews, loadLimitView } from './limits.service.ts';
import { mayHaveOffers } from './offers.ts';
import { PlaySessions } from './play-sessions.ts';
import { listPlayed } from './played-time.ts';
import {
  loadPlayerRestrictions,
  type PlayerRestrictions,
  restrictionsChanged,
} from './player-restrictions.ts';
import { announceRealityCheck, REALITY_CHECK_JOB, scheduleRealityCheck } from './reality-check.ts';
import { recordBet } from './record-bet.ts';
import { prepareRestrictionQueries } from './restrictions.queries.ts';
import { storeDeclinedLimits, storeMarket } from './restrictions.repository.ts';

export {
  type Bet,
  type BetGame,
  checkBet,
  type Enforced,
  hasStakeRule,
  isLaunchIdle,
  launchRules,
} from './check-bet.ts';
export {
  type AllowedDeposit,
  checkDeposit,
  type RequestedDeposit,
} from './check-deposit.ts';
export {
  type Exclusion,
  exclusionView,
  FOREVER,
  isExcluded,
  timeOutView,
  untilView,
} from './exclusion.ts';
export { type DepositLimit, limitBudget, limitBudgets, type MoneyLimit } from './limit-budget.ts';
export { isRefused, type ReachedLimit, type Refused } from './limit-refusal.ts';
export { loadDepositUsage } from './limit-usage.repository.ts';
export { limitView, pendingAt, pendingTimes } from './limit-view.ts';
export { limitWindow } from './limit-window.ts';
export {
  changeLimit,
  findLimit,
  type LimitAction,
  type LimitDecision,
  type LimitId,
  listLimits,
  type PendingChange,
  type StoredLimit,
} from './limits.repository.ts';
export { isSet, listDepositLimits } from './limits.service.ts';
export { type PlayedBy, savePlaySessions } from './play-sessions.repository.ts';
export type { PlayInterval } from './play-time.ts';
export { playedMinutes } from './played-time.ts';
export {
  blockAt,
  CARRIED_AFTER_MS,
  type PlayerRestrictions,
} from './player-restrictions.ts';
export { nextCheck } from './reality-check.ts';
export type {
  RestrictionQueries,
  StoredAccountRestrictions,
  StoredRestrictionLimit,
} from './restrictions.queries.ts';
export { prepareRestrictionQueries } from './restrictions.queries.ts';
export { storeRestrictions } from './restrictions.repository.ts';

const RECENT_MAX = 10_000;
/** Two months: what a player's last month and the one before counted can still be compared. */
const BUDGET_MS = 62 * 86_400_000;

/** What a player may do: markets, limits, breaks and time in play, as one snapshot and pure checks. */
export type Restrictions = ReturnType<typeof createRestrictions>;

export function createRestrictions(infrastructure: Infrastructure) {
  const { prisma, clock, database } = infrastructure;
  const playSessions = new PlaySessions(infrastructure);
  const context: RestrictionsContext = {
    ...infrastructure,
    queries: prepareRestrictionQueries(infrastructure.reader),
    playSessions,
    recent: database.isShared ? null : new LRUCache({ max: RECENT_MAX }),
  };
  return {
    playSessions,
    /** Call it after the commit of a change of what restricts the player. */
    changed: (userId: string): void => restrictionsChanged(context, userId),
    /** What restricts the player now. A call loads it once and hands it on. */
    load: (userId: string): Promise<PlayerRestrictions> => loadPlayerRestrictions(context, userId),
    /** The same, not as it was read a moment ago: what it restricted was stale. */
    loadAnew(userId: string): Promise<PlayerRestrictions> {
      context.recent?.delete(userId);
      return loadPlayerRestrictions(context, userId);
    },
    ...withContext(context, {
      listLimitViews,
      loadLimitView,
      mayHaveOffers,
      reachedLimit,
      listPlayed,
      recordBet,
      scheduleRealityCheck,
    }),
    /** Stores that the player chose to deposit without a limit. */
    async declineLimits(userId: string): Promise<void> {
      await storeDeclinedLimits(prisma, { userId, at: clock.now() });
      restrictionsChanged(context, userId);
    },
    /**
     * Sets whose rules hold for a player.
     * @returns false when the market was set meanwhile: then nothing was changed
     */
    async setMarket(change: {
      userId: string;
      from: string;
      to: string;
      alongside: (tx: Prisma.TransactionClient) => Promise<void>;
    }): Promise<boolean> {
      const isSetNow = await storeMarket(prisma, change);
      if (isSetNow) restrictionsChanged(context, change.userId);
      return isSetNow;
    },
    jobs: {
      [REALITY_CHECK_JOB]: once((subject) => announceRealityCheck(context, subject)),
    } satisfies ModuleJobs,
    retention: [
      { deleteOld: (batch) => deleteBudgets(prisma, batch), afterMs: BUDGET_MS },
    ] satisfies readonly RetentionRule[],
    close: () => playSessions.close(),
  };
}
