import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { systemClock } from '@fairhall/kit/clock';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database, Repositories } from '../../database/database.ts';
import { openDefinitions } from '../../definitions/definitions.ts';
import { systemRandom } from '../../fairness/seeds.ts';
import { createPlayerSeeds } from '../../rounds/player-seeds.ts';
import type { SingleStepRecord } from '../../rounds/single-step/single-step-repository.ts';
import { createSqliteDatabase } from './sqlite-database.ts';
import { openStore, type Store } from './store.ts';

let dir: string;
let store: Store;
let database: Database;
let seedPairId: number;
let definitionId: number;

beforeEach(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'round-list-'));
  store = openStore(dir);
  database = createSqliteDatabase(store);
  definitionId = (await openDefinitions({ database, clock: systemClock })).inForce(
    'brass-roulette',
  ).id;
  const seeds = createPlayerSeeds({ database, random: systemRandom, clock: systemClock });
  seedPairId = await database.run(async (tx) => {
    const { serverSeedHash } = await seeds.opening(tx, 'u');
    await seeds.chooseClientSeed(tx, { uid: 'u', serverSeedHash, clientSeed: 'c' });
    return (await seeds.useNext(tx, 'u')).seedPairId;
  });
});

afterEach(() => {
  store.close();
  rmSync(dir, { recursive: true });
});

const bet = { spot: 'red', amount: '0.20', win: '0.00' };

/** Inserts settled rounds of a player, numbered from `from`. */
async function play(
  { singleStep }: Repositories,
  { from = 1, count }: { from?: number; count: number },
): Promise<void> {
  for (let number = from; number < from + count; number += 1) {
    const roundId = `r${String(number).padStart(6, '0')}`;
    const round: SingleStepRecord = {
      ...{ roundId, uid: 'u', gameId: 'g', walletType: 'USD', requestId: roundId },
      ...{ stakeMinor: 20n, winMinor: 0n, status: 'settled' },
      outcome: { engine: 'spots', hands: [], draws: [], bets: [bet] },
      proof: { serverSeedHash: 'h', clientSeed: 'c', nonce: number, rulesHash: null },
      ...{ refusal: null, createdAt: new Date(0) },
    };
    if (!(await singleStep.insert(round, { seedPairId, definitionId }))) {
      throw new Error(`${roundId} exists already`);
    }
  }
}

const playAll = (of: Parameters<typeof play>[1]) => database.run((tx) => play(tx, of));
const lastOf = (limit: number) =>
  database.run(({ singleStep }) =>
    singleStep.listLastSettled({ uid: 'u', gameId: 'g', walletType: 'USD', limit }),
  );
const listed = () => store.prepare<[], number>('SELECT count(*) FROM round_list').pluck().get();

it('is written for 2000 rounds at a time, within their transactions', async () => {
  await playAll({ count: 1999 });
  expect(listed()).toBe(0);
  const undone = database.run(async (tx) => {
    await play(tx, { from: 2000, count: 1 });
    expect(listed()).toBe(2000);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(listed()).toBe(0);
  await playAll({ from: 2000, count: 2001 });
  expect(listed()).toBe(4000);
});

it('has each round once for a reader, the newest included', async () => {
  await playAll({ count: 3 });
  const last = async (limit: number) => (await lastOf(limit)).map(({ roundId }) => roundId);
  expect(await last(2)).toEqual(['r000003', 'r000002']);
  await playAll({ from: 4, count: 1 });
  expect(await last(9)).toEqual(['r000004', 'r000003', 'r000002', 'r000001']);
});

it('is read without a write if it is up to date', async () => {
  await playAll({ count: 3 });
  expect(await lastOf(1)).toHaveLength(1);
  const changes = store.prepare<[], number>('SELECT total_changes()').pluck();
  const before = changes.get();
  expect(await lastOf(1)).toHaveLength(1);
  expect(changes.get()).toBe(before);
});
