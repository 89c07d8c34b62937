import type { CallTimes } from '../core/call-times.ts';
import type { Infrastructure } from '../infrastructure/infrastructure.ts';
import type { Auth } from '../modules/auth/index.ts';
import type { Games } from '../modules/games/index.ts';
import type { History } from '../modules/history/index.ts';
import type { Notifications } from '../modules/notifications/index.ts';
import type { Payments } from '../modules/payments/index.ts';
import type { Play } from '../modules/play/index.ts';
import type { ProvidersModule } from '../modules/providers/index.ts';
import type { Restrictions } from '../modules/restrictions/index.ts';
import type { SaferPlay } from '../modules/safer-play/index.ts';
import type { Wallets } from '../modules/wallets/index.ts';
import type { OfficeEvents } from './modules/events/office-events.ts';
import type { Actor } from './modules/staff/active-staff.ts';

/**
 * Brings the sample accounts back to what a first start makes. Of the program that has seeded them: the
 * API knows no sample data.
 * @returns how many accounts there are, and how many wallets were adjusted
 */
export type ResetSampleData = (
  actor: Actor,
) => Promise<{ readonly accounts: number; readonly adjustments: number }>;

/** The modules whose calls staff make, with a permission and an audit entry. */
export type OfficeModules = {
  readonly auth: Auth;
  readonly games: Games;
  readonly history: History;
  readonly notifications: Notifications;
  readonly payments: Payments;
  readonly play: Play;
  readonly providers: ProvidersModule;
  readonly restrictions: Restrictions;
  readonly saferPlay: SaferPlay;
  readonly wallets: Wallets;
};

export type OfficeContext = Infrastructure &
  OfficeModules & {
    readonly officeEvents: OfficeEvents;
    readonly providerTimes: CallTimes;
    /** `null` without sample data. */
    readonly resetSampleData: ResetSampleData | null;
  };
