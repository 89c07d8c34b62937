import { rm } from 'node:fs/promises';
import path from 'node:path';
import { seedGames } from '../../seed/games.ts';
import type { ApiOptions } from '../../server/api/src/app.ts';
import type { Currency } from '../../server/api/src/contract/money.ts';
import type { Infrastructure } from '../../server/api/src/infrastructure/infrastructure.ts';
import { runDueJobs } from '../../server/api/src/jobs/job-runner.ts';
import { freePorts } from '../../server/commands/ports.mjs';
import { buildGameServerApp } from '../../server/game-server/src/app.ts';
import type { Clock } from '../../server/kit/src/clock.ts';
import { createLogger } from '../../server/kit/src/logger.ts';
import { findRootDir } from '../../server/kit/src/root-dir.ts';
import { readSettings } from '../../server/kit/src/settings.ts';
import { buildPaymentsApp } from '../../server/mockpay/src/app.ts';
import { newDatabase, newFolder } from '../support/migrated-database.ts';
import { newPostgresDatabase } from '../support/postgres-databases.ts';
import { SHED_DELAY_MS } from '../support/stack.ts';
import {
  type ApiNode,
  type Calls,
  callsInTurn,
  countedBy,
  inTurn,
  startApiNode,
} from './api-node.ts';
import { giveMoney } from './give-money.ts';
import { needsOwnServer, runningServer } from './running-server.ts';
import { signedCall } from './signed-call.ts';
import { newEmail, type Player, type StoredMail } from './test-player.ts';

const PASSWORD = 'correct horse 8';

/** A clock that a test advances. */
export type ManualClock = Clock & { advance(ms: number): void };

export type { Player, StoredMail };

/** The header of a request with a session. */
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** The API with its own database, listening, and Mockpay. */
export type TestServer = Awaited<ReturnType<typeof startOwnServer>>;

type Options = {
  withPayments?: boolean;
  withGames?: boolean;
  env?: NodeJS.ProcessEnv;
  /** Nodes on one PostgreSQL and one clock; `api`, `callFrom` and `runDueJobs` take them in turn. */
  nodes?: number;
  /** Whether the clock runs, as that of another process whose signatures the API reads. */
  clockRuns?: boolean;
  /** How often the streams of the back office have the state of the API. */
  healthEveryMs?: number;
} & Omit<ApiOptions, 'webDir'>;

/** With `BASE` in the environment tests call the running server there. */
const { BASE } = process.env;

/** A new test server; a running one skips tests that require other settings. */
export async function startTestServer(options: Options = {}): Promise<TestServer> {
  if (!BASE) return startOwnServer(options);
  const { withPayments: _anyway, withGames: _always, ...special } = options;
  return Object.keys(special).length === 0
    ? runningServer(BASE)
    : needsOwnServer('requires other settings');
}

let shared: Promise<TestServer> | undefined;

/**
 * The server of all files of a worker, with catalogue, Mockpay and game server, until the worker ends.
 * A test makes its own players, reads nothing that others write, and leaves the clock alone.
 */
export function sharedTestServer(): Promise<TestServer> {
  shared ??= startShared();
  return shared;
}

async function startShared(): Promise<TestServer> {
  const server = await startTestServer({ withPayments: true, withGames: true });
  await server.seedGames();
  return server;
}

/** The backend of the test project (`vitest.config.ts`). */
export const isOnPostgres = process.env.API_BACKEND === 'postgresql';
const NODES = Number(process.env.API_NODES ?? 1);

/** By the clock: after it, a node has noticed what another process changed. */
export const NOTICED_MS = 1000;

async function startOwnServer({
  withPayments = false,
  withGames = false,
  env = {},
  clockRuns = false,
  nodes: nodeCount = NODES,
  ...bounds
}: Options) {
  const dir = await newFolder('api-');
  const databaseFile = path.join(dir, 'fairhall.db');
  const postgres = isOnPostgres || nodeCount > 1 ? await newPostgresDatabase() : null;
  const { web: webPort, pay: payPort, game: gamePort, office: officePort } = await freePorts();
  const settings = readSettings(
    {
      NODE_ENV: 'test',
      PORT: `${webPort}`,
      PAY_PORT: `${payPort}`,
      GAME_PORT: `${gamePort}`,
      OFFICE_PORT: `${officePort}`,
      DATABASE_URL: postgres?.url ?? `file:${databaseFile}`,
      DATA_DIR: dir,
      LOG_LEVEL: 'silent',
      PASSWORD_COST: 'minimal',
      RATE_LIMIT: 'off',
      SEED: 'off',
      REVIEW_FROM_USD: 'off',
      PAYOUT_STEP_MS: '1',
      SHED_DELAY_MS,
      ...env,
    },
    findRootDir(),
  );
  const clock = manualClock({ runs: clockRuns });
  const log = createLogger(settings);
  if (!postgres) await newDatabase(databaseFile);
  const webDir = path.join(dir, 'no-client');
  const node = { settings, clock, app: { webDir, ...bounds } };
  const first = await startApiNode({ ...node, port: webPort, officePort });
  const nodes: [ApiNode, ...ApiNode[]] = [first];
  const shared = { mailer: first.infrastructure.mailer };
  while (nodes.length < nodeCount) {
    const { web: port, office } = await freePorts();
    nodes.push(await startApiNode({ ...node, port, officePort: office, shared }));
  }
  const next = inTurn(nodes);
  const payments = withPayments
    ? await buildPaymentsApp({ settings, clock, logger: log, webDir })
    : null;
  await payments?.listen({ host: 'localhost', port: settings.ports.pay });

  const games = withGames
    ? await buildGameServerApp({ settings, clock, logger: log, webDir })
    : null;
  await games?.listen({ host: 'localhost', port: settings.ports.game });

  const api = callsInTurn(() => next().api);
  const office = callsInTurn(() => next().office);
  return {
    api,
    office,
    clock,
    settings,
    databaseFile,
    /** The first one listens at the settings' origin. */
    nodes,
    app: first.app,
    officeApp: first.officeApp,
    opened: first.opened,
    infrastructure: first.infrastructure,
    modules: first.modules,
    /** A call from another network address; without a socket. */
    callFrom: (
      remoteAddress: string,
      call: { url: string; payload: object; headers?: Readonly<Record<string, string>> },
    ) => next().app.inject({ method: 'POST', remoteAddress, ...call }),
    /** The stored mails to one address, newest first. */
    mailsTo: async (to: string): Promise<StoredMail[]> => {
      const response = await api.get('/dev/mail').query({ to });
      return response.body.data;
    },
    /** After a save of games: moves the clock until the other nodes have noticed it. */
    letNodesNotice: () => {
      if (nodes.length > 1) clock.advance(NOTICED_MS);
    },
    /** The values of a metric, of all nodes together. */
    counted: (metric: 'refusedWins' | 'uncreditedPayments') => countedBy(nodes, metric),
    /** Skips the test on a running server: its assertions require a test server. */
    requireOwnServer: (_why: string) => {},
    /** Saves the catalogue; a running server has its own. */
    seedGames: () => seedGames(first.opened),
    /** Runs the jobs that are due by the manual clock; no other runner exists here. */
    runDueJobs: () => {
      const { infrastructure, jobHandlers } = next().opened;
      return runDueJobs(infrastructure, jobHandlers);
    },
    /** Runs a job at once, without its row. */
    runJob: async (kind: string, subject = '') => next().opened.jobHandlers[kind]?.(subject),
    /** Registers a player and logs in, with money in the given wallets. */
    player: (wallets: Partial<Record<Currency, bigint>> = {}, email = newEmail()) =>
      newPlayer({ api, infrastructure: next().infrastructure, wallets, email }),
    /** A call of the games provider or the payments provider, with a genuine signature. */
    signed: signedCall({ api, settings, clock }),
    async close() {
      await payments?.close();
      await games?.close();
      await Promise.all(nodes.map((node) => node.close()));
      await postgres?.remove();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

async function newPlayer({
  api,
  infrastructure,
  wallets,
  email,
}: {
  api: Calls;
  infrastructure: Infrastructure;
  wallets: Partial<Record<Currency, bigint>>;
  email: string;
}): Promise<Player> {
  const registered = await api
    .post('/api/user/register')
    .send({ email, password: PASSWORD, nickName: 'Pat' });
  if (registered.body.code !== 200) throw new Error(`no player: ${registered.text}`);
  const userId: string = registered.body.data.userId;
  for (const [currency, amountMinor] of Object.entries(wallets) as [Currency, bigint][]) {
    await giveMoney(infrastructure, { userId, currency, minor: amountMinor });
  }
  // Tests count notifications: a player starts without the welcome.
  await infrastructure.prisma.notification.deleteMany({ where: { userId } });
  const loggedIn = await api.post('/api/user/login').send({ email, password: PASSWORD });
  return { userId, email, password: PASSWORD, token: loggedIn.body.data.token };
}

function manualClock({ runs }: { runs: boolean }): ManualClock {
  const started = Date.now();
  let advancedMs = 0;
  return {
    now: () => new Date((runs ? Date.now() : started) + advancedMs),
    advance(ms) {
      advancedMs += ms;
    },
  };
}
