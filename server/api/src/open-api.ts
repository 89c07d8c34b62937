import { type Clock, systemClock } from '@fairhall/kit/clock';
import { type Random, systemRandom } from '@fairhall/kit/random';
import type { Settings } from '@fairhall/kit/settings';
import type { FastifyBaseLogger } from 'fastify';
import { backendOf } from './backends/index.ts';
import { composeModules, jobsOf, type Modules } from './compose.ts';
import { CallTimes } from './core/call-times.ts';
import { createMetrics, registerGauge } from './core/metrics.ts';
import { DomainEvents } from './infrastructure/events.ts';
import type { Infrastructure } from './infrastructure/infrastructure.ts';
import { countDueJobs, countedHandlers } from './jobs/job-metrics.ts';
import { type JobHandlers, type JobRunner, startJobRunner } from './jobs/job-runner.ts';
import { ensureRecurringJobs } from './jobs/job-store.ts';
import { type ObservedLedger, observeLedger } from './ledger/observed-ledger.ts';
import type { EntryKind } from './ledger/port.ts';
import { Mailer } from './mail/mailer.ts';
import { MemoryBackoff } from './modules/auth/index.ts';
import { type ClockWatch, storeFinishedCheck, watchClock } from './modules/health/index.ts';
import { createMockpayGateway } from './modules/payments/index.ts';
import { createGameServerClient } from './modules/play/index.ts';
import { oldestWaitingSeconds, type ResetSampleData } from './office/index.ts';

const ROUND_KINDS: ReadonlySet<EntryKind> = new Set([
  'bet',
  'win',
  'play',
  'rollback',
  'tombstone',
]);

/** A running API, without its HTTP side; `close` closes it in order. */
export type Api = {
  readonly infrastructure: Infrastructure;
  readonly modules: Modules;
  readonly jobHandlers: JobHandlers;
  /** The same modules at an earlier time, for sample data: what they write is announced nowhere. */
  readonly modulesAt: (time: Date) => Modules;
  /**
   * Starts the due jobs and the watch of the clock. Call it after the API listens, because the
   * providers call it back.
   */
  startJobs(): void;
  close(): Promise<void>;
};

/** Migrates the database, opens it and the ledger, and composes the modules. */
export async function openApi({
  settings,
  log,
  clock = systemClock,
  random = systemRandom,
  resetSampleData = null,
  replaced = {},
}: {
  settings: Settings;
  log: FastifyBaseLogger;
  clock?: Clock;
  random?: Random;
  /** Of the program that seeds sample data; it is given this API. */
  resetSampleData?:
    | ((api: Api, ...call: Parameters<ResetSampleData>) => ReturnType<ResetSampleData>)
    | null;
  /** In place of the API's own: tests share a mail server among nodes, and stand in for a provider. */
  replaced?: Partial<Pick<Infrastructure, 'mailer'> & ReturnType<typeof openProviders>>;
}): Promise<Api> {
  const database = backendOf(settings.database);
  const applied = await database.upgrade();
  if (applied.length > 0) log.info({ applied }, 'migrations applied');
  let runner: JobRunner | undefined;
  let clockWatch: ClockWatch | undefined;
  const metrics = createMetrics();
  const events = new DomainEvents({ log });
  const backend = await database.open({
    settings,
    log,
    onTransaction: (size) => metrics.ledgerTransactions.observe(size),
  });
  const { prisma, reader, shared } = backend;
  const ledger = observeLedger(backend.ledger, {
    onApplied: (applied) => events.publish({ type: 'entry-applied', ...applied }),
    onFailure: (err) => log.error({ err }, 'a movement was not published'),
  });
  if (shared === null) {
    // It was checked when it was opened.
    const at = clock.now();
    const checked = { full: false, requestedBy: null, startedAt: at, finishedAt: at, breaches: [] };
    await storeFinishedCheck(prisma, { ...checked, id: random.uuid() });
  }
  const infrastructure: Infrastructure = {
    settings,
    clock,
    random,
    log,
    metrics,
    prisma,
    reader,
    database,
    ledger,
    events,
    jobs: { wake: () => runner?.wake() },
    mailer: replaced.mailer ?? new Mailer({ ...settings, clock, log }),
  };
  const providerTimes = new CallTimes(clock);
  const outside = {
    backoff: shared?.backoff ?? new MemoryBackoff(),
    openChannel: shared?.openChannel ?? null,
    readCatalogueVersion: shared?.readCatalogueVersion ?? null,
    ...openProviders({ settings, clock, providerTimes }),
    ...replaced,
    providerTimes,
    resetSampleData:
      resetSampleData && ((...call: Parameters<ResetSampleData>) => resetSampleData(api, ...call)),
  };
  const modules = composeModules(infrastructure, outside);
  logMovements(infrastructure, { isOpen: () => runner !== undefined });
  watchQueues(infrastructure, ledger);
  const jobs = Object.entries(jobsOf(infrastructure, modules));
  const kinds = jobs.filter(([, { isRecurring }]) => isRecurring).map(([kind]) => kind);
  await ensureRecurringJobs(ledger, { kinds, runAt: clock.now() });
  const jobHandlers = Object.fromEntries(jobs.map(([kind, { run }]) => [kind, run]));
  const api: Api = {
    infrastructure,
    modules,
    jobHandlers,
    modulesAt: (time) =>
      composeModules(
        { ...infrastructure, clock: { now: () => time }, events: new DomainEvents({ log }) },
        { ...outside, openChannel: null },
      ),
    startJobs() {
      runner = startJobRunner(infrastructure, countedHandlers(jobHandlers, metrics));
      clockWatch = watchClock(infrastructure);
    },
    async close() {
      await runner?.stop();
      await clockWatch?.stop();
      await modules.payments.close();
      await modules.play.close();
      await infrastructure.mailer.close();
      await modules.notifications.close();
      await modules.office.close();
      await modules.restrictions.close();
      await backend.close();
    },
  };
  return api;
}

/** The clients of the payments provider and the game server; replace a provider here. */
function openProviders({
  settings,
  clock,
  providerTimes,
}: {
  settings: Settings;
  clock: Clock;
  providerTimes: CallTimes;
}) {
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

/** Rounds and sample data are too many for the log; the journal contains them. */
function logMovements(
  { events, log }: Infrastructure,
  { isOpen }: { isOpen: () => boolean },
): void {
  events.subscribe('entry-applied', ({ entry: { kind, userId, key, postings } }) => {
    if (isOpen() && postings.length > 0 && !ROUND_KINDS.has(kind)) {
      log.info({ userId, kind, key }, 'money moved');
    }
  });
}

function watchQueues({ metrics, prisma, clock }: Infrastructure, ledger: ObservedLedger): void {
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
