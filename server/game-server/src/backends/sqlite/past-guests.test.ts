import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { guestId, signFreeToken } from '@fairhall/kit/free-token';
import { orderedUuid } from '@fairhall/kit/random';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { gameServerCalls } from '../../contract/rounds.ts';
import { SECRET, startWallet } from '../../testing/fake-wallet.ts';
import { chooseClientSeed, startGameServer } from '../../testing/game-server.ts';
import { createPastGuests } from './past-guests.ts';
import { openStore, type Store } from './store.ts';

let dir: string;
let store: Store;
let wallet: Awaited<ReturnType<typeof startWallet>>;
let app: FastifyInstance;

beforeEach(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'past-guests-'));
  wallet = await startWallet();
  app = await startGameServer({ walletOrigin: wallet.origin, dataDir: dir });
  store = openStore(dir);
});

afterEach(async () => {
  store.close();
  await app.close();
  await wallet.close();
  rmSync(dir, { recursive: true });
});

async function post(token: string, { path: url }: { path: string }, payload: object) {
  const headers = { authorization: `Bearer ${token}` };
  const response = await app.inject({ method: 'POST', url, headers, payload });
  expect(response.json()).toMatchObject({ code: 200 });
  return response.json().data;
}

/** A guest with a seed in force and a revealed one. */
async function startGuest(gameId: string): Promise<{ uid: string; token: string }> {
  const jti = orderedUuid();
  const expiresAt = new Date(Date.now() + 3_600_000);
  const token = signFreeToken({ gameId, walletType: 'USD', jti, expiresAt }, SECRET);
  const { serverSeedHash } = (await post(token, gameServerCalls.open, { gameId })).fairness;
  await post(token, gameServerCalls.clientSeed, { serverSeedHash, clientSeed: 'a guest' });
  await post(token, gameServerCalls.rotate, {});
  return { uid: guestId(jti), token };
}

async function spins(token: string, count: number): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    const bet = { gameId: 'phoenix-ascend', requestId: `spin-number-${number}`, stake: '1.00' };
    await post(token, gameServerCalls.spin, bet);
  }
}

async function deleteBefore(before: string): Promise<number> {
  const guests = createPastGuests(store);
  let parts = 0;
  while (await guests.deletePart({ before, roundsMax: 2 })) parts += 1;
  return parts;
}

const rowsOf = (table: string) => store.prepare(`SELECT count(*) FROM ${table}`).pluck().get();

it('deletes a guest with everything, in parts, and leaves the later guests', async () => {
  const spinning = await startGuest('phoenix-ascend');
  await spins(spinning.token, 5);
  const choosing = await startGuest('high-tide');
  const deal = { gameId: 'high-tide', requestId: 'first-deal', stake: '2.00' };
  await post(choosing.token, gameServerCalls.deal, deal);
  const later = await startGuest('phoenix-ascend');
  await spins(later.token, 1);
  expect(await deleteBefore(later.uid)).toBe(4);
  expect(store.prepare('SELECT DISTINCT uid FROM seed_pairs').pluck().all()).toEqual([later.uid]);
  for (const table of ['rounds', 'round_list', 'rounds_of_seeds', 'seeds_in_force']) {
    expect({ table, rows: rowsOf(table) }).toEqual({ table, rows: 1 });
  }
  for (const table of ['multi_step_rounds', 'multi_step_moves', 'wallet_transactions']) {
    expect({ table, rows: rowsOf(table) }).toEqual({ table, rows: 0 });
  }
  expect(store.pragma('foreign_key_check')).toEqual([]);
  expect(store.pragma('foreign_keys', { simple: true })).toBe(1);
});

it('leaves players, and lists rounds that get the number of a deleted one', async () => {
  const past = await startGuest('phoenix-ascend');
  await spins(past.token, 3);
  expect(rowsOf('rounds')).toBe(3);
  await deleteBefore(guestId('ffffffff'));
  await chooseClientSeed(app);
  await spins('a-launch', 1);
  const opened = await post('a-launch', gameServerCalls.open, { gameId: 'phoenix-ascend' });
  expect(opened.lastRounds).toHaveLength(1);
  expect(await deleteBefore(guestId('ffffffff'))).toBe(0);
  expect(rowsOf('rounds')).toBe(1);
});
