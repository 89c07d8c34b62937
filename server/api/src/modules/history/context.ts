import type { Infrastructure } from '../../infrastructure/infrastructure.ts';
import type { RunningSums } from '../../ledger/running-sums.ts';
import type { Notifications } from '../notifications/index.ts';
import type { Restrictions } from '../restrictions/index.ts';
import type { Wallets } from '../wallets/index.ts';

export type HistoryContext = Infrastructure & {
  readonly notifications: Notifications;
  readonly restrictions: Restrictions;
  readonly wallets: Wallets;
  readonly counts: RunningSums<number>;
};
