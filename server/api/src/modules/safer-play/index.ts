import type { Infrastructure } from '../../infrastructure/infrastructure.ts';
import { withContext } from '../../infrastructure/with-context.ts';
import { type ModuleJobs, once } from '../../jobs/module-jobs.ts';
import type { SaferPlayContext } from './context.ts';
import { endTimeOut, followLimitChange, remindOfLimits } from './follow-limits.job.ts';
import {
  LIMIT_CHANGE_JOB,
  LIMIT_REVIEW_JOB,
  scheduleLimitReview,
  TIME_OUT_JOB,
} from './limit-jobs.ts';
import { cancelChange, confirmChange, requestRemoval, setLimit } from './limits.service.ts';
import { saferPlayHandlers } from './safer-play.router.ts';
import { excludeSelf, setExclusion } from './self-exclusion.service.ts';
import { setTimeOut } from './time-out.service.ts';

export { LIMIT_CHANGE_JOB } from './limit-jobs.ts';
export { requestedChange } from './limits.service.ts';
export { exclusionEnd } from './self-exclusion.service.ts';

/** The calls of the pages of safer play: limits, breaks and reality checks. */
export type SaferPlay = ReturnType<typeof createSaferPlay>;

export function createSaferPlay(
  infrastructure: Infrastructure,
  uses: Pick<
    SaferPlayContext,
    'auth' | 'notifications' | 'payments' | 'restrictions' | 'secondFactor' | 'wallets'
  >,
) {
  const context: SaferPlayContext = { ...infrastructure, ...uses };
  return {
    ...withContext(context, {
      cancelChange,
      confirmChange,
      excludeSelf,
      requestRemoval,
      scheduleLimitReview,
      setExclusion,
      setLimit,
      setTimeOut,
    }),
    handlers: saferPlayHandlers(context),
    jobs: {
      [LIMIT_CHANGE_JOB]: once((subject) => followLimitChange(context, subject)),
      [LIMIT_REVIEW_JOB]: once((userId) => remindOfLimits(context, userId)),
      [TIME_OUT_JOB]: once((subject) => endTimeOut(context, subject)),
    } satisfies ModuleJobs,
  };
}
