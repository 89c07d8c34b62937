import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { gameServerCalls } from '../../contract/rounds.ts';
import { startWallet } from '../../testing/fake-wallet.ts';
import { chooseClientSeed, startGameServer } from '../../testing/game-server.ts';

let dir: string;
let wallet: Awaited<ReturnType<typeof startWallet>>;
/** Two game servers over one database, which do not see what the other has in memory. */
let servers: readonly [FastifyInstance, FastifyInstance];

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'outdated-seeds-'));
  wallet = await startWallet();
  const start = () => startGameServer({ walletOrigin: wallet.origin, dataDir: dir });
  servers = [await start(), await start()];
  await chooseClientSeed(servers[0]);
});

afterEach(async () => {
  for (const server of servers) await server.close();
  await wallet.close();
  await rm(dir, { recursive: true, force: true });
});

async function post(server: FastifyInstance, { path: url }: { path: string }, body: object) {
  const response = await server.inject({
    method: 'POST',
    url,
    headers: { authorization: 'Bearer launch-token' },
    payload: { gameId: 'phoenix-ascend', ...body },
  });
  return response.json();
}

const request = (server: FastifyInstance, requestId: string) =>
  post(server, gameServerCalls.spin, { requestId, stake: '1.00' });

async function spin(server: FastifyInstance, requestId: string) {
  return gameServerCalls.spin.output.parse((await request(server, requestId)).data);
}

it('two game servers deal each nonce of a player once, in turn and at once', async () => {
  const [one, other] = servers;
  const rounds = [];
  for (let turn = 0; turn < 3; turn += 1) {
    rounds.push(await spin(one, `request-one-${turn}`), await spin(other, `request-other-${turn}`));
  }
  const requests = Array.from({ length: 6 }, (_, number) => `request-at-once-${number}`);
  await Promise.all(
    requests.map((requestId, number) => request(number % 2 === 0 ? one : other, requestId)),
  );
  // Each request again, as a page does that waited too long for the round of the other server.
  for (const requestId of requests) rounds.push(await spin(one, requestId));
  const nonces = rounds.map(({ round }) => round.proof.nonce);
  expect(nonces.sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, nonce) => nonce));
  expect(wallet.applied.size).toBe(12);
});

it('no round is dealt from a seed that another game server has revealed', async () => {
  const [one, other] = servers;
  const before = await spin(one, 'request-before');
  const rotated = await post(other, gameServerCalls.rotate, {});
  const { revealed, fairness } = gameServerCalls.rotate.output.parse(rotated.data);
  expect(revealed.serverSeedHash).toBe(before.round.proof.serverSeedHash);
  const after = await spin(one, 'request-after');
  expect(after.round.proof).toMatchObject({ serverSeedHash: fairness.serverSeedHash, nonce: 0 });
  expect(after.fairness).toEqual({ ...fairness, nextNonce: 1 });
});
