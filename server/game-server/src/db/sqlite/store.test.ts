import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { systemClock } from '@fairhall/kit/clock';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { systemRandom } from '../../fairness/seeds.ts';
import { createPlayerSeeds } from '../../rounds/player-seeds.ts';
import type { SingleStepRecord } from '../../rounds/single-step/single-step-repository.ts';
import type { Repositories } from '../database.ts';
import { createSqliteDatabase, repositoriesOf } from './sqlite-database.ts';
import { openStore, type Store } from './store.ts';

let dir: string;
let store: Store;
let tx: Repositories;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'game-server-store-'));
  store = openStore(dir);
  tx = repositoriesOf(store);
  insertRounds();
});

afterEach(() => {
  store.close();
  rmSync(dir, { recursive: true });
});

/** A settled round, a refused one, and a pending one. */
function insertRounds(): void {
  store.exec(`
    INSERT INTO seed_pairs (id, uid, state, server_seed, server_seed_hash, client_seed, rounds,
      created_at, revealed_at)
    VALUES (6, 'u', 'revealed', 'r', 'g', 'b', 4, 0, 1), (7, 'u', 'active', 's', 'h', 'c', 0, 0, NULL),
           (8, 'u', 'next', 't', 'i', NULL, 0, 0, NULL);
    INSERT INTO seeds_in_force VALUES (7, 3);
    INSERT INTO sheets VALUES (1, 'e', 'g', '{}', 0);
    INSERT INTO rounds (round_id, uid, game_id, wallet_type, request_id, stake_minor, win_minor,
      outcome, seed_pair_id, nonce, refusal, created_at)
    SELECT column1, 'u', 'g', 'USD', column1 || '-request', 20, 5,
      '{"engine":"spots","hands":[],"draws":[],"bets":[{"spot":"red","amount":"0.20","win":"0.05"}]}',
      7, column2, column3, 10
    FROM (VALUES ('r1', 0, NULL), ('r2', 1, 'LIMIT_REACHED'), ('r3', 2, NULL));
    INSERT INTO wallet_transactions (round_id, round_kind, transaction_id, kind, state, uid, game_id,
      wallet_type, stake_minor, win_minor, token, attempts, due_at)
    VALUES ('r3', 'single-step', 'r3', 'play', 'sent', 'u', 'g', 'USD', 20, 5, 'token', 1, 12)`);
}

it('finds rounds, pending ones included, by each of their indexes', async () => {
  const { singleStep: rounds, transactions } = tx;
  const pending = await rounds.byId({ uid: 'u', roundId: 'r3' });
  expect(pending).toMatchObject({
    ...{ roundId: 'r3', status: 'pending', stakeMinor: 20n, winMinor: 5n },
    ...{ createdAt: new Date(10), refusal: null },
    proof: { serverSeedHash: 'h', clientSeed: 'c', nonce: 2 },
  });
  expect(await transactions.singleStepOf('u')).toMatchObject({
    ...{ roundId: 'r3', roundKind: 'single-step', transactionId: 'r3', kind: 'play', uid: 'u' },
    ...{ gameId: 'g', walletType: 'USD', stakeMinor: 20n, winMinor: 5n, token: 'token' },
    ...{ state: 'sent', refusal: null, attempts: 1, dueAt: 12, expiresAt: null },
  });
  expect(await transactions.ofRound('r3')).toEqual(await transactions.singleStepOf('u'));
  expect(await rounds.byRequest({ uid: 'u', requestId: 'r3-request' })).toEqual(pending);
  expect(await rounds.byId({ uid: 'another', roundId: 'r3' })).toBeNull();
  expect(await rounds.byId({ uid: 'u', roundId: 'r2' })).toMatchObject({
    ...{ status: 'cancelled', refusal: 'LIMIT_REACHED' },
  });
  const ofGame = { uid: 'u', gameId: 'g', walletType: 'USD', limit: 9 } as const;
  expect(await rounds.lastSettled(ofGame)).toMatchObject([{ roundId: 'r1', status: 'settled' }]);
  const listed = store.prepare('SELECT round_id FROM round_list').pluck().all();
  expect(listed).toEqual(['r1', 'r2', 'r3']);
  expect(await transactions.claimDue({ now: 11, until: 20, limit: 1 })).toEqual([]);
  expect(await transactions.nextDueAt()).toBe(12);
  const claim = { now: 12, until: 20, limit: 1 };
  expect(await transactions.claimDue(claim)).toEqual([{ uid: 'u', roundId: 'r3' }]);
  expect(await transactions.claimDue(claim)).toEqual([]);
  expect(await transactions.nextDueAt()).toBe(20);
  const attempt = { roundId: 'r3', transactionId: 'r3', attempts: 1 };
  expect(await transactions.confirm(attempt, 13)).toBe(true);
  expect(await transactions.singleStepOf('u')).toBeNull();
  expect((await rounds.lastSettled(ofGame)).map(({ roundId }) => roundId)).toEqual(['r3', 'r1']);
});

const playerSeeds = (opened = store) =>
  createPlayerSeeds({
    database: createSqliteDatabase(opened),
    random: systemRandom,
    clock: systemClock,
  });

it('continues with the seeds of an earlier process', async () => {
  const seeds = playerSeeds();
  expect(await seeds.next('u')).toMatchObject({ seedPairId: 7, serverSeed: 's', nonce: 3 });
  expect(await seeds.revealed(tx, { uid: 'u', limit: 9 })).toMatchObject([
    { serverSeed: 'r', rounds: 4 },
  ]);
  store.exec('DELETE FROM wallet_transactions');
  const { revealed } = await seeds.rotate(tx, { uid: 'u' });
  expect(revealed).toMatchObject({ serverSeed: 's', clientSeed: 'c', rounds: 3 });
  expect(await seeds.next('u')).toMatchObject({
    seedPairId: 8,
    serverSeed: 't',
    clientSeed: 'c',
    nonce: 0,
  });
});

it('has one round for each request, and one pending single-step round for each player', async () => {
  const { singleStep: rounds, transactions } = tx;
  const round = await rounds.byId({ uid: 'u', roundId: 'r3' });
  const pending = await transactions.singleStepOf('u');
  if (!round || !pending) throw new Error('the round does not exist');
  const insertRound = (changes: Partial<SingleStepRecord>) =>
    rounds.insert({ ...round, ...changes }, { seedPairId: 7, sheetId: 1 });
  const other = { ...pending, roundId: 'other', transactionId: 'other' };
  await expect(transactions.plan(other)).rejects.toThrow('waits for another transaction');
  expect(await transactions.close(pending)).toBe(true);
  expect(await transactions.plan(other)).toEqual(other);
  expect(await insertRound({ roundId: 'other' })).toBe(false);
  expect(await insertRound({ roundId: 'other', requestId: 'other' })).toBe(true);
});

it('uses a nonce once, in order', async () => {
  const count = (nonce: number) => tx.seeds.count({ seedPairId: 7, nonce });
  expect([await count(2), await count(4)]).toEqual([false, false]);
  expect(await count(3)).toBe(true);
  expect(await count(3)).toBe(false);
  expect(await playerSeeds().useNext(tx, 'u')).toEqual({ seedPairId: 7, nonce: 4 });
});

it('reveals no seed while a round is open, also one that another process opened', async () => {
  const seeds = playerSeeds();
  await expect(seeds.rotate(tx, { uid: 'u' })).rejects.toThrow('end your open round');
  store.exec('DELETE FROM wallet_transactions');
  store.exec(`
    INSERT INTO decision_rounds (round_id, uid, game_id, wallet_type, stake_minor, seed_pair_id,
      nonce, win_transaction_id, created_at)
    VALUES ('d1', 'u', 'g', 'USD', 20, 7, 3, 'd1-win', 10)`);
  await expect(seeds.rotate(tx, { uid: 'u' })).rejects.toThrow('end your open round');
  store.exec("UPDATE decision_rounds SET status = 'cancelled', closed_at = 11");
  expect((await seeds.rotate(tx, { uid: 'u' })).revealed.serverSeed).toBe('s');
});

it('renames a database of 0.1.0 with the content of its WAL', async () => {
  const oldDir = mkdtempSync(path.join(dir, 'old-'));
  for (const suffix of ['', '-wal']) {
    copyFileSync(
      path.join(dir, `game-server.db${suffix}`),
      path.join(oldDir, `casino.db${suffix}`),
    );
  }
  const renamed = openStore(oldDir);
  const { singleStep } = repositoriesOf(renamed);
  expect(await singleStep.byId({ uid: 'u', roundId: 'r3' })).toMatchObject({ roundId: 'r3' });
  renamed.close();
  expect(readdirSync(oldDir)).toEqual(['game-server.db']);
});

it('does not rename a database of 0.1.0 that another process has open', () => {
  const oldDir = mkdtempSync(path.join(dir, 'old-'));
  store.pragma('wal_checkpoint(TRUNCATE)');
  copyFileSync(path.join(dir, 'game-server.db'), path.join(oldDir, 'casino.db'));
  const other = new Database(path.join(oldDir, 'casino.db'));
  other.exec('DELETE FROM seeds_in_force');
  expect(() => openStore(oldDir)).toThrow('stop the other game server');
  other.close();
  openStore(oldDir).close();
  expect(readdirSync(oldDir)).toEqual(['game-server.db']);
});
