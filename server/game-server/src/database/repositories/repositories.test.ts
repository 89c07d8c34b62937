import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { systemClock } from '@fairhall/kit/clock';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabaseIn, queryIn } from '../../../../../tests/support/game-database.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { systemRandom } from '../../fairness/seeds.ts';
import { createPlayerSeeds } from '../../rounds/player-seeds.ts';
import type { SingleStepRecord } from '../../rounds/single-step/single-step-repository.ts';
import type { Database, UnitOfWork } from '../database.ts';

let dir: string;
let opened: OpenDatabase;
let database: Database;

beforeEach(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'repositories-'));
  opened = await openDatabaseIn(dir);
  database = opened.database;
  await insertRounds();
});

afterEach(async () => {
  await opened.close();
  rmSync(dir, { recursive: true });
});

const run = <Result>(unit: UnitOfWork<Result>) => database.run(unit, { player: 'u' });

/** A settled round, a refused one, and a pending one. */
async function insertRounds(): Promise<void> {
  const statements = [
    `INSERT INTO seed_pairs (id, uid, state, server_seed, server_seed_hash, client_seed, rounds,
       created_at, revealed_at)
     VALUES (6, 'u', 'revealed', 'r', 'g', 'b', 4, 0, 1),
            (7, 'u', 'active', 's', 'h', 'c', 0, 0, NULL), (8, 'u', 'next', 't', 'i', NULL, 0, 0, NULL)`,
    'INSERT INTO seeds_in_force VALUES (7, 3)',
    `INSERT INTO definitions VALUES (1, 'e', 'g', '{}', 0)`,
    `INSERT INTO rounds (round_id, uid, game_id, wallet_type, request_id, stake_minor, win_minor,
       outcome, seed_pair_id, nonce, refusal, created_at)
     SELECT column1, 'u', 'g', 'USD', column1 || '-request', 20, 5,
       '{"engine":"spots","hands":[],"draws":[],"bets":[{"spot":"red","amount":"0.20","win":"0.05"}]}',
       7, column2, column3, 10
     FROM (VALUES ('r1', 0, NULL), ('r2', 1, 'LIMIT_REACHED'), ('r3', 2, NULL)) AS added`,
    `INSERT INTO wallet_transactions (round_id, round_kind, transaction_id, kind, state, uid, game_id,
       wallet_type, stake_minor, win_minor, token, attempts, due_at)
     VALUES ('r3', 'single-step', 'r3', 'play', 'sent', 'u', 'g', 'USD', 20, 5, 'token', 1, 12)`,
  ];
  for (const statement of statements) await queryIn(dir, statement);
}

it('finds rounds, pending ones included, by each of their indexes', async () => {
  const byId = (roundId: string, uid = 'u') =>
    run(({ singleStep }) => singleStep.findById({ uid, roundId }));
  const pending = await byId('r3');
  expect(pending).toMatchObject({
    ...{ roundId: 'r3', status: 'pending', stakeMinor: 20n, winMinor: 5n },
    ...{ createdAt: new Date(10), refusal: null },
    proof: { serverSeedHash: 'h', clientSeed: 'c', nonce: 2 },
  });
  expect(
    await run(({ singleStep }) => singleStep.findByRequest({ uid: 'u', requestId: 'r3-request' })),
  ).toEqual(pending);
  expect(await byId('r3', 'another')).toBeNull();
  expect(await byId('r2')).toMatchObject({ status: 'cancelled', refusal: 'LIMIT_REACHED' });
});

it('lists the last settled rounds of a game, and a pending one once it is confirmed', async () => {
  const last = () =>
    run(({ singleStep }) =>
      singleStep.listLastSettled({ uid: 'u', gameId: 'g', walletType: 'USD', limit: 9 }),
    );
  expect(await last()).toMatchObject([{ roundId: 'r1', status: 'settled' }]);
  expect(await queryIn(dir, 'SELECT round_id FROM round_list ORDER BY round_id')).toEqual([
    { round_id: 'r1' },
    { round_id: 'r2' },
    { round_id: 'r3' },
  ]);
  const attempt = { roundId: 'r3', transactionId: 'r3', attempts: 1 };
  expect(await run(({ transactions }) => transactions.confirm(attempt, 13))).toBe(true);
  expect(await run(({ transactions }) => transactions.findSingleStep('u'))).toBeNull();
  expect((await last()).map(({ roundId }) => roundId)).toEqual(['r3', 'r1']);
});

it('has the transaction of a pending round', async () => {
  const pending = await run(({ transactions }) => transactions.findSingleStep('u'));
  expect(pending).toMatchObject({
    ...{ roundId: 'r3', roundKind: 'single-step', transactionId: 'r3', kind: 'play', uid: 'u' },
    ...{ gameId: 'g', walletType: 'USD', stakeMinor: 20n, winMinor: 5n, token: 'token' },
    ...{ state: 'sent', refusal: null, attempts: 1, dueAt: 12, expiresAt: null },
  });
  expect(await run(({ transactions }) => transactions.findOfRound('r3'))).toEqual(pending);
});

it('leases due work until a time', async () => {
  const claim = (now: number) =>
    run(({ transactions }) => transactions.claimDue({ now, until: 20, limit: 1 }));
  const nextDueAt = () => run(({ transactions }) => transactions.findNextDueAt());
  expect([await claim(11), await nextDueAt()]).toEqual([[], 12]);
  expect([await claim(12), await nextDueAt()]).toEqual([[{ uid: 'u', roundId: 'r3' }], 20]);
  expect(await claim(12)).toEqual([]);
  expect(await claim(20)).toEqual([{ uid: 'u', roundId: 'r3' }]);
});

it('gives each due round to one of several claims at once', async () => {
  const numbers = Array.from({ length: 40 }, (_, number) => number);
  await run(async ({ transactions }) => {
    for (const number of numbers) {
      await transactions.plan({
        ...{ roundId: `due-${number}`, transactionId: `due-${number}`, kind: 'bet' },
        ...{ roundKind: 'slip', uid: 'u', gameId: 'g', walletType: 'USD', stakeMinor: 1n },
        ...{ token: 't', state: 'sent', refusal: null, attempts: 1, dueAt: 13, expiresAt: null },
      });
    }
  });
  const other = await openDatabaseIn(dir);
  const claims = await Promise.all(
    [database, other.database, database, other.database, database].map((each) =>
      each.run(({ transactions }) => transactions.claimDue({ now: 13, until: 20, limit: 10 })),
    ),
  );
  await other.close();
  const claimed = claims.flat().map(({ roundId }) => roundId);
  expect(new Set(claimed).size).toBe(claimed.length);
  const rest = await run(({ transactions }) =>
    transactions.claimDue({ now: 13, until: 20, limit: 50 }),
  );
  expect(claimed.length + rest.length).toBe(41);
});

const playerSeeds = () => createPlayerSeeds({ database, random: systemRandom, clock: systemClock });
const rotate = () => run((tx) => playerSeeds().rotate(tx, { uid: 'u' }));

it('continues with the seeds of an earlier process', async () => {
  const seeds = playerSeeds();
  expect(await seeds.next('u')).toMatchObject({ seedPairId: 7, serverSeed: 's', nonce: 3 });
  expect(await run((tx) => seeds.listRevealed(tx, { uid: 'u', limit: 9 }))).toMatchObject([
    { serverSeed: 'r', rounds: 4 },
  ]);
  await queryIn(dir, 'DELETE FROM wallet_transactions');
  const { revealed } = await run((tx) => seeds.rotate(tx, { uid: 'u' }));
  expect(revealed).toMatchObject({ serverSeed: 's', clientSeed: 'c', rounds: 3 });
  expect(await seeds.next('u')).toMatchObject({
    ...{ seedPairId: 8, serverSeed: 't', clientSeed: 'c', nonce: 0 },
  });
});

it('has one round for each request, and one pending single-step round for each player', async () => {
  const { round, pending } = await run(async ({ singleStep, transactions }) => ({
    round: await singleStep.findById({ uid: 'u', roundId: 'r3' }),
    pending: await transactions.findSingleStep('u'),
  }));
  if (!round || !pending) throw new Error('the round does not exist');
  const insertRound = (changes: Partial<SingleStepRecord>, nonce: number) =>
    run(({ singleStep }) =>
      singleStep.insert(
        { ...round, ...changes, proof: { ...round.proof, nonce } },
        { seedPairId: 7, definitionId: 1 },
      ),
    );
  const other = { ...pending, roundId: 'other', transactionId: 'other' };
  const plan = () => run(({ transactions }) => transactions.plan(other));
  await expect(plan()).rejects.toThrow('waits for another transaction');
  expect(await run(({ transactions }) => transactions.close(pending))).toBe(true);
  expect(await plan()).toEqual(other);
  expect(await insertRound({ roundId: 'other' }, 3)).toBe(false);
  expect(await insertRound({ roundId: 'other', requestId: 'other' }, 3)).toBe(true);
});

it('uses a nonce once, in order', async () => {
  const count = (nonce: number) => run(({ seeds }) => seeds.count({ seedPairId: 7, nonce }));
  expect([await count(2), await count(4)]).toEqual([false, false]);
  expect(await count(3)).toBe(true);
  expect(await count(3)).toBe(false);
  expect(await run((tx) => playerSeeds().useNext(tx, 'u'))).toEqual({ seedPairId: 7, nonce: 4 });
});

it('reveals no seed while a round is open, also one that another process opened', async () => {
  await expect(rotate()).rejects.toThrow('end your open round');
  await queryIn(dir, 'DELETE FROM wallet_transactions');
  await queryIn(
    dir,
    `INSERT INTO multi_step_rounds (round_id, uid, game_id, wallet_type, stake_minor, seed_pair_id,
       nonce, win_transaction_id, created_at)
     VALUES ('d1', 'u', 'g', 'USD', 20, 7, 3, 'd1-win', 10)`,
  );
  await expect(rotate()).rejects.toThrow('end your open round');
  await queryIn(dir, `UPDATE multi_step_rounds SET status = 'cancelled', closed_at = 11`);
  expect((await rotate()).revealed.serverSeed).toBe('s');
});
