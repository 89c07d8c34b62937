import { type Clock, systemClock } from '@fairhall/kit/clock';
import { type Random, systemRandom } from '@fairhall/kit/random';
import type { Settings } from '@fairhall/kit/settings';
import type { FastifyBaseLogger } from 'fastify';
import { createMetrics, type Metrics, registerGauge } from './core/metrics.ts';
import { openDatabase } from './db/open-database.ts';
import { openReader } from './db/reader.ts';
import { upgradeDatabase } from './db/upgrade.ts';
import { jobHandlers, recurringJobs } from './jobs/job-handlers.ts';
import { countDueJobs, countedHandlers } from './jobs/job-metrics.ts';
import { type JobRunner, startJobRunner } from './jobs/job-runner.ts';
import { ensureRecurringJobs } from './jobs/job-store.ts';
import { checkLedger } from './ledger/check.ts';
import {
  type LedgerObserver,
  type ObservedLedger,
  observeLedger,
} from './ledger/observed-ledger.ts';
import type { EntryKind } from './ledger/port.ts';
import { openSqliteLedger } from './ledger/sqlite/open-sqlite-ledger.ts';
import { Mailer } from './mail/mailer.ts';
import { replacePlainHashes } from './modules/auth/address-hashes.ts';
import { prepareAuthQueries } from './modules/auth/auth.queries.ts';
import { LoginThrottle } from './modules/auth/login-throttle.ts';
import { SessionRegistry } from './modules/auth/session-registry.ts';
import { CatalogueCache } from './modules/games/catalogue.ts';
import { addPlayTotals } from './modules/history/game-postings.repository.ts';
import { RunningSums, runningCounts } from './modules/history/running-sums.ts';
import { PlayerEvents } from './modules/notifications/player-events.ts';
import { createDepositors } from './modules/payments/first-deposit.ts';
import { createMockpayGateway } from './modules/payments/mockpay-gateway.ts';
import { preparePaymentQueries } from './modules/payments/payments.queries.ts';
import { createGameServerClient } from './modules/play/game-server-client.ts';
import { createLaunchCache } from './modules/play/launch-tokens.ts';
import { createNextStartsReader } from './modules/play/next-starts.ts';
import { preparePlayQueries } from './modules/play/play.queries.ts';
import { createProviderClients } from './modules/play/provider-clients.ts';
import { createTimeOuts } from './modules/play/time-out.ts';
import { ProviderRegistry } from './modules/providers/provider-registry.ts';
import { prepareProviderQueries } from './modules/providers/providers.queries.ts';
import { prepareReturnQueries } from './modules/providers/returns.queries.ts';
import { publishBalances } from './modules/wallets/publish-balances.ts';
import type { Services } from './services.ts';

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
  /** Starts the due jobs. Call it after the API listens, because the providers call it back. */
  startJobs(): void;
  close(): Promise<void>;
};

/** Migrates the database, opens it and the ledger, and creates the services. */
export async function openServices({
  settings,
  log,
  clock = systemClock,
  random = systemRandom,
}: {
  settings: Settings;
  log: FastifyBaseLogger;
  clock?: Clock;
  random?: Random;
}): Promise<OpenServices> {
  const { databaseFile } = settings;
  const applied = await upgradeDatabase({ databaseFile });
  if (applied.length > 0) log.info({ applied }, 'migrations applied');
  const replaced = replacePlainHashes({ databaseFile, secrets: settings });
  if (replaced > 0) log.info({ replaced }, 'known addresses stored by keyed hash');
  assertLedgerConsistent(databaseFile);
  const database = await openDatabase({ databaseFile });
  let runner: JobRunner | undefined;
  const metrics = createMetrics();
  const events = new PlayerEvents({ clock });
  const isOpen = () => runner !== undefined;
  const history = {
    historyCounts: runningCounts(),
    historyTotals: new RunningSums(addPlayTotals),
  };
  const ledger = await openLedger({ databaseFile, log, metrics, events, ...history, isOpen });
  const { prisma } = database;
  watchQueues(metrics, { ledger, prisma, clock });
  await ensureRecurringJobs(prisma, { kinds: recurringJobs, runAt: clock.now() });
  const reader = openReader({ databaseFile });
  const queries = {
    auth: prepareAuthQueries(reader),
    play: preparePlayQueries(reader),
    payments: preparePaymentQueries(reader),
    returns: prepareReturnQueries(reader),
  };
  const providers = new ProviderRegistry({
    settings,
    queries: prepareProviderQueries(reader),
    clock,
  });
  const { paymentGateway, gameServer } = openProviders({ settings, clock });
  const providerClients = createProviderClients(clock);
  const mailer = new Mailer({ ...settings, clock, log });
  const services: Services = {
    settings,
    clock,
    random,
    log,
    prisma,
    queries,
    ledger,
    sessions: new SessionRegistry({ prisma, queries: queries.auth, ledger, clock, random }),
    loginThrottle: new LoginThrottle(settings),
    providers,
    catalogue: new CatalogueCache({ prisma, providers }),
    launches: createLaunchCache(),
    timeOuts: createTimeOuts(),
    depositors: createDepositors(),
    depositCalls: new Map(),
    ...history,
    paymentGateway,
    gameServer,
    nextStarts: createNextStartsReader(gameServer),
    providerClients,
    events,
    mailer,
    metrics,
    jobs: { wake: () => runner?.wake() },
  };
  return {
    services,
    startJobs() {
      runner = startJobRunner(services, countedHandlers(jobHandlers, metrics));
    },
    async close() {
      await runner?.stop();
      await paymentGateway.close();
      await gameServer.close();
      await providerClients.close();
      await mailer.close();
      await ledger.close();
      reader.close();
      await database.close();
    },
  };
}

/** Opens the ledger with its metrics and the observer of its movements. */
async function openLedger({
  databaseFile,
  log,
  metrics,
  ...observed
}: {
  databaseFile: string;
  metrics: Metrics;
} & Observed): Promise<ObservedLedger> {
  const ledger = await openSqliteLedger({
    databaseFile,
    logger: log,
    onTransaction: (size) => metrics.ledgerTransactions.observe(size),
  });
  return observeLedger(ledger, {
    onApplied: onMovement({ log, ...observed }),
    onFailure: (err) => log.error({ err }, 'a movement was not published'),
  });
}

/** The clients of the payments provider and the game server; replace a provider here. */
function openProviders({
  settings,
  clock,
}: Pick<Services, 'settings' | 'clock'>): Pick<Services, 'paymentGateway' | 'gameServer'> {
  const { origins, paymentSecret, providerSecret } = settings;
  return {
    paymentGateway: createMockpayGateway({
      origin: origins.payInside,
      secret: paymentSecret,
      clock,
    }),
    gameServer: createGameServerClient({
      origin: origins.gameInside,
      secret: providerSecret,
      clock,
    }),
  };
}

type Observed = Pick<Services, 'events' | 'log' | 'historyCounts' | 'historyTotals'> & {
  /** Whether the jobs have started; false while sample data is written. */
  isOpen: () => boolean;
};

/**
 * After the commit of a movement: publishes the balance to the player's open pages, keeps the totals
 * of the history, and logs it.
 */
function onMovement({
  events,
  log,
  historyCounts,
  historyTotals,
  isOpen,
}: Observed): LedgerObserver['onApplied'] {
  const publish = publishBalances(events);
  return (applied) => {
    publish(applied);
    const { kind, userId, key, occurredAt } = applied.entry;
    historyCounts.rowAdded(occurredAt);
    historyTotals.rowAdded(occurredAt);
    // Rounds and sample data are too many for the log; the journal contains them.
    if (isOpen() && !ROUND_KINDS.has(kind)) log.info({ userId, kind, key }, 'money moved');
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
}

/** Runs the cheap check of the ledger: the API does not start on an inconsistent one. */
function assertLedgerConsistent(databaseFile: string): void {
  const [breach] = checkLedger(databaseFile, { cheap: true });
  if (!breach) return;
  throw new Error(
    `The ledger is broken: ${breach.rule} (${breach.where}). See npm run ledger:check.`,
  );
}
