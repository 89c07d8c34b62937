import { type Clock, systemClock } from '@fairhall/kit/clock';
import { type Random, systemRandom } from '@fairhall/kit/random';
import type { Settings } from '@fairhall/kit/settings';
import type { FastifyBaseLogger } from 'fastify';
import { backendOf } from './backends/index.ts';
import { createMetrics, type Metrics, registerGauge } from './core/metrics.ts';
import type { Reader } from './db/reader.ts';
import { jobHandlers, recurringJobs } from './jobs/job-handlers.ts';
import { countDueJobs, countedHandlers } from './jobs/job-metrics.ts';
import { type JobRunner, startJobRunner } from './jobs/job-runner.ts';
import { ensureRecurringJobs } from './jobs/job-store.ts';
import {
  type LedgerObserver,
  type ObservedLedger,
  observeLedger,
} from './ledger/observed-ledger.ts';
import type { EntryKind } from './ledger/port.ts';
import { Mailer } from './mail/mailer.ts';
import { prepareAuthQueries } from './modules/auth/auth.queries.ts';
import { LoginThrottle } from './modules/auth/login-throttle.ts';
import { MemoryBackoff } from './modules/auth/memory-backoff.ts';
import { SessionRegistry } from './modules/auth/session-registry.ts';
import { CatalogueCache } from './modules/games/catalogue.ts';
import { type ClockWatch, watchClock } from './modules/health/database-clock.ts';
import { storeFinishedCheck } from './modules/health/ledger-checks.repository.ts';
import { addPlayTotals } from './modules/history/game-postings.repository.ts';
import { RunningSums, runningCounts } from './modules/history/running-sums.ts';
import { type EventFeed, openLocalFeed } from './modules/notifications/event-feed.ts';
import { openSharedFeed } from './modules/notifications/open-shared-feed.ts';
import { PlayerEvents } from './modules/notifications/player-events.ts';
import { createDepositors } from './modules/payments/first-deposit.ts';
import { createMockpayGateway } from './modules/payments/mockpay-gateway.ts';
import { preparePaymentQueries } from './modules/payments/payments.queries.ts';
import { createGameServerClient } from './modules/play/game-server-client.ts';
import { createLaunchCache } from './modules/play/launch-tokens.ts';
import { createNextStartsReader } from './modules/play/next-starts.ts';
import { preparePlayQueries } from './modules/play/play.queries.ts';
import { createProviderClients } from './modules/play/provider-clients.ts';
import { ProviderRegistry } from './modules/providers/provider-registry.ts';
import { prepareProviderQueries } from './modules/providers/providers.queries.ts';
import { prepareReturnQueries } from './modules/providers/returns.queries.ts';
import { createNotifiedLimits } from './modules/safer-play/limit-notifications.ts';
import { PlaySessions } from './modules/safer-play/play-sessions.ts';
import { createProtections } from './modules/safer-play/protection.ts';
import { publishBalances } from './modules/wallets/publish-balances.ts';
import { OfficeEvents, officeChannel } from './office/modules/events/office-events.ts';
import { ProviderTimes } from './office/modules/overview/provider-times.ts';
import type { ResetSampleData } from './office/modules/test-desk/reset-sample-data.ts';
import { oldestWaitingSeconds } from './office/modules/withdrawals/oldest-waiting.ts';
import type { Services } from './services.ts';

const CACHED_SESSIONS_MAX = 10_000;

const ROUND_KINDS: ReadonlySet<EntryKind> = new Set([
  'bet',
  'win',
  'play',
  'rollback',
  'tombstone',
]);

/** The services of a running API; `close` closes them in order. */
export type OpenServices = {
  readonly services: Services;
  /**
   * Starts the due jobs and the watch of the clock. Call it after the API listens, because the
   * providers call it back.
   */
  startJobs(): void;
  close(): Promise<void>;
};

/** Migrates the database, opens it and the ledger, and creates the services. */
export async function openServices({
  settings,
  log,
  clock = systemClock,
  random = systemRandom,
  resetSampleData = null,
}: {
  settings: Settings;
  log: FastifyBaseLogger;
  clock?: Clock;
  random?: Random;
  resetSampleData?: ResetSampleData | null;
}): Promise<OpenServices> {
  const database = backendOf(settings.database);
  const applied = await database.upgrade();
  if (applied.length > 0) log.info({ applied }, 'migrations applied');
  let runner: JobRunner | undefined;
  let clockWatch: ClockWatch | undefined;
  const metrics = createMetrics();
  const events = new PlayerEvents({ clock });
  const isOpen = () => runner !== undefined;
  const history = {
    historyCounts: runningCounts(),
    historyTotals: new RunningSums(addPlayTotals),
  };
  const backend = await database.open({
    settings,
    log,
    onTransaction: (size) => metrics.ledgerTransactions.observe(size),
  });
  const { prisma, reader, shared } = backend;
  const queries = prepareQueries(reader);
  const ledger = observeLedger(backend.ledger, {
    onApplied: onMovement({ log, feed: () => feed, ...history, isOpen }),
    onFailure: (err) => log.error({ err }, 'a movement was not published'),
  });
  if (shared === null) {
    // It was checked when it was opened.
    const at = clock.now();
    const checked = { full: false, requestedBy: null, startedAt: at, finishedAt: at, breaches: [] };
    await storeFinishedCheck(prisma, { ...checked, id: random.uuid() });
  }
  watchQueues(metrics, { ledger, prisma, clock });
  await ensureRecurringJobs(ledger, { kinds: recurringJobs, runAt: clock.now() });
  const providers = new ProviderRegistry({
    settings,
    queries: prepareProviderQueries(reader),
    clock,
  });
  const providerTimes = new ProviderTimes(clock);
  const { paymentGateway, gameServer } = openProviders({ settings, clock, providerTimes });
  const providerClients = createProviderClients(clock);
  const mailer = new Mailer({ ...settings, clock, log });
  const sessions = new SessionRegistry({
    prisma,
    queries: queries.auth,
    ledger,
    clock,
    random,
    cachedMax: shared === null ? CACHED_SESSIONS_MAX : 0,
  });
  const feedOptions = { prisma, ledger, sessions, events, clock, log };
  const feed =
    shared === null
      ? openLocalFeed(feedOptions)
      : openSharedFeed({ ...feedOptions, openChannel: shared.openChannel });
  const officeEvents = new OfficeEvents(
    shared && officeChannel({ openChannel: shared.openChannel, log }),
  );
  const playSessions = new PlaySessions({ prisma, clock, log });
  const services: Services = {
    settings,
    clock,
    random,
    log,
    prisma,
    database,
    queries,
    ledger,
    sessions,
    loginThrottle: new LoginThrottle({
      ...settings,
      backoff: shared?.backoff ?? new MemoryBackoff(),
    }),
    providers,
    catalogue: new CatalogueCache({
      ...{ prisma, providers, clock },
      readVersion: shared?.readCatalogueVersion ?? null,
    }),
    launches: createLaunchCache(),
    protections: createProtections(database),
    playSessions,
    notifiedLimits: createNotifiedLimits(),
    depositors: createDepositors(),
    depositCalls: new Map(),
    ...history,
    paymentGateway,
    gameServer,
    nextStarts: createNextStartsReader(gameServer),
    providerClients,
    events,
    feed,
    officeEvents,
    providerTimes,
    mailer,
    metrics,
    resetSampleData,
    jobs: { wake: () => runner?.wake() },
  };
  return {
    services,
    startJobs() {
      runner = startJobRunner(services, countedHandlers(jobHandlers, metrics));
      clockWatch = watchClock(services);
    },
    async close() {
      await runner?.stop();
      await clockWatch?.stop();
      await paymentGateway.close();
      await gameServer.close();
      await providerClients.close();
      await mailer.close();
      await feed.close();
      await officeEvents.close();
      await playSessions.close();
      await backend.close();
    },
  };
}

function prepareQueries(reader: Reader): Services['queries'] {
  return {
    auth: prepareAuthQueries(reader),
    play: preparePlayQueries(reader),
    payments: preparePaymentQueries(reader),
    returns: prepareReturnQueries(reader),
  };
}

/** The clients of the payments provider and the game server; replace a provider here. */
function openProviders({
  settings,
  clock,
  providerTimes,
}: Pick<Services, 'settings' | 'clock' | 'providerTimes'>): Pick<
  Services,
  'paymentGateway' | 'gameServer'
> {
  const { origins, paymentSecret, providerSecret } = settings;
  return {
    paymentGateway: providerTimes.measured(
      'payments',
      createMockpayGateway({ origin: origins.payInside, secret: paymentSecret, clock }),
    ),
    gameServer: providerTimes.measured(
      'game server',
      createGameServerClient({ origin: origins.gameInside, secret: providerSecret, clock }),
    ),
  };
}

type Observed = Pick<Services, 'log' | 'historyCounts' | 'historyTotals'> & {
  /** Opened after the ledger, whose balances it reads. */
  feed: () => EventFeed;
  /** Whether the jobs have started; false while sample data is written. */
  isOpen: () => boolean;
};

/**
 * After the commit of a movement: publishes the balance to the player's open pages, keeps the totals
 * of the history, and logs it.
 */
function onMovement({
  feed,
  log,
  historyCounts,
  historyTotals,
  isOpen,
}: Observed): LedgerObserver['onApplied'] {
  return (applied) => {
    publishBalances(feed(), applied);
    const { kind, userId, key, occurredAt, postings } = applied.entry;
    historyCounts.rowAdded(occurredAt);
    historyTotals.rowAdded(occurredAt);
    // Rounds and sample data are too many for the log; the journal contains them.
    if (isOpen() && postings.length > 0 && !ROUND_KINDS.has(kind))
      log.info({ userId, kind, key }, 'money moved');
  };
}

function watchQueues(
  metrics: Metrics,
  { ledger, prisma, clock }: { ledger: ObservedLedger } & Pick<Services, 'prisma' | 'clock'>,
): void {
  registerGauge(metrics, {
    name: 'fairhall_ledger_waiting',
    help: 'Posts and writes of the ledger in flight.',
    value: () => ledger.waiting,
  });
  registerGauge(metrics, {
    name: 'fairhall_jobs_due',
    help: 'Jobs that are due and have not run.',
    value: () => countDueJobs(prisma, clock.now()),
  });
  registerGauge(metrics, {
    name: 'fairhall_withdrawals_waiting_oldest_seconds',
    help: 'Age of the oldest withdrawal that waits for a decision of staff; 0 without any.',
    value: () => oldestWaitingSeconds(prisma, clock.now()),
  });
}
