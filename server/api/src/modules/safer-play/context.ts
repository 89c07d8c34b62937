import type { Infrastructure } from '../../infrastructure/infrastructure.ts';
import type { Auth } from '../auth/index.ts';
import type { Notifications } from '../notifications/index.ts';
import type { Payments } from '../payments/index.ts';
import type { Restrictions } from '../restrictions/index.ts';
import type { SecondFactor } from '../second-factor/index.ts';
import type { Wallets } from '../wallets/index.ts';

export type SaferPlayContext = Infrastructure & {
  readonly auth: Auth;
  readonly notifications: Notifications;
  readonly payments: Payments;
  readonly restrictions: Restrictions;
  readonly secondFactor: SecondFactor;
  readonly wallets: Wallets;
};
