import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabaseIn, queryIn } from '../../../../tests/support/game-database.ts';
import type { OpenDatabase } from '../database/database.ts';
import type { DealtRound } from '../rounds/single-step/plays.ts';
import { FIRST_ATTEMPT } from '../rounds/wallet-transaction.ts';
import type { Database } from './database.ts';

let dir: string;
let opened: OpenDatabase;
let database: Database;

beforeEach(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'plays-'));
  opened = await openDatabaseIn(dir);
  database = opened.database;
  await queryIn(
    dir,
    `INSERT INTO seed_pairs (id, uid, state, server_seed, server_seed_hash, client_seed, created_at)
     VALUES (7, 'u', 'active', 's', 'h', 'c', 0), (8, 'u', 'next', 't', 'i', NULL, 0)`,
  );
  await queryIn(dir, 'INSERT INTO seeds_in_force VALUES (7, 3)');
  await queryIn(dir, `INSERT INTO definitions VALUES (1, 'e', 'g', '{}', 0)`);
});

afterEach(async () => {
  await opened.close();
  rmSync(dir, { recursive: true });
});

/** A round of the player, dealt from a nonce for a request. */
function round({ nonce, requestId }: { nonce: number; requestId: string }): DealtRound {
  const roundId = `round-${nonce}-${requestId}`;
  const facts = { roundId, uid: 'u', gameId: 'g', walletType: 'USD' } as const;
  const amounts = { stakeMinor: 20n, winMinor: 0n };
  return {
    record: {
      ...facts,
      ...amounts,
      requestId,
      outcome: {
        ...{ engine: 'spots', hands: [], draws: [] },
        bets: [{ spot: 'red', amount: '0.20', win: '0.00' }],
      },
      proof: { serverSeedHash: 'h', clientSeed: 'c', nonce, rulesHash: 'e' },
      ...{ status: 'pending', refusal: null, createdAt: new Date(0) },
    },
    play: {
      ...FIRST_ATTEMPT,
      ...facts,
      ...amounts,
      ...{ kind: 'play', roundKind: 'single-step', transactionId: roundId, token: 'token' },
      ...{ dueAt: 0, expiresAt: null },
    },
    ...{ seedPairId: 7, definitionId: 1 },
  };
}

const nextNonce = async () =>
  (await database.run(({ seeds }) => seeds.findActive('u')))?.nextNonce ?? null;
async function stored() {
  const rounds = await queryIn<{ id: string }>(
    dir,
    'SELECT request_id AS id FROM rounds ORDER BY id',
  );
  const plays = await queryIn<{ id: string }>(
    dir,
    'SELECT round_id AS id FROM wallet_transactions',
  );
  return { rounds: rounds.map(({ id }) => id), plays: plays.map(({ id }) => id) };
}

describe('a dealt round', () => {
  it('is stored with its play and uses its nonce', async () => {
    const first = round({ nonce: 3, requestId: 'a' });
    expect(await database.plays.deal(first)).toBe('stored');
    expect(await stored()).toEqual({ rounds: ['a'], plays: [first.record.roundId] });
    expect(await nextNonce()).toBe(4);
    const pending = await database.run(({ transactions }) => transactions.findSingleStep('u'));
    expect(pending).toMatchObject(first.play);
  });

  it('is not stored from a nonce that is not the next one, nor from a revealed seed', async () => {
    expect(await database.plays.deal(round({ nonce: 2, requestId: 'a' }))).toBe('moved');
    expect(await database.plays.deal(round({ nonce: 4, requestId: 'a' }))).toBe('moved');
    await database.run(({ seeds }) => seeds.reveal({ id: 7, rounds: 3, now: 1 }));
    expect(await database.plays.deal(round({ nonce: 3, requestId: 'a' }))).toBe('moved');
    expect(await stored()).toEqual({ rounds: [], plays: [] });
  });

  it('is not stored beside a pending round of the player, and uses no nonce then', async () => {
    const pending = round({ nonce: 3, requestId: 'a' });
    await database.plays.deal(pending);
    expect(await database.plays.deal(round({ nonce: 4, requestId: 'b' }))).toBe('conflict');
    expect(await stored()).toEqual({ rounds: ['a'], plays: [pending.record.roundId] });
    expect(await nextNonce()).toBe(4);
    await database.plays.settle(pending.play);
    expect(await database.plays.deal(round({ nonce: 4, requestId: 'b' }))).toBe('stored');
  });

  it('is not stored for a request that has a round, and uses no nonce then', async () => {
    const settled = round({ nonce: 3, requestId: 'a' });
    await database.plays.deal(settled);
    await database.plays.settle(settled.play);
    expect(await database.plays.deal(round({ nonce: 4, requestId: 'a' }))).toBe('conflict');
    expect(await stored()).toEqual({ rounds: ['a'], plays: [] });
    expect(await nextNonce()).toBe(4);
  });

  it('of several at once from one nonce is stored alone', async () => {
    const requests = Array.from({ length: 8 }, (_, number) => `request-${number}`);
    const results = await Promise.all(
      requests.map((requestId) => database.plays.deal(round({ nonce: 3, requestId }))),
    );
    expect(results).toEqual(['stored', ...Array.from({ length: 7 }, () => 'moved')]);
    expect(await nextNonce()).toBe(4);
  });
});

describe('a confirmed play', () => {
  it('is settled once', async () => {
    const { play, record } = round({ nonce: 3, requestId: 'a' });
    await database.plays.deal(round({ nonce: 3, requestId: 'a' }));
    expect(await database.plays.settle({ ...play, transactionId: 'another' })).toBe(false);
    expect(await database.plays.settle(play)).toBe(true);
    expect(await database.plays.settle(play)).toBe(false);
    const { uid, roundId } = record;
    const settled = await database.run(({ singleStep }) => singleStep.findById({ uid, roundId }));
    expect(settled?.status).toBe('settled');
  });

  it('is not settled while it is being rolled back', async () => {
    const { play } = round({ nonce: 3, requestId: 'a' });
    await database.plays.deal(round({ nonce: 3, requestId: 'a' }));
    await database.run(({ transactions }) => transactions.rollBack(play, 'ROUND_CLOSED'));
    expect(await database.plays.settle(play)).toBe(false);
  });
});
