import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { systemClock } from '@fairhall/kit/clock';
import { openBooks } from '@fairhall/kit/sqlite-store';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { systemRandom } from '../fairness/seeds.ts';
import { createPlayerSeeds } from './player-seeds.ts';
import { createRoundRepository } from './repository.ts';
import { migrations, openStore } from './store.ts';

/** Before a round was listed and found by one index, and before what is pending stood beside it. */
const VERSIONS_BEFORE = [5, 8];

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'casino-books-'));
});

afterEach(() => {
  rmSync(dir, { recursive: true });
});

/**
 * Books as an earlier version left them: a settled round and a refused one, and one whose call to the
 * wallet is out.
 */
function keepRoundsBefore(version: number): void {
  const books = openBooks({
    dataDir: dir,
    fileName: 'casino.db',
    migrations: migrations.slice(0, version),
  });
  books.exec(`
    INSERT INTO seed_pairs (id, uid, state, server_seed, server_seed_hash, client_seed, nonce,
      created_at, revealed_at)
    VALUES (6, 'u', 'revealed', 'r', 'g', 'b', 4, 0, 1), (7, 'u', 'active', 's', 'h', 'c', 3, 0, NULL),
           (8, 'u', 'next', 't', 'i', NULL, 0, 0, NULL);
    INSERT INTO rounds (round_id, uid, game_id, wallet_type, request_id, transaction_id, stake_minor,
      win_minor, outcome, seed_pair_id, nonce, status, refusal, token, attempts, sent_at, due_at,
      created_at, closed_at)
    SELECT column1, 'u', 'g', 'USD', column1 || '-asked', column2, 20, 5,
      '{"engine":"spots","hands":[],"draws":[],"bets":[{"spot":"red","amount":"0.20","win":"0.05"}]}',
      7, column3, column4, column5, column6, column7, 11, column8, 10, column9
    FROM (VALUES
      ('r1', 'r1', 0, 'settled', NULL, NULL, 0, NULL, 12),
      ('r2', 't2', 1, 'cancelled', 'LIMIT_REACHED', NULL, 0, NULL, 12),
      ('r3', 't3', 2, 'pending', NULL, 'token', 1, 12, NULL))`);
  books.close();
}

const latest = Number(VERSIONS_BEFORE.at(-1));

it.each(VERSIONS_BEFORE)(
  'takes over the rounds of books of version %i, one under way among them, and finds them by each of their indexes',
  (version) => {
    keepRoundsBefore(version);
    const store = openStore(dir);
    const listed = store.prepare('SELECT round_id FROM round_list').pluck().all();
    expect(listed).toEqual(['r1', 'r2', 'r3']);
    const rounds = createRoundRepository(store);
    const pending = rounds.pendingOf('u');
    expect(pending).toMatchObject({
      ...{ roundId: 'r3', transactionId: 't3', status: 'pending', token: 'token', sentAt: 11 },
      ...{ attempts: 1, stakeMinor: 20n, winMinor: 5n, createdAt: new Date(10) },
      proof: { serverSeedHash: 'h', clientSeed: 'c', nonce: 2 },
    });
    expect(rounds.byId({ uid: 'u', roundId: 'r3' })).toEqual(pending);
    expect(rounds.byRequest({ uid: 'u', requestId: 'r3-asked' })).toEqual(pending);
    expect(rounds.byId({ uid: 'another', roundId: 'r3' })).toBeNull();
    expect(rounds.byId({ uid: 'u', roundId: 'r2' })).toMatchObject({
      ...{ transactionId: 't2', status: 'cancelled', refusal: 'LIMIT_REACHED', token: null },
    });
    const ofGame = { uid: 'u', gameId: 'g', walletType: 'USD', limit: 9 } as const;
    expect(rounds.lastSettled(ofGame)).toMatchObject([{ roundId: 'r1', transactionId: 'r1' }]);
    expect(rounds.playersDue({ now: 12, limit: 1 })).toEqual(['u']);
    expect(rounds.nextDueAt()).toBe(12);
    rounds.settle({ uid: 'u', roundId: 'r3' });
    expect(rounds.pendingOf('u')).toBeNull();
    expect(rounds.lastSettled(ofGame).map(({ roundId }) => roundId)).toEqual(['r3', 'r1']);
    store.close();
  },
);

it.each(VERSIONS_BEFORE)('goes on with the seeds of books of version %i', (version) => {
  keepRoundsBefore(version);
  const store = openStore(dir);
  const seeds = createPlayerSeeds({ store, random: systemRandom, clock: systemClock });
  expect(seeds.next('u')).toMatchObject({ seedPairId: 7, serverSeed: 's', nonce: 3 });
  expect(seeds.revealed({ uid: 'u', limit: 9 })).toMatchObject([{ serverSeed: 'r', rounds: 4 }]);
  expect(seeds.rotate({ uid: 'u' })).toMatchObject({ serverSeed: 's', clientSeed: 'c', rounds: 3 });
  expect(seeds.next('u')).toMatchObject({
    seedPairId: 8,
    serverSeed: 't',
    clientSeed: 'c',
    nonce: 0,
  });
  store.close();
});

it('keeps one round a request, and one pending one a player', () => {
  keepRoundsBefore(latest);
  const store = openStore(dir);
  const rounds = createRoundRepository(store);
  const round = rounds.byId({ uid: 'u', roundId: 'r3' });
  if (!round) throw new Error('the round is gone');
  const keep = (changes: Partial<typeof round>) =>
    rounds.insert({ ...round, ...changes }, { seedPairId: 7, dueAt: 12 });
  expect(keep({ roundId: 'other', requestId: 'other' })).toBe(false);
  rounds.settle(round);
  expect(keep({ roundId: 'other' })).toBe(false);
  expect(rounds.pendingOf('u')).toBeNull();
  expect(keep({ roundId: 'other', requestId: 'other' })).toBe(true);
  store.close();
});

it('uses a nonce once, in order', () => {
  keepRoundsBefore(latest);
  const store = openStore(dir);
  const seeds = createPlayerSeeds({ store, random: systemRandom, clock: systemClock });
  const count = (nonce: number) => () => seeds.count({ seedPairId: 7, nonce });
  expect(count(2)).toThrow('not the next one');
  expect(count(4)).toThrow('not the next one');
  count(3)();
  expect(count(3)).toThrow('not the next one');
  store.close();
});

it('deals from no seed that another process over the same books has revealed', () => {
  keepRoundsBefore(latest);
  const [store, other] = [openStore(dir), openStore(dir)];
  const [seeds, others] = [store, other].map((books) =>
    createPlayerSeeds({ store: books, random: systemRandom, clock: systemClock }),
  );
  expect(seeds?.next('u').serverSeed).toBe('s');
  expect(others?.rotate({ uid: 'u' }).serverSeed).toBe('s');
  expect(seeds?.next('u')).toMatchObject({ serverSeed: 't', nonce: 0 });
  expect(() => seeds?.count({ seedPairId: 7, nonce: 3 })).toThrow('not the next one');
  store.close();
  other.close();
});
