import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { systemClock } from '@fairhall/kit/clock';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { systemRandom } from '../../fairness/seeds.ts';
import { createSheets } from '../../sheets/sheets.ts';
import { createPlayerSeeds } from '../player-seeds.ts';
import { openStore, type Store } from '../store.ts';
import { createSingleStepRepository, type SingleStepRecord } from './single-step-repository.ts';

let dir: string;
let store: Store;
let rounds: ReturnType<typeof createSingleStepRepository>;
let seedPairId: number;
let sheetId: number;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'round-list-'));
  store = openStore(dir);
  rounds = createSingleStepRepository(store);
  sheetId = createSheets({ store, clock: systemClock }).inForce('brass-roulette').id;
  seedPairId = createPlayerSeeds({ store, random: systemRandom, clock: systemClock }).next(
    'u',
  ).seedPairId;
});

afterEach(() => {
  store.close();
  rmSync(dir, { recursive: true });
});

const bet = { spot: 'red', amount: '0.20', win: '0.00' };

/** Inserts settled rounds of a player, numbered from `from`. */
function play({ from = 1, count }: { from?: number; count: number }): void {
  for (let number = from; number < from + count; number += 1) {
    const roundId = `r${String(number).padStart(6, '0')}`;
    const round: SingleStepRecord = {
      ...{ roundId, uid: 'u', gameId: 'g', walletType: 'USD', requestId: roundId },
      ...{ stakeMinor: 20n, winMinor: 0n, status: 'settled' },
      outcome: { engine: 'spots', hands: [], draws: [], bets: [bet] },
      proof: { serverSeedHash: 'h', clientSeed: 'c', nonce: number, rulesHash: null },
      ...{ refusal: null, createdAt: new Date(0) },
    };
    if (!rounds.insert(round, { seedPairId, sheetId }))
      throw new Error(`${roundId} exists already`);
  }
}

const playAll = (of: Parameters<typeof play>[0]) => store.transaction(() => play(of))();
const listed = () => store.prepare<[], number>('SELECT count(*) FROM round_list').pluck().get();

it('is written for 2000 rounds at a time, within their transactions', () => {
  playAll({ count: 1999 });
  expect(listed()).toBe(0);
  const undone = store.transaction(() => {
    play({ from: 2000, count: 1 });
    expect(listed()).toBe(2000);
    throw new Error('undone');
  });
  expect(undone).toThrow('undone');
  expect(listed()).toBe(0);
  playAll({ from: 2000, count: 2001 });
  expect(listed()).toBe(4000);
});

it('has each round once for a reader, the newest included', () => {
  playAll({ count: 3 });
  const last = (limit: number) =>
    rounds
      .lastSettled({ uid: 'u', gameId: 'g', walletType: 'USD', limit })
      .map(({ roundId }) => roundId);
  expect(last(2)).toEqual(['r000003', 'r000002']);
  playAll({ from: 4, count: 1 });
  expect(last(9)).toEqual(['r000004', 'r000003', 'r000002', 'r000001']);
});

it('is read without a write if it is up to date', () => {
  playAll({ count: 3 });
  const read = () =>
    rounds.lastSettled({ uid: 'u', gameId: 'g', walletType: 'USD', limit: 1 }).length;
  expect(read()).toBe(1);
  const changes = store.prepare<[], number>('SELECT total_changes()').pluck();
  const before = changes.get();
  expect(read()).toBe(1);
  expect(changes.get()).toBe(before);
});
