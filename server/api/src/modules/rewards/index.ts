import type { Infrastructure } from '../../infrastructure/infrastructure.ts';
import type { Notifications } from '../notifications/index.ts';
import type { Restrictions } from '../restrictions/index.ts';
import { promoHandlers } from './rewards.router.ts';

export { ensureReward } from './rewards.repository.ts';

/** What the house gives: the welcome wheel. */
export function createRewards(
  infrastructure: Infrastructure,
  uses: { notifications: Notifications; restrictions: Restrictions },
) {
  return { handlers: promoHandlers({ ...infrastructure, ...uses }) };
}
