import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { systemClock } from '../../../core/clock.ts';
import { openBooks } from '../../store.ts';
import { systemRandom } from '../fairness/seeds.ts';
import { createPlayerSeeds } from './player-seeds.ts';
import { createRoundRepository } from './repository.ts';
import { migrations, openStore } from './store.ts';

/** The version before a round was listed and found by one index. */
const VERSION_BEFORE = 5;

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'casino-books-'));
});

afterEach(() => {
  rmSync(dir, { recursive: true });
});

/** Books as an earlier version left them: a round whose call to the wallet is out. */
function keepRoundBefore(): void {
  const books = openBooks({
    dataDir: dir,
    fileName: 'casino.db',
    migrations: migrations.slice(0, VERSION_BEFORE),
  });
  books.exec(`
    INSERT INTO seed_pairs (id, uid, state, server_seed, server_seed_hash, client_seed, nonce, created_at)
    VALUES (7, 'u', 'active', 's', 'h', 'c', 1, 0);
    INSERT INTO rounds (round_id, uid, game_id, wallet_type, request_id, transaction_id, stake_minor,
      win_minor, outcome, seed_pair_id, nonce, token, sent_at, due_at, created_at)
    VALUES ('r', 'u', 'g', 'USD', 'q', 't', 20, 5,
      '{"engine":"spots","hands":[],"draws":[],"bets":[{"spot":"red","amount":"0.20","win":"0.05"}]}',
      7, 0, 'token', 11, 12, 10)`);
  books.close();
}

it('takes over the rounds of earlier books, one under way among them, and finds them by each of their indexes', () => {
  keepRoundBefore();
  const store = openStore(dir);
  const rounds = createRoundRepository(store);
  const pending = rounds.pendingOf('u');
  expect(pending).toMatchObject({ roundId: 'r', transactionId: 't', token: 'token', sentAt: 11 });
  expect(rounds.byId({ uid: 'u', roundId: 'r' })).toEqual(pending);
  expect(rounds.byRequest({ uid: 'u', requestId: 'q' })).toEqual(pending);
  expect(rounds.byId({ uid: 'another', roundId: 'r' })).toBeNull();
  expect(rounds.playersDue({ now: 12, limit: 1 })).toEqual(['u']);
  expect(rounds.nextDueAt()).toBe(12);
  rounds.settle({ uid: 'u', roundId: 'r' }, 13);
  expect(rounds.pendingOf('u')).toBeNull();
  store.close();
});

it('keeps one round a request, and one pending one a player', () => {
  keepRoundBefore();
  const store = openStore(dir);
  const rounds = createRoundRepository(store);
  const round = rounds.byId({ uid: 'u', roundId: 'r' });
  if (!round) throw new Error('the round is gone');
  const keep = (changes: Partial<typeof round>) =>
    rounds.insert({ ...round, ...changes }, { seedPairId: 7, dueAt: 12 });
  expect(keep({ roundId: 'other', requestId: 'other' })).toBe(false);
  rounds.settle(round, 13);
  expect(keep({ roundId: 'other' })).toBe(false);
  expect(keep({ roundId: 'other', requestId: 'other' })).toBe(true);
  store.close();
});

it('uses a nonce once, in order', () => {
  keepRoundBefore();
  const store = openStore(dir);
  const seeds = createPlayerSeeds({ store, random: systemRandom, clock: systemClock });
  const count = (nonce: number) => () => seeds.count({ seedPairId: 7, nonce });
  expect(count(0)).toThrow('not the next one');
  expect(count(2)).toThrow('not the next one');
  count(1)();
  expect(count(1)).toThrow('not the next one');
  store.close();
});
