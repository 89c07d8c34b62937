import type { FastifyBaseLogger } from 'fastify';
import { type Clock, systemClock } from './core/clock.ts';
import type { Services } from './core/context.ts';
import { createMetrics, gaugeOf, type Metrics } from './core/metrics.ts';
import { PlayerEvents } from './core/player-events.ts';
import { type Random, systemRandom } from './core/random.ts';
import { SessionRegistry } from './core/session-registry.ts';
import type { Settings } from './core/settings.ts';
import { openHotReads } from './db/hot-reads.ts';
import { openDatabase } from './db/open-database.ts';
import { upgradeDatabase } from './db/upgrade.ts';
import { jobHandlers, standingJobs } from './jobs/job-handlers.ts';
import { countDueJobs, countedHandlers } from './jobs/job-metrics.ts';
import { type JobRunner, startJobRunner } from './jobs/job-runner.ts';
import { ensureStandingJobs } from './jobs/job-store.ts';
import { checkLedger } from './ledger/check.ts';
import {
  type LedgerObserver,
  type ObservedLedger,
  observeLedger,
} from './ledger/observed-ledger.ts';
import type { EntryKind } from './ledger/port.ts';
import { openSqliteLedger } from './ledger/sqlite/open-sqlite-ledger.ts';
import { Mailer } from './mail/mailer.ts';
import { createMockpayGateway } from './modules/payments/mockpay-gateway.ts';
import { createCasinoGameServer } from './modules/play/casino-game-server.ts';
import { tellBalances } from './modules/wallets/tell-balances.ts';

const ROUND_KINDS: ReadonlySet<EntryKind> = new Set([
  'bet',
  'win',
  'play',
  'rollback',
  'tombstone',
]);

/** The services of a running casino, and how to close them in the right order. */
export type Casino = {
  readonly services: Services;
  /** Begins the work that is due; not before the API listens, which the providers call back. */
  startJobs(): void;
  close(): Promise<void>;
};

/** Migrates the database, opens it and the ledger, and puts the services together. */
export async function openCasino({
  settings,
  log,
  clock = systemClock,
  random = systemRandom,
}: {
  settings: Settings;
  log: FastifyBaseLogger;
  clock?: Clock;
  random?: Random;
}): Promise<Casino> {
  const { databaseFile } = settings;
  const applied = await upgradeDatabase({ databaseFile });
  if (applied.length > 0) log.info({ applied }, 'migrations applied');
  assertLedgerSound(databaseFile);
  const database = await openDatabase({ databaseFile });
  let runner: JobRunner | undefined;
  const metrics = createMetrics();
  const events = new PlayerEvents({ clock });
  const isOpen = () => runner !== undefined;
  const ledger = await openLedger({ databaseFile, log, metrics, events, isOpen });
  const { prisma } = database;
  watchQueues(metrics, { ledger, prisma, clock });
  await ensureStandingJobs(prisma, { kinds: standingJobs, runAt: clock.now() });
  const reads = openHotReads({ databaseFile });
  const { paymentGateway, gameServer } = openParties({ settings, clock });
  const mailer = new Mailer({ ...settings, clock, log });
  const services: Services = {
    settings,
    clock,
    random,
    log,
    prisma,
    reads,
    ledger,
    sessions: new SessionRegistry({ prisma, reads, ledger, clock, random }),
    paymentGateway,
    gameServer,
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
      await mailer.close();
      await ledger.close();
      reads.close();
      await database.close();
    },
  };
}

/** The ledger, counted by the metrics; whoever has to hear of a movement does. */
async function openLedger({
  databaseFile,
  log,
  metrics,
  events,
  isOpen,
}: {
  databaseFile: string;
  /** Whether the casino does business yet, as the seed does not. */
  isOpen: () => boolean;
} & Pick<Services, 'log' | 'metrics' | 'events'>): Promise<ObservedLedger> {
  const ledger = await openSqliteLedger({
    databaseFile,
    logger: log,
    onTransaction: (size) => metrics.ledgerTransactions.observe(size),
  });
  return observeLedger(ledger, {
    onApplied: onMovement({ events, log, isOpen }),
    onFailure: (err) => log.error({ err }, 'a movement was not told'),
  });
}

/** The two outside parties that the casino asks; another provider is chosen here. */
function openParties({
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
    gameServer: createCasinoGameServer({
      origin: origins.gameInside,
      secret: providerSecret,
      clock,
    }),
  };
}

/** What follows a committed movement of a player's money: the open pages and the log hear of it. */
function onMovement({
  events,
  log,
  isOpen,
}: Pick<Services, 'events' | 'log'> & { isOpen: () => boolean }): LedgerObserver['onApplied'] {
  const tell = tellBalances(events);
  return (applied) => {
    tell(applied);
    const { kind, userId, key } = applied.entry;
    // Rounds are in the journal; in the log they would drown everything else, as the seed would.
    if (isOpen() && !ROUND_KINDS.has(kind)) log.info({ userId, kind, key }, 'money moved');
  };
}

function watchQueues(
  metrics: Metrics,
  { ledger, prisma, clock }: { ledger: ObservedLedger } & Pick<Services, 'prisma' | 'clock'>,
): void {
  gaugeOf(metrics, {
    name: 'fairhall_ledger_waiting',
    help: 'Posts and writes of the ledger without an answer yet.',
    value: () => ledger.waiting,
  });
  gaugeOf(metrics, {
    name: 'fairhall_jobs_due',
    help: 'Jobs that should have run by now.',
    value: () => countDueJobs(prisma, clock.now()),
  });
}

/** The cheap form of the ledger's check: a casino whose books do not add up must not open. */
function assertLedgerSound(databaseFile: string): void {
  const [breach] = checkLedger(databaseFile, { cheap: true });
  if (!breach) return;
  throw new Error(
    `The ledger is broken: ${breach.rule} (${breach.where}). See npm run ledger:check.`,
  );
}
