import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { databaseIn, openDatabaseIn, queryIn } from '../../support/game-database.ts';
import { joinByLoops } from '../../support/postgres-databases.ts';

test('a claim takes at most its limit, whatever the plan', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'claims-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  await (await openDatabaseIn(dir)).close();
  await joinByLoops({ url: String((await databaseIn(dir)).gameDatabaseUrl) });
  await queryIn(
    dir,
    `INSERT INTO wallet_transactions (round_id, round_kind, transaction_id, kind, state, uid, game_id,
       wallet_type, stake_minor, win_minor, token, attempts, due_at)
     SELECT 'r' || n, 'single-step', 't' || n, 'play', 'sent', 'u' || n, 'g', 'USD', 20, 5, 'token', 1, n
     FROM generate_series(1, 20) AS n`,
  );
  const opened = await openDatabaseIn(dir);
  onTestFinished(() => opened.close());
  const claim = () =>
    opened.database.run(({ transactions }) =>
      transactions.claimDue({ now: 100, until: 1000, limit: 3 }),
    );
  const first = await claim();
  expect(first.map(({ roundId }) => roundId).sort()).toEqual(['r1', 'r2', 'r3']);
  expect(await claim()).toHaveLength(3);
});
