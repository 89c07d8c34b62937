import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { freePorts } from '../../server/commands/ports.mjs';
import { gameServerCalls } from '../../server/game-server/src/contract/index.ts';
import { requestBytes } from '../bench/http-client.ts';
import { type Measured, runSlice, type Work } from '../bench/load.ts';
import type { Processes } from '../bench/processes.ts';
import { type Rounds, runRounds } from '../bench/rounds.ts';
import { PROVIDER_SECRET } from '../bench/signature.ts';
import { chooseClientSeed } from '../support/choose-client-seed.ts';
import type { Postgres } from '../support/postgres.ts';
import { withCpu } from './cpu.ts';
import { createDatabase } from './databases.ts';

/* Spins over HTTP with a wallet that costs nothing: on SQLite, on PostgreSQL, and on two game servers. */

const GAME = 'phoenix-ascend';
const PLAYERS = 256;
const CLIENTS = 64;

type Plan = { readonly rounds: number; readonly warmUps: number; readonly sliceMs: number };
type GameServer = { readonly pid: number; readonly port: number };

export async function measureSpins(
  of: { processes: Processes; postgres: Postgres; postgresPid: number; dir: string },
  plan: Plan,
): Promise<Rounds> {
  const { processes, postgres, postgresPid, dir } = of;
  const { web: walletPort } = await freePorts();
  await processes.startHelper('../scale/serve-wallet.ts', { WALLET_PORT: `${walletPort}` });
  const start = (name: string, databaseUrl?: string) =>
    startGameServer(processes, { dataDir: path.join(dir, name), walletPort, databaseUrl });
  const sqlite = await start('spins-sqlite');
  const one = await start('spins-one', await createDatabase(postgres, 'spins_one'));
  const shared = await createDatabase(postgres, 'spins_two');
  const two = [await start('spins-a', shared), await start('spins-b', shared)] as const;
  for (const { port } of [sqlite, one, two[0]]) await makePlayers(port);
  const slice = (port: number, clients: { first: number; count: number }) =>
    runSlice({ port, clients: clients.count, work: spins(clients.first), ms: plan.sliceMs });
  const all = { first: 0, count: CLIENTS };
  const half = CLIENTS / 2;
  const onBoth = async (): Promise<Measured> => {
    const [a, b] = await Promise.all([
      slice(two[0].port, { first: 0, count: half }),
      slice(two[1].port, { first: half, count: half }),
    ]);
    return { perSecond: a.perSecond + b.perSecond };
  };
  return runRounds(
    {
      sqlite: withCpu([sqlite.pid], () => slice(sqlite.port, all)),
      postgresql: withCpu([one.pid, postgresPid], () => slice(one.port, all)),
      two: withCpu([two[0].pid, two[1].pid, postgresPid], onBoth),
    },
    { title: 'spins', ...plan },
  );
}

async function startGameServer(
  processes: Processes,
  of: { dataDir: string; walletPort: number; databaseUrl: string | undefined },
): Promise<GameServer> {
  const ports = await freePorts();
  const { pid } = await processes.startHelper('../scale/serve-game.ts', {
    NODE_ENV: 'test',
    GAME_PORT: `${ports.game}`,
    API_INSIDE_ORIGIN: `http://localhost:${of.walletPort}`,
    DATA_DIR: of.dataDir,
    ...(of.databaseUrl !== undefined && { GAME_DATABASE_URL: of.databaseUrl }),
    PROVIDER_SECRET,
    SEED: 'off',
    LOG_LEVEL: 'error',
  });
  return { pid, port: ports.game };
}

const playerOf = (number: number) => `player-${number % PLAYERS}`;

async function makePlayers(port: number): Promise<void> {
  for (let number = 0; number < PLAYERS; number += 1) {
    const token = playerOf(number);
    await chooseClientSeed({ gameOrigin: `http://localhost:${port}`, token, gameId: GAME });
  }
}

/** Each connection spins for players of its own in turn: a player's rounds are sequential. */
function spins(first: number): Work {
  const turns = new Map<number, number>();
  return (client, index) => {
    const turn = turns.get(index) ?? 0;
    turns.set(index, turn + 1);
    const body = { gameId: GAME, requestId: randomUUID(), stake: '0.20' };
    return client.send(
      requestBytes({
        method: 'POST',
        path: gameServerCalls.spin.path,
        headers: { authorization: `Bearer ${playerOf(first + index + turn * CLIENTS)}` },
        body: JSON.stringify(body),
      }),
    );
  };
}
