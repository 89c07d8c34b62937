import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabaseIn, queryIn } from '../../../../../tests/support/game-database.ts';
import type { OpenDatabase } from '../../database/database.ts';
import type { PastRoundsQuery } from '../../player-history/history-repository.ts';

let dir: string;
let opened: OpenDatabase;

beforeEach(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'history-'));
  opened = await openDatabaseIn(dir);
});

afterEach(async () => {
  await opened.close();
  rmSync(dir, { recursive: true });
});

const roundsOf = (query: PastRoundsQuery) =>
  opened.database.run(({ history }) => history.listRounds(query));

describe('past rounds', () => {
  it('of all games are listed newest first, page by page', async () => {
    await queryIn(
      dir,
      `INSERT INTO seed_pairs (id, uid, state, server_seed, server_seed_hash, client_seed, created_at)
       VALUES (7, 'u', 'active', 's', 'h', 'c', 0)`,
    );
    const insert = (number: number, uid: string, game: string) =>
      queryIn(
        dir,
        `INSERT INTO rounds (round_id, uid, game_id, wallet_type, request_id, stake_minor, win_minor,
           outcome, seed_pair_id, nonce, created_at)
         VALUES ('r${number}', '${uid}', '${game}', 'USD', 'r${number}', 20, 0, '{}', 7, ${number}, 0)`,
      );
    const games = ['lions', 'apples', 'zebras', 'lions', 'lions', 'apples', 'zebras'];
    for (const [number, game] of games.entries()) await insert(number, 'u', game);
    await insert(9, 'another', 'lions');
    const page = async (gameId: string | undefined, before?: string) => {
      const query = { uid: 'u', gameId, before, limit: 4, now: new Date(0) };
      return (await roundsOf(query)).map((round) => `${round.roundId} ${round.gameId}`);
    };
    expect(await page(undefined)).toEqual(['r6 zebras', 'r5 apples', 'r4 lions', 'r3 lions']);
    expect(await page(undefined, 'r3')).toEqual(['r2 zebras', 'r1 apples', 'r0 lions']);
    expect(await page('lions', 'r4')).toEqual(['r3 lions', 'r0 lions']);
  });

  it('have for a slip whether the seeds of its events are revealed, or all are void', async () => {
    await queryIn(
      dir,
      `INSERT INTO events (event_id, game_id, number, place, fixture, server_seed, server_seed_hash,
        client_seed, course, status, opens_at, closes_at, starts_at, ends_at)
      VALUES ('off', 'g', 1, 1, '{}', 's', 'h1', NULL, NULL, 'void', 0, 1, 2, 3),
             ('over', 'g', 1, 2, '{}', 's', 'h2', 'c', '{}', 'drawn', 0, 1, 2, 3),
             ('going-on', 'g', 1, 3, '{}', 's', 'h3', 'c', '{}', 'drawn', 0, 1, 2, 9)`,
    );
    const insert = (id: string) =>
      queryIn(
        dir,
        `INSERT INTO slips (slip_id, uid, game_id, wallet_type, request_id, transaction_id,
           stake_minor, content, digest, status, due_at, created_at)
         VALUES ('${id}', 'u', 'g', 'USD', '${id}', '${id}', 100, '{}', '${id}', 'standing', 1, 0)`,
      );
    const bought = [['off'], ['off', 'over'], ['over'], ['off', 'going-on'], ['going-on']];
    for (const [number, eventIds] of bought.entries()) {
      await insert(`s${number}`);
      for (const eventId of eventIds) {
        await queryIn(dir, `INSERT INTO slip_events VALUES ('s${number}', '${eventId}')`);
      }
    }
    const query = { uid: 'u', gameId: undefined, before: undefined, limit: 10 };
    const listed = await roundsOf({ ...query, now: new Date(5) });
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
    expect(await roundsOf({ ...query, now: new Date(0) })).toEqual([]);
  });
});
