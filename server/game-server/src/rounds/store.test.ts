import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { systemClock } from '@fairhall/kit/clock';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { systemRandom } from '../fairness/seeds.ts';
import { createPlayerSeeds } from './player-seeds.ts';
import {
  createSingleStepRepository,
  type SingleStepRecord,
} from './single-step/single-step-repository.ts';
import { openStore, type Store } from './store.ts';
import { createTransactionRepository } from './transaction-repository.ts';

let dir: string;
let store: Store;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'game-server-store-'));
  store = openStore(dir);
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

it('finds rounds, pending ones included, by each of their indexes', () => {
  const rounds = createSingleStepRepository(store);
  const transactions = createTransactionRepository(store);
  const pending = rounds.byId({ uid: 'u', roundId: 'r3' });
  expect(pending).toMatchObject({
    ...{ roundId: 'r3', status: 'pending', stakeMinor: 20n, winMinor: 5n },
    ...{ createdAt: new Date(10), refusal: null },
    proof: { serverSeedHash: 'h', clientSeed: 'c', nonce: 2 },
  });
  expect(transactions.singleStepOf('u')).toMatchObject({
    ...{ roundId: 'r3', roundKind: 'single-step', transactionId: 'r3', kind: 'play', uid: 'u' },
    ...{ gameId: 'g', walletType: 'USD', stakeMinor: 20n, winMinor: 5n, token: 'token' },
    ...{ state: 'sent', refusal: null, attempts: 1, dueAt: 12, expiresAt: null },
  });
  expect(transactions.ofRound('r3')).toEqual(transactions.singleStepOf('u'));
  expect(rounds.byRequest({ uid: 'u', requestId: 'r3-request' })).toEqual(pending);
  expect(rounds.byId({ uid: 'another', roundId: 'r3' })).toBeNull();
  expect(rounds.byId({ uid: 'u', roundId: 'r2' })).toMatchObject({
    ...{ status: 'cancelled', refusal: 'LIMIT_REACHED' },
  });
  const ofGame = { uid: 'u', gameId: 'g', walletType: 'USD', limit: 9 } as const;
  expect(rounds.lastSettled(ofGame)).toMatchObject([{ roundId: 'r1', status: 'settled' }]);
  const listed = store.prepare('SELECT round_id FROM round_list').pluck().all();
  expect(listed).toEqual(['r1', 'r2', 'r3']);
  expect(transactions.due({ now: 12, limit: 1 })).toEqual([{ uid: 'u', roundId: 'r3' }]);
  expect(transactions.due({ now: 11, limit: 1 })).toEqual([]);
  expect(transactions.nextDueAt()).toBe(12);
  expect(transactions.confirm({ roundId: 'r3', transactionId: 'r3', attempts: 1 }, 13)).toBe(true);
  expect(transactions.singleStepOf('u')).toBeNull();
  expect(rounds.lastSettled(ofGame).map(({ roundId }) => roundId)).toEqual(['r3', 'r1']);
});

it('continues with the seeds of an earlier process', () => {
  const seeds = createPlayerSeeds({ store, random: systemRandom, clock: systemClock });
  expect(seeds.next('u')).toMatchObject({ seedPairId: 7, serverSeed: 's', nonce: 3 });
  expect(seeds.revealed({ uid: 'u', limit: 9 })).toMatchObject([{ serverSeed: 'r', rounds: 4 }]);
  store.exec('DELETE FROM wallet_transactions');
  expect(seeds.rotate({ uid: 'u' })).toMatchObject({ serverSeed: 's', clientSeed: 'c', rounds: 3 });
  expect(seeds.next('u')).toMatchObject({
    seedPairId: 8,
    serverSeed: 't',
    clientSeed: 'c',
    nonce: 0,
  });
});

it('has one round for each request, and one pending single-step round for each player', () => {
  const rounds = createSingleStepRepository(store);
  const transactions = createTransactionRepository(store);
  const round = rounds.byId({ uid: 'u', roundId: 'r3' });
  const pending = transactions.singleStepOf('u');
  if (!round || !pending) throw new Error('the round does not exist');
  const insertRound = (changes: Partial<SingleStepRecord>) =>
    rounds.insert({ ...round, ...changes }, { seedPairId: 7, sheetId: 1 });
  const other = { ...pending, roundId: 'other', transactionId: 'other' };
  expect(transactions.planUnlessPending(other)).toBe(false);
  expect(() => transactions.plan(other)).toThrow('waits for another transaction');
  expect(transactions.close(pending)).toBe(true);
  expect(transactions.plan(other)).toEqual(other);
  expect(insertRound({ roundId: 'other' })).toBe(false);
  expect(insertRound({ roundId: 'other', requestId: 'other' })).toBe(true);
});

it('uses a nonce once, in order', () => {
  const seeds = createPlayerSeeds({ store, random: systemRandom, clock: systemClock });
  const count = (nonce: number) => () => seeds.count({ seedPairId: 7, nonce });
  expect(count(2)).toThrow('not the next one');
  expect(count(4)).toThrow('not the next one');
  count(3)();
  expect(count(3)).toThrow('not the next one');
});

it('reveals no seed while a round is open, also one that another process opened', () => {
  const seeds = createPlayerSeeds({ store, random: systemRandom, clock: systemClock });
  expect(() => seeds.rotate({ uid: 'u' })).toThrow('end your open round');
  store.exec('DELETE FROM wallet_transactions');
  store.exec(`
    INSERT INTO decision_rounds (round_id, uid, game_id, wallet_type, stake_minor, seed_pair_id,
      nonce, win_transaction_id, created_at)
    VALUES ('d1', 'u', 'g', 'USD', 20, 7, 3, 'd1-win', 10)`);
  expect(() => seeds.rotate({ uid: 'u' })).toThrow('end your open round');
  store.exec("UPDATE decision_rounds SET status = 'cancelled', closed_at = 11");
  expect(seeds.rotate({ uid: 'u' }).serverSeed).toBe('s');
});

it('deals no round from a seed that another process over the same database has revealed', () => {
  const other = openStore(dir);
  const [seeds, others] = [store, other].map((opened) =>
    createPlayerSeeds({ store: opened, random: systemRandom, clock: systemClock }),
  );
  store.exec('DELETE FROM wallet_transactions');
  expect(seeds?.next('u').serverSeed).toBe('s');
  expect(others?.rotate({ uid: 'u' }).serverSeed).toBe('s');
  expect(seeds?.next('u')).toMatchObject({ serverSeed: 't', nonce: 0 });
  expect(() => seeds?.count({ seedPairId: 7, nonce: 3 })).toThrow('not the next one');
  other.close();
});

it('renames a database of 0.1.0 with the content of its WAL', () => {
  const oldDir = mkdtempSync(path.join(dir, 'old-'));
  for (const suffix of ['', '-wal']) {
    copyFileSync(
      path.join(dir, `game-server.db${suffix}`),
      path.join(oldDir, `casino.db${suffix}`),
    );
  }
  const renamed = openStore(oldDir);
  expect(createSingleStepRepository(renamed).byId({ uid: 'u', roundId: 'r3' })).toMatchObject({
    roundId: 'r3',
  });
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
