import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gameServerCalls } from '../contract/rounds.ts';
import { startWallet } from '../testing/fake-wallet.ts';
import { chooseClientSeed, startGameServer } from '../testing/game-server.ts';

let dir: string;
let wallet: Awaited<ReturnType<typeof startWallet>>;
let app: FastifyInstance;
/** Stands still, so that the pace does not depend on how fast the calls arrive. */
const now = new Date();

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'original-rounds-'));
  wallet = await startWallet();
  app = await startGameServer({
    ...{ walletOrigin: wallet.origin, dataDir: dir, clock: { now: () => now } },
  });
});

afterEach(async () => {
  await app.close();
  await wallet.close();
  await rm(dir, { recursive: true, force: true });
});

const stakes = {
  'quayside-dice': { call: 'bet', stake: { bets: [{ spot: 'under-200', amount: '1.00' }] } },
  pegfall: { call: 'bet', stake: { bets: [{ spot: 'brisk-12', amount: '1.00' }] } },
  'sunken-field': { call: 'deal', stake: { stake: '1.00' } },
} as const;
type GameId = keyof typeof stakes;

async function open(gameId: GameId): Promise<void> {
  wallet.state.gameId = gameId;
  await chooseClientSeed(app, gameId);
}

async function start(gameId: GameId, requestId: string): Promise<number> {
  const { call, stake } = stakes[gameId];
  const response = await app.inject({
    method: 'POST',
    url: gameServerCalls[call].path,
    headers: { authorization: 'Bearer launch-token' },
    payload: { gameId, requestId, ...stake },
  });
  return response.json().code;
}

async function startAtOnce(gameId: GameId, count: number): Promise<Record<string, number>> {
  const requests = Array.from({ length: count }, (_, place) =>
    start(gameId, `request-${gameId}-${place}`),
  );
  const counts: Record<string, number> = {};
  for (const code of await Promise.all(requests)) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

describe('of 100 rounds at once', () => {
  it.each(['quayside-dice', 'pegfall'] as const)(
    '%s plays one, lets 20 wait for their turn, and refuses the others',
    async (gameId) => {
      await open(gameId);
      expect(await startAtOnce(gameId, 100)).toEqual({ 200: 21, 429: 79 });
      expect(wallet.applied.size).toBe(21);
    },
  );

  it('sunken-field deals one, whose round is open when the 20 that waited have their turn', async () => {
    await open('sunken-field');
    expect(await startAtOnce('sunken-field', 100)).toEqual({ 200: 1, 1207: 20, 429: 79 });
    expect(wallet.bets.size).toBe(1);
  });
});

it.each(['quayside-dice', 'sunken-field'] as const)(
  'a round of %s that the market finds too soon is refused with 1212 and moves nothing; a later one is played',
  async (gameId) => {
    await open(gameId);
    wallet.behave('TOO_SOON');
    expect(await start(gameId, 'request-too-soon')).toBe(1212);
    expect([wallet.applied.size, wallet.bets.size, wallet.state.balanceMinor]).toEqual([
      ...[0, 0, 100_000n],
    ]);
    expect(await start(gameId, 'request-later')).toBe(200);
  },
);
