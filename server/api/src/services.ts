import type { Clock } from '@fairhall/kit/clock';
import type { Random } from '@fairhall/kit/random';
import type { Settings } from '@fairhall/kit/settings';
import type { FastifyBaseLogger } from 'fastify';
import type { Language } from './contract/enums.ts';
import type { Metrics } from './core/metrics.ts';
import type { DatabaseKind } from './db/database.ts';
import type { PrismaClient } from './db/generated/client.ts';
import type { LedgerPort } from './ledger/port.ts';
import type { Mailer } from './mail/mailer.ts';
import type { AuthQueries } from './modules/auth/auth.queries.ts';
import type { ActiveSession, Caller } from './modules/auth/caller.ts';
import type { LoginThrottle } from './modules/auth/login-throttle.ts';
import type { SessionRegistry } from './modules/auth/session-registry.ts';
import type { CatalogueCache } from './modules/games/catalogue.ts';
import type { PlayTotal } from './modules/history/game-postings.repository.ts';
import type { RunningSums } from './modules/history/running-sums.ts';
import type { EventFeed } from './modules/notifications/event-feed.ts';
import type { PlayerEvents } from './modules/notifications/player-events.ts';
import type { DepositCalls } from './modules/payments/deposits.service.ts';
import type { Depositors } from './modules/payments/first-deposit.ts';
import type { PaymentGateway } from './modules/payments/payment-gateway.ts';
import type { PaymentQueries } from './modules/payments/payments.queries.ts';
import type { GameServer } from './modules/play/game-server.ts';
import type { LaunchCache } from './modules/play/launch-tokens.ts';
import type { NextStartsReader } from './modules/play/next-starts.ts';
import type { PlayQueries } from './modules/play/play.queries.ts';
import type { ProviderClients } from './modules/play/provider-clients.ts';
import type { Provider } from './modules/providers/provider.ts';
import type { ProviderRegistry } from './modules/providers/provider-registry.ts';
import type { ReturnQueries } from './modules/providers/returns.queries.ts';
import type { NotifiedLimits } from './modules/safer-play/limit-notifications.ts';
import type { PlaySessions } from './modules/safer-play/play-sessions.ts';
import type { Protections } from './modules/safer-play/protection.ts';
import type { OfficeEvents } from './office/modules/events/office-events.ts';
import type { ProviderTimes } from './office/modules/overview/provider-times.ts';
import type { ActiveStaff } from './office/modules/staff/active-staff.ts';
import type { ResetSampleData } from './office/modules/test-desk/reset-sample-data.ts';

/** The services of the API, created once at start and shared by all requests. */
export type Services = {
  readonly settings: Settings;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: FastifyBaseLogger;
  readonly prisma: PrismaClient;
  /** What kind of database `prisma` and `ledger` are on. */
  readonly database: DatabaseKind;
  /** Prepared once for the reads of every call, bet, login or webhook; all others use Prisma. */
  readonly queries: {
    readonly auth: AuthQueries;
    readonly play: PlayQueries;
    readonly payments: PaymentQueries;
    readonly returns: ReturnQueries;
  };
  readonly ledger: LedgerPort;
  readonly sessions: SessionRegistry;
  readonly loginThrottle: LoginThrottle;
  readonly catalogue: CatalogueCache;
  readonly launches: LaunchCache;
  readonly protections: Protections;
  readonly playSessions: PlaySessions;
  readonly notifiedLimits: NotifiedLimits;
  readonly depositors: Depositors;
  readonly depositCalls: DepositCalls;
  readonly historyCounts: RunningSums<number>;
  readonly historyTotals: RunningSums<readonly PlayTotal[]>;
  readonly paymentGateway: PaymentGateway;
  readonly gameServer: GameServer;
  readonly nextStarts: NextStartsReader;
  readonly providerClients: ProviderClients;
  readonly providers: ProviderRegistry;
  readonly events: PlayerEvents;
  readonly feed: EventFeed;
  readonly officeEvents: OfficeEvents;
  readonly providerTimes: ProviderTimes;
  readonly mailer: Mailer;
  readonly metrics: Metrics;
  /** `null` without sample data. */
  readonly resetSampleData: ResetSampleData | null;
  /** Wakes the job runner for new work. */
  readonly jobs: { wake(): void };
};

/** The context of a request for its procedure. */
export type RequestContext = {
  readonly services: Services;
  readonly caller: Caller;
  /** The caller's session; never null with `access: 'session'`. */
  readonly session: ActiveSession | null;
  /** The games provider that signed the call; never null with `access: 'provider'`. */
  readonly provider: Provider | null;
  /** The member of staff; never null with `access: 'staff'`. */
  readonly staff: ActiveStaff | null;
  /** The bearer token of the request; null without one. */
  readonly token: string | null;
  readonly language: Language;
  /** The `Idempotency-Key` header; null without one. */
  readonly idempotencyKey: string | null;
  /** The network address of the caller. */
  readonly address: string;
  /** As sent, for the name of the device; empty without one. */
  readonly userAgent: string;
  /** Identifies the request in logs and in the audit log. */
  readonly requestId: string;
};
