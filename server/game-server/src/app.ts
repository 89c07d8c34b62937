import type { Clock } from '@fairhall/kit/clock';
import { dataHeaders } from '@fairhall/kit/http/data-headers';
import { registerDocs } from '@fairhall/kit/http/docs';
import { createSimulatorApp } from '@fairhall/kit/http/simulator-app';
import type { Settings } from '@fairhall/kit/settings';
import { openSignedHttpClient } from '@fairhall/kit/signed-http-client';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { openDatabase } from './backends/open-database.ts';
import { syncCatalogue } from './catalogue/catalogue-sync.ts';
import type { OpenDatabase, Sync } from './database/database.ts';
import { registerDefinitionRoutes } from './definitions/definition-routes.ts';
import { type RandomBytes, systemRandom } from './fairness/seeds.ts';
import { registerFixtureRoutes } from './fixtures/fixture-routes.ts';
import { createRandomnessBeacon } from './fixtures/randomness-beacon.ts';
import { createFreeWallet } from './free-play/free-wallet.ts';
import { dispatchWallets } from './free-play/wallet-dispatch.ts';
import { registerLaunchErrorHandler } from './http/launch-error-handler.ts';
import { gameServerOpenApi } from './http/openapi.ts';
import { registerPage } from './http/page.ts';
import { registerRoutes } from './http/routes.ts';
import { registerPlayerHistoryRoutes } from './player-history/player-history-routes.ts';
import type { Scheduler } from './scheduler.ts';
import { createServices } from './services.ts';
import { clientBehindBarrier } from './wallet/client-behind-barrier.ts';
import { createWalletClient, walletAt } from './wallet/wallet-client.ts';

type GameServerAppOptions = {
  readonly settings: Pick<
    Settings,
    | 'origins'
    | 'trustedProxies'
    | 'dataDir'
    | 'gameDatabaseUrl'
    | 'providerSecret'
    | 'providerSecrets'
    | 'production'
    | 'eventsPace'
    | 'beaconUrl'
  >;
  readonly clock: Clock;
  readonly logger?: FastifyBaseLogger;
  /** The built client, with `play.html`, `assets/` and `art/`. */
  readonly webDir: string;
  /** Source of server seeds. */
  readonly random?: RandomBytes;
  /** Whether WAL checkpoints run in a worker thread: pays off under load. */
  readonly withThreads?: boolean;
  /** The fsync of the WAL. */
  readonly sync?: Sync;
};

/**
 * The game server (the mock casino server of the specification): the game page, the round API and
 * the stored rounds. The caller calls `listen()`; then the app sends its catalogue to the API and
 * completes the open rounds of earlier processes. `close()` waits for the rounds in progress.
 */
export async function buildGameServerApp({
  settings,
  clock,
  logger,
  webDir,
  random = systemRandom,
  withThreads = false,
  sync,
}: GameServerAppOptions): Promise<FastifyInstance> {
  const app = createSimulatorApp({
    settings,
    logger,
    headers: dataHeaders(settings),
  });

  const opened = await openDatabase({ settings, withThreads, sync, log: app.log });
  const base = openBase(opened, { settings, clock, log: app.log });
  const services = await createServices({
    ...base,
    clock,
    random,
    beacon: settings.beaconUrl === null ? null : createRandomnessBeacon(settings.beaconUrl),
    pace: settings.eventsPace,
    log: app.log,
  });
  await app.register(async (api) => {
    api.decorateReply('isSettledByWallet', false);
    // A response waits for the fsync of the state it depends on. A settled round depends on the
    // wallet and on what was durable before the call to the wallet.
    api.addHook('onSend', (_request, reply, payload, done) => {
      if (reply.isSettledByWallet) done(null, payload);
      else opened.whenDurable((error) => (error ? done(error) : done(null, payload)));
    });
    api.addHook('onRequest', (_request, reply, done) => {
      reply.header('cache-control', 'no-store');
      done();
    });
    await api.register(compress, { global: false });
    registerLaunchErrorHandler(api, base);
    registerRoutes(api, services);
    registerFixtureRoutes(api, services);
    registerPlayerHistoryRoutes(api, {
      playerHistory: services.playerHistory,
      secrets: settings.providerSecrets,
      clock,
    });
  });
  await app.register(async (definitions) => registerDefinitionRoutes(definitions, services));
  await app.register(async (documents) => {
    await documents.register(helmet, documentHeaders(settings.production));
    await registerDocs(documents, {
      build: () => gameServerOpenApi({ gameOrigin: settings.origins.game }),
      title: 'Mock casino server',
      prefix: '',
    });
    await registerPage(documents, { webDir, webOrigin: settings.origins.web });
  });
  // A server that listens has draws and matches on offer.
  app.addHook('onReady', () => services.programme.scheduleAhead());
  const schedulers = [services.dueRounds, services.dueFixtures, services.freeRetention];
  const closeBase = async () => {
    // First the wallets: no pending call writes to the database after that.
    await base.wallet.close();
    await opened.close();
  };
  startBackgroundWork(app, { settings, clock, schedulers, closeBase });
  return app;
}

/** The wallets of players and of guests. */
function openBase(
  { database, whenDurable }: OpenDatabase,
  {
    settings,
    clock,
    log,
  }: Pick<GameServerAppOptions, 'settings' | 'clock'> & { log: FastifyBaseLogger },
) {
  const address = walletAt({
    origin: settings.origins.apiInside,
    secret: settings.providerSecret,
  });
  const http = openSignedHttpClient(address);
  const player = createWalletClient({ http: clientBehindBarrier(http, { whenDurable }), clock });
  const free = createFreeWallet({ database, secrets: settings.providerSecrets, clock, log });
  return { database, freeWallet: free, wallet: dispatchWallets({ player, free }) };
}

/** Starts the schedulers and the catalogue sync after `listen()`. */
function startBackgroundWork(
  app: FastifyInstance,
  {
    settings,
    clock,
    schedulers,
    closeBase,
  }: Pick<GameServerAppOptions, 'settings' | 'clock'> & {
    schedulers: readonly Scheduler[];
    closeBase: () => Promise<void>;
  },
): void {
  const closing = new AbortController();
  let syncing: Promise<void> | undefined;
  app.addHook('onListen', async () => {
    for (const scheduler of schedulers) scheduler.start();
    syncing = syncCatalogue({
      origin: settings.origins.apiInside,
      secret: settings.providerSecret,
      clock,
      log: app.log,
      signal: closing.signal,
    });
  });
  app.addHook('onClose', async () => {
    closing.abort();
    await syncing;
    await Promise.all(schedulers.map((scheduler) => scheduler.stop()));
    await closeBase();
  });
}

/** Headers of the page and the documentation, in addition to those of every response. */
function documentHeaders(production: boolean) {
  return {
    // Each document sets its own policy.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    // The player client frames the game page; `frame-ancestors` restricts the origin.
    frameguard: false,
    crossOriginResourcePolicy: { policy: 'same-site' as const },
    crossOriginOpenerPolicy: false,
    hsts: production,
    referrerPolicy: { policy: 'no-referrer' as const },
  };
}
