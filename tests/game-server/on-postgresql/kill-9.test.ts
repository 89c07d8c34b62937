import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startWallet } from '../../../server/game-server/src/testing/fake-wallet.ts';
import { chooseClientSeed } from '../../support/choose-client-seed.ts';
import { startPostgres } from '../../support/postgres.ts';
import { query } from '../../support/postgres-databases.ts';
import { type GameServerProcess, killGameServer, spawnGameServer } from '../spawn-game-server.ts';
import { SLOT, spin } from './game-players.ts';

const PLAYERS = 12;
const KILLS = 6;
/** Responses before each kill. */
const ROUNDS_BEFORE_KILL = 60;

test('after kill -9 of PostgreSQL and of a game server no acknowledged round is lost and none is dealt twice', {
  timeout: 600_000,
}, async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'killed-postgresql-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const postgres = await startPostgres({ fsync: true });
  onTestFinished(() => postgres.stop());
  await query(postgres.url('postgres'), 'CREATE DATABASE games');
  const url = postgres.url('games');
  const wallet = await startWallet();
  onTestFinished(() => wallet.close());
  wallet.state.balanceMinor = 100_000_000n;
  wallet.state.uidOf = (token) => token.replace('launch-', 'player-');
  const start = () =>
    spawnGameServer({ dataDir, walletOrigin: wallet.origin, databaseUrl: url, withThreads: true });
  let servers: readonly GameServerProcess[] = await Promise.all([start(), start()]);
  onTestFinished(async () => void (await Promise.all(servers.map(killGameServer))));

  const wins = new Map<string, string>();
  let isOver = false;
  const play = async (number: number) => {
    const token = `launch-${number}`;
    let turn = number;
    const origin = () => {
      turn += 1;
      return servers[turn % servers.length]?.origin ?? '';
    };
    await chooseClientSeed({ gameOrigin: origin(), token, gameId: SLOT });
    for (let count = 0; !isOver; count += 1) {
      const { roundId, win } = await spin(origin, token, `request-${count}`);
      wins.set(roundId, win);
    }
  };
  const players = Array.from({ length: PLAYERS }, (_, number) => play(number));
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = wins.size;
    await vi.waitFor(() => expect(wins.size).toBeGreaterThan(before + ROUNDS_BEFORE_KILL), {
      timeout: 60_000,
    });
    const [killed, alive] = servers;
    if (!killed || !alive) throw new Error('no server is left');
    await Promise.all([postgres.kill(), killGameServer(killed)]);
    await postgres.start();
    servers = [alive, await start()];
  }
  const after = wins.size;
  await vi.waitFor(() => expect(wins.size).toBeGreaterThan(after + ROUNDS_BEFORE_KILL), {
    timeout: 60_000,
  });
  isOver = true;
  await Promise.all(players);

  const rounds = await query<{ id: string; uid: string; nonce: string }>(
    url,
    'SELECT round_id AS id, uid, nonce FROM rounds ORDER BY uid, nonce',
  );
  expect(rounds.map(({ id }) => id).sort()).toEqual([...wins.keys()].sort());
  expect([...wallet.applied.keys()].sort()).toEqual([...wins.keys()].sort());
  for (const uid of new Set(rounds.map((round) => round.uid))) {
    const nonces = rounds.filter((round) => round.uid === uid).map(({ nonce }) => Number(nonce));
    expect(nonces).toEqual([...nonces.keys()]);
  }
  expect(await query(url, 'SELECT round_id FROM wallet_transactions')).toEqual([]);
});
