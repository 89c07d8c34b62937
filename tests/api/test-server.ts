import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import supertest from 'supertest';
import { seedGames } from '../../seed/games.ts';
import { type ApiOptions, buildApiApp } from '../../server/api/src/app.ts';
import type { Currency } from '../../server/api/src/contract/money.ts';
import { jobHandlers } from '../../server/api/src/jobs/job-handlers.ts';
import { runDueJobs } from '../../server/api/src/jobs/job-runner.ts';
import { openServices } from '../../server/api/src/open-services.ts';
import type { Services } from '../../server/api/src/services.ts';
import { freePorts } from '../../server/commands/ports.mjs';
import { buildGameServerApp } from '../../server/game-server/src/app.ts';
import type { Clock } from '../../server/kit/src/clock.ts';
import { createLogger } from '../../server/kit/src/logger.ts';
import { findRootDir } from '../../server/kit/src/root-dir.ts';
import { readSettings } from '../../server/kit/src/settings.ts';
import { sign } from '../../server/kit/src/signature.ts';
import { buildPaymentsApp } from '../../server/mockpay/src/app.ts';
import { newDatabase } from '../support/migrated-database.ts';
import { sharedServer } from './shared-server.ts';

const PASSWORD = 'correct horse 8';

/** A clock that stands still until a test moves it. */
export type HeldClock = Clock & { advance(ms: number): void };

export type Player = {
  readonly userId: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
};

/** A mail as a developer reads it at `/dev/mail`. */
export type StoredMail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly createdAt: string;
};

/** The API with a database of its own, listening, and the payments simulator beside it. */
export type TestServer = Awaited<ReturnType<typeof startOwnServer>>;

type Options = { withPayments?: boolean; withGames?: boolean; env?: NodeJS.ProcessEnv } & Omit<
  ApiOptions,
  'webDir'
>;

/** A casino made for the test or, with `BASE` in the environment, the one that runs there. */
export async function startTestServer(options: Options = {}): Promise<TestServer> {
  const base = process.env.BASE;
  if (!base) return startOwnServer(options);
  const { withPayments: _anyway, withGames: _always, ...special } = options;
  return sharedServer({ base, isOrdinary: Object.keys(special).length === 0 });
}

async function startOwnServer({
  withPayments = false,
  withGames = false,
  env = {},
  ...bounds
}: Options) {
  const dir = await mkdtemp(path.join(tmpdir(), 'fairhall-api-'));
  const { web: webPort, pay: payPort, game: gamePort } = await freePorts();
  const settings = readSettings(
    {
      NODE_ENV: 'test',
      PORT: `${webPort}`,
      PAY_PORT: `${payPort}`,
      GAME_PORT: `${gamePort}`,
      DATABASE_URL: `file:${path.join(dir, 'fairhall.db')}`,
      LOG_LEVEL: 'silent',
      RATE_LIMIT: 'off',
      SEED: 'off',
      PAYOUT_STEP_MS: '1',
      ...env,
    },
    findRootDir(),
  );
  const clock = heldClock();
  const log = createLogger(settings);
  await newDatabase(settings.databaseFile);
  const server = await openServices({ settings, log, clock });
  const webDir = path.join(dir, 'no-client');
  const app = await buildApiApp(server.services, { webDir, ...bounds });
  await app.listen({ host: 'localhost', port: settings.ports.web });
  const payments = withPayments
    ? await buildPaymentsApp({ settings, clock, logger: log, webDir })
    : null;
  await payments?.listen({ host: 'localhost', port: settings.ports.pay });

  const games = withGames
    ? await buildGameServerApp({ settings, clock, logger: log, webDir })
    : null;
  await games?.listen({ host: 'localhost', port: settings.ports.game });

  const api = supertest(settings.origins.web);
  return {
    api,
    app,
    clock,
    settings,
    services: server.services,
    /** A call as if from another network address; without a socket. */
    callFrom: (remoteAddress: string, call: { url: string; payload: object }) =>
      app.inject({ method: 'POST', remoteAddress, ...call }),
    /** The mails to one address that no server sends, newest first. */
    mailsTo: async (to: string): Promise<StoredMail[]> => {
      const response = await api.get('/dev/mail').query({ to });
      return response.body.data;
    },
    /** Skips the test where the casino is not its own: what it asserts holds only here. */
    mustBeOwn: (_why: string) => {},
    /** Puts the catalogue in place; a casino that runs elsewhere has its own. */
    seedGames: () => seedGames(server.services),
    /** Runs the jobs that are due by the held clock; nothing runs them by itself here. */
    runDueJobs: () => runDueJobs(server.services, jobHandlers),
    /** Registers a player and logs in, with money in the wallets named. */
    player: (wallets: Partial<Record<Currency, bigint>> = {}) =>
      newPlayer({ api, services: server.services, wallets }),
    /** A call of the games provider or the payments provider, with a genuine signature. */
    signed: (party: 'provider' | 'payment', url: string, body: object) => {
      const rawBody = JSON.stringify(body);
      const secret = party === 'provider' ? settings.providerSecret : settings.paymentSecret;
      return api
        .post(url)
        .set('content-type', 'application/json')
        .set('x-signature', sign({ rawBody, secret, now: clock.now() }))
        .send(rawBody);
    },
    async close() {
      await payments?.close();
      await games?.close();
      await app.close();
      await server.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

async function newPlayer({
  api,
  services,
  wallets,
}: {
  api: ReturnType<typeof supertest>;
  services: Services;
  wallets: Partial<Record<Currency, bigint>>;
}): Promise<Player> {
  const email = `player-${randomUUID()}@fairhall.test`;
  const registered = await api
    .post('/api/user/register')
    .send({ email, password: PASSWORD, nickName: 'Pat' });
  const userId: string = registered.body.data.userId;
  for (const [currency, amountMinor] of Object.entries(wallets) as [Currency, bigint][]) {
    await services.ledger.post({
      key: `test/opening/${userId}/${currency}`,
      kind: 'opening',
      request: amountMinor.toString(),
      userId,
      occurredAt: services.clock.now(),
      postings: [
        {
          account: { of: 'player', userId, bucket: 'available' },
          currency,
          amountMinor,
          type: 'opening',
        },
        { account: { of: 'promotion' }, currency, amountMinor: -amountMinor, type: 'opening' },
      ],
    });
  }
  const loggedIn = await api.post('/api/user/login').send({ email, password: PASSWORD });
  return { userId, email, password: PASSWORD, token: loggedIn.body.data.token };
}

function heldClock(): HeldClock {
  let now = Date.now();
  return {
    now: () => new Date(now),
    advance(ms) {
      now += ms;
    },
  };
}
