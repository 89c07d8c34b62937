import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { PastRoundsQuery } from '../../player-history/history-repository.ts';
import { createHistoryRepository } from '../repositories/history-repository.ts';
import { noLists, planOf, statementsOf } from './query-plans-under-test.ts';
import { createSqliteDatabase } from './sqlite-database.ts';
import { openStore, type Store } from './store.ts';

const dirs: string[] = [];
const stores: Store[] = [];

afterEach(async () => {
  for (const store of stores.splice(0)) store.close();
  for (const dir of dirs.splice(0)) await rm(dir, { recursive: true });
});

async function newStore(): Promise<Store> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fairhall-history-'));
  dirs.push(dataDir);
  const store = openStore(dataDir);
  stores.push(store);
  return store;
}

const roundsOf = (store: Store, query: PastRoundsQuery) =>
  createSqliteDatabase(store).run(({ history }) => history.rounds(query));

describe('past rounds', () => {
  it('are read by an index up to the size of the page, for all games and for one', async () => {
    const store = await newStore();
    const reads = statementsOf(store, (statements) => createHistoryRepository(statements, noLists));
    const plans = reads
      .filter((text) => text.includes(':before') || text.includes('played'))
      .map((text) => planOf(store, text));
    expect(plans).toHaveLength(6);
    const [games = [], ...pages] = plans;
    for (const step of games.filter((one) => one.includes('round_list'))) {
      expect(step).toMatch(/^SEARCH round_list USING PRIMARY KEY \(uid=\?/);
    }
    for (const page of pages) {
      expect(page[0]).toMatch(/^SEARCH \w+ USING (INDEX \w+_(of|by)_player|PRIMARY KEY \(uid=)/);
      expect(page.join()).not.toContain('TEMP B-TREE');
    }
  });

  it('of all games are listed newest first, page by page', async () => {
    const store = await newStore();
    store.exec(`
      INSERT INTO seed_pairs (id, uid, state, server_seed, server_seed_hash, client_seed, created_at)
      VALUES (7, 'u', 'active', 's', 'h', 'c', 0)`);
    const insert = store.prepare(`
      INSERT INTO rounds (round_id, uid, game_id, wallet_type, request_id, stake_minor, win_minor,
        outcome, seed_pair_id, nonce, created_at)
      VALUES (:id, :uid, :game, 'USD', :id, 20, 0, '{}', 7, 0, 0)`);
    const games = ['lions', 'apples', 'zebras', 'lions', 'lions', 'apples', 'zebras'];
    for (const [number, game] of games.entries()) insert.run({ id: `r${number}`, uid: 'u', game });
    insert.run({ id: 'r9', uid: 'another', game: 'lions' });
    const page = async (gameId: string | undefined, before?: string) => {
      const query = { uid: 'u', gameId, before, limit: 4, now: new Date(0) };
      return (await roundsOf(store, query)).map((round) => `${round.roundId} ${round.gameId}`);
    };
    expect(await page(undefined)).toEqual(['r6 zebras', 'r5 apples', 'r4 lions', 'r3 lions']);
    expect(await page(undefined, 'r3')).toEqual(['r2 zebras', 'r1 apples', 'r0 lions']);
    expect(await page('lions', 'r4')).toEqual(['r3 lions', 'r0 lions']);
  });

  it('have for a slip whether the seeds of its events are revealed, or all are void', async () => {
    const store = await newStore();
    store.exec(`
      INSERT INTO events (event_id, game_id, number, place, fixture, server_seed, server_seed_hash,
        client_seed, course, status, opens_at, closes_at, starts_at, ends_at)
      VALUES ('off', 'g', 1, 1, '{}', 's', 'h1', NULL, NULL, 'void', 0, 1, 2, 3),
             ('over', 'g', 1, 2, '{}', 's', 'h2', 'c', '{}', 'drawn', 0, 1, 2, 3),
             ('going-on', 'g', 1, 3, '{}', 's', 'h3', 'c', '{}', 'drawn', 0, 1, 2, 9)`);
    const insert = store.prepare(`
      INSERT INTO slips (slip_id, uid, game_id, wallet_type, request_id, transaction_id, stake_minor,
        content, digest, status, due_at, created_at)
      VALUES (:id, 'u', 'g', 'USD', :id, :id, 100, '{}', :id, 'standing', 1, 0)`);
    const isOf = store.prepare('INSERT INTO slip_events VALUES (?, ?)');
    const bought = [['off'], ['off', 'over'], ['over'], ['off', 'going-on'], ['going-on']];
    for (const [number, eventIds] of bought.entries()) {
      insert.run({ id: `s${number}` });
      for (const eventId of eventIds) isOf.run(`s${number}`, eventId);
    }
    const query = { uid: 'u', gameId: undefined, before: undefined, limit: 10 };
    const listed = await roundsOf(store, { ...query, now: new Date(5) });
    expect(
      listed.map(({ roundId, isRevealed, isCalledOff }) => [roundId, isRevealed, isCalledOff]),
    ).toEqual([
      ['s4', false, false],
      ['s3', false, false],
      ['s2', true, false],
      ['s1', true, false],
      ['s0', false, true],
    ]);
  });

  it('are empty for a player without rounds', async () => {
    const query = { uid: 'unknown', gameId: undefined, before: undefined, limit: 10 };
    expect(await roundsOf(await newStore(), { ...query, now: new Date(0) })).toEqual([]);
  });
});
