import { type Clock, systemClock } from '@fairhall/kit/clock';
import type { FastifyInstance } from 'fastify';
import { databaseIn } from '../../../../tests/support/game-database.ts';
import { buildGameServerApp } from '../app.ts';
import { gameServerCalls } from '../contract/rounds.ts';
import type { Sync } from '../database/database.ts';
import { SECRET } from './fake-wallet.ts';

/** Makes the player's first client seed, as the game page does once it has seen the hash. */
export async function chooseClientSeed(app: FastifyInstance, gameId = 'phoenix-ascend') {
  const post = async ({ path }: { path: string }, body: object) => {
    // A launch of its own: a cached one would stay with this game.
    const headers = { authorization: 'Bearer launch-for-the-seed' };
    const response = await app.inject({ method: 'POST', url: path, headers, payload: body });
    return response.json().data;
  };
  const { serverSeedHash } = (await post(gameServerCalls.open, { gameId })).fairness;
  await post(gameServerCalls.clientSeed, { serverSeedHash, clientSeed: 'my first seed' });
}

/**
 * The game server over the database in `dataDir`, with the test's wallet.
 * @param options.databaseUrl of PostgreSQL, in a process that is none of the tests
 */
export async function startGameServer({
  walletOrigin,
  dataDir,
  databaseUrl,
  clock = systemClock,
  eventsPace = 1,
  withThreads = false,
  sync,
}: {
  walletOrigin: string;
  dataDir: string;
  databaseUrl?: string | null;
  clock?: Clock;
  eventsPace?: number;
  withThreads?: boolean;
  sync?: Sync;
}): Promise<FastifyInstance> {
  const database =
    databaseUrl === undefined
      ? await databaseIn(dataDir)
      : { dataDir, gameDatabaseUrl: databaseUrl };
  const app = await buildGameServerApp({
    settings: {
      ...database,
      origins: {
        web: walletOrigin,
        pay: 'http://pay.test',
        game: 'http://game.test',
        office: 'http://office.test',
        apiInside: walletOrigin,
        payInside: 'http://pay.test',
        gameInside: 'http://game.test',
      },
      trustedProxies: [],
      providerSecret: SECRET,
      providerSecrets: [SECRET],
      production: false,
      eventsPace,
      beaconUrl: null,
    },
    clock,
    webDir: dataDir,
    withThreads,
    ...(sync && { sync }),
  });
  await app.listen({ host: 'localhost', port: 0 });
  return app;
}
