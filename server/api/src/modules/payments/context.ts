import type { LRUCache } from 'lru-cache';
import type { Infrastructure } from '../../infrastructure/infrastructure.ts';
import type { Auth } from '../auth/index.ts';
import type { Notifications } from '../notifications/index.ts';
import type { Restrictions } from '../restrictions/index.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import type { PaymentQueries } from './payments.queries.ts';

export type PaymentsContext = Infrastructure & {
  readonly queries: PaymentQueries;
  readonly gateway: PaymentGateway;
  readonly auth: Pick<Auth, 'requireFreshLogin'>;
  readonly restrictions: Restrictions;
  readonly notifications: Notifications;
  /**
   * Players with a deposit. A cached entry never becomes stale, on any node, because tags are not
   * deleted; the ledger checks the tag in any case.
   */
  readonly depositors: LRUCache<string, true>;
};
