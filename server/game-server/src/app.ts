import type { Clock } from '@fairhall/kit/clock';
import { dataHeaders } from '@fairhall/kit/http/data-headers';
import { registerDocs } from '@fairhall/kit/http/docs';
import { createPartyApp } from '@fairhall/kit/http/simulator-app';
import type { Settings } from '@fairhall/kit/settings';
import { openSignedLines } from '@fairhall/kit/signed-http-client';
import { foldJournalAside } from '@fairhall/kit/wal-checkpointer';
import helmet from '@fastify/helmet';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { syncCatalogue } from './catalogue-sync.ts';
import { nameEndedLaunches } from './ended-launches.ts';
import { createEventParts } from './events/event-parts.ts';
import { registerEventRoutes } from './events/event-routes.ts';
import { type RandomBytes, systemRandom } from './fairness/seeds.ts';
import { createHouse } from './house/house.ts';
import { registerHouseRoutes } from './house/house-routes.ts';
import { createLaunches } from './launches.ts';
import { casinoOpenApi } from './openapi.ts';
import { registerPage } from './page.ts';
import { createDecisionRepository } from './rounds/decision-repository.ts';
import { createDecisionRounds } from './rounds/decision-rounds.ts';
import { createDecisionSettlements } from './rounds/decision-settlement.ts';
import { linesAfterDisk, openDisk, type Sync } from './rounds/disk.ts';
import { createDueRounds } from './rounds/due-rounds.ts';
import { createPlayerQueue } from './rounds/player-queue.ts';
import { createPlayerSeeds } from './rounds/player-seeds.ts';
import { createPlayerWallet } from './rounds/player-wallet.ts';
import { createRoundRepository } from './rounds/repository.ts';
import { createRounds } from './rounds/rounds.ts';
import { createSettlements } from './rounds/settlement.ts';
import { createSharedCommits } from './rounds/shared-commits.ts';
import { openStore } from './rounds/store.ts';
import { registerRoutes } from './routes.ts';
import { openThreadedLines } from './threaded-lines.ts';
import { createWalletClient, walletAt } from './wallet-client.ts';

const BODY_BYTES_MAX = 16 * 1024;

type CasinoAppOptions = {
  readonly settings: Pick<
    Settings,
    'origins' | 'dataDir' | 'providerSecret' | 'production' | 'eventsPace'
  >;
  readonly clock: Clock;
  readonly logger?: FastifyBaseLogger;
  /** The built client, with `play.html`, `assets/` and `art/`. */
  readonly webDir: string;
  /** Where server seeds come from. */
  readonly random?: RandomBytes;
  /**
   * Whether calls to the wallet and the folding of the journal have threads of their own: worth
   * their start to a server under load.
   */
  readonly withThreads?: boolean;
  /** How the journal of the books gets to the disk. */
  readonly sync?: Sync;
};

/**
 * The mock casino server: the game page, the round API behind it, and the rounds themselves, which
 * live here and survive a restart. It never listens by itself. Once it listens it sends its
 * catalogue to the API and settles what an earlier process left open; `close()` waits for the
 * rounds under way.
 */
export async function buildCasinoApp({
  settings,
  clock,
  logger,
  webDir,
  random = systemRandom,
  withThreads = false,
  sync,
}: CasinoAppOptions): Promise<FastifyInstance> {
  const app = createPartyApp({
    logger,
    bodyBytesMax: BODY_BYTES_MAX,
    headers: dataHeaders(settings),
  });

  const parts = createParts({ settings, clock, random, withThreads, sync, log: app.log });
  const decisionRounds = createDecisionRounds(parts);
  const rounds = createRounds({ ...parts, decisionRounds });
  const dueRounds = createDueRounds({
    ...parts,
    works: [rounds.dueWork, decisionRounds.dueWork],
    log: app.log,
  });
  const { events, slips, dueEvents } = createEventParts({
    ...parts,
    random,
    pace: settings.eventsPace,
    log: app.log,
  });
  await app.register(async (api) => {
    api.decorateReply('isKeptByWallet', false);
    // No answer leaves before the disk holds what it rests on. A settled round rests on its intent,
    // which went to the disk before its call to the wallet, and on the wallet.
    api.addHook('onSend', (_request, reply, payload, done) => {
      if (reply.isKeptByWallet) done(null, payload);
      else parts.disk.holds((error) => (error ? done(error) : done(null, payload)));
    });
    nameEndedLaunches(api, parts);
    registerRoutes(api, { rounds, decisionRounds, events });
    registerEventRoutes(api, { events });
    registerHouseRoutes(api, {
      house: createHouse({ ...parts, rounds, events, slips }),
      secret: settings.providerSecret,
      clock,
    });
  });
  await app.register(async (documents) => {
    await documents.register(helmet, documentHeaders(settings.production));
    await registerDocs(documents, {
      document: casinoOpenApi({ gameOrigin: settings.origins.game }),
      title: 'Mock casino server',
      prefix: '',
    });
    await registerPage(documents, { webDir, webOrigin: settings.origins.web });
  });
  const works = [dueRounds, dueEvents];
  runAlongside(app, { settings, clock, works, closeBooks: () => closeBooks(parts) });
  return app;
}

/** Steps of the books between two passes over their journal: some 15 MB. */
const STEPS_PER_PASS = 6000;

function createParts({
  settings,
  clock,
  random,
  withThreads,
  sync,
  log,
}: Required<Pick<CasinoAppOptions, 'settings' | 'clock' | 'random' | 'withThreads'>> & {
  sync: Sync | undefined;
  log: FastifyBaseLogger;
}) {
  const store = openStore(settings.dataDir);
  const disk = openDisk(store, { log, ...(sync && { sync }) });
  const folding = withThreads
    ? foldJournalAside(store, {
        stepsPerPass: STEPS_PER_PASS,
        onFailure: (err) => log.error({ err }, 'the thread that folds the journal ended'),
      })
    : null;
  const repository = createRoundRepository(store);
  const commits = createSharedCommits(store, folding ? { onCommit: folding.committed } : {});
  const address = walletAt({
    origin: settings.origins.apiInside,
    secret: settings.providerSecret,
  });
  const lines = withThreads ? openThreadedLines(address) : openSignedLines(address);
  const wallet = createWalletClient({ lines: linesAfterDisk(lines, disk), clock });
  const decisions = createDecisionRepository(store);
  const launches = createLaunches({ wallet, clock });
  return {
    store,
    disk,
    folding,
    commits,
    repository,
    decisions,
    clock,
    launches,
    wallet,
    playerWallet: createPlayerWallet({ launches, wallet }),
    seeds: createPlayerSeeds({ store, random, clock }),
    queue: createPlayerQueue(),
    settlements: createSettlements({ repository, commits, wallet, clock }),
    decisionSettlements: createDecisionSettlements({
      commits,
      repository: decisions,
      wallet,
      clock,
    }),
  };
}

/** The lines to the wallet first: nothing is under way any more that would write. */
async function closeBooks({
  wallet,
  folding,
  disk,
  store,
}: ReturnType<typeof createParts>): Promise<void> {
  await wallet.close();
  await folding?.close();
  await disk.close();
  store.close();
}

/** What is due and the catalogue's way to the API begin once this server listens. */
function runAlongside(
  app: FastifyInstance,
  {
    settings,
    clock,
    works,
    closeBooks,
  }: Pick<CasinoAppOptions, 'settings' | 'clock'> & {
    works: readonly { readonly start: () => void; readonly stop: () => Promise<void> }[];
    closeBooks: () => Promise<void>;
  },
): void {
  const closing = new AbortController();
  let syncing: Promise<void> | undefined;
  app.addHook('onListen', async () => {
    for (const work of works) work.start();
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
    await Promise.all(works.map((work) => work.stop()));
    await closeBooks();
  });
}

/** What the page and the documentation carry beside the headers of every answer. */
function documentHeaders(production: boolean) {
  return {
    // Each document sets its own policy.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    // The player client frames the game page; `frame-ancestors` says who may.
    frameguard: false,
    crossOriginResourcePolicy: { policy: 'same-site' as const },
    crossOriginOpenerPolicy: false,
    hsts: production,
    referrerPolicy: { policy: 'no-referrer' as const },
  };
}
