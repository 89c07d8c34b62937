import type { Infrastructure } from '../../infrastructure/infrastructure.ts';
import type { Notifications } from '../notifications/index.ts';
import type { Restrictions } from '../restrictions/index.ts';

export type RewardsContext = Infrastructure & {
  readonly notifications: Notifications;
  readonly restrictions: Restrictions;
};
