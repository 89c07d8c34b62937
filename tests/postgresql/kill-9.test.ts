import { expect, onTestFinished, test } from 'vitest';
import { checkPostgresLedger } from '../../server/api/src/backends/postgresql/ledger/check.ts';
import { openPostgresLedger } from '../../server/api/src/backends/postgresql/ledger/open-postgres-ledger.ts';
import { upgradePostgresql } from '../../server/api/src/backends/postgresql/upgrade.ts';
import { inSuite } from '../../server/commands/suite.mjs';
import { withConnection } from '../../server/kit/src/postgres/with-connection.ts';
import { bet, deposit } from '../ledger/test-ledger.ts';
import { startPostgres } from '../support/postgres.ts';
import { query } from '../support/postgres-databases.ts';

/** Acknowledged posts before each kill of the server. */
const ACKNOWLEDGED_BEFORE_KILL = inSuite({ quick: [700], full: [1, 100, 700, 2_000, 4_000] });
const IN_FLIGHT = 64;
const PLAYERS = 16;

test('an acknowledged post survives kill -9 of PostgreSQL; a post that failed is repeated with its key', async () => {
  const postgres = await startPostgres({ fsync: true });
  onTestFinished(() => postgres.stop());
  await query(postgres.url('postgres'), 'CREATE DATABASE fairhall');
  const url = postgres.url('fairhall');
  await upgradePostgresql({ database: { backend: 'postgresql', url, directUrl: url } });
  const ledger = openPostgresLedger({ url });
  onTestFinished(() => ledger.close());
  let sent = 0;
  const acknowledged = new Set<string>();

  for (const count of ACKNOWLEDGED_BEFORE_KILL) {
    const before = acknowledged.size;
    const failed: ReturnType<typeof nextPost>[] = [];
    let killed: Promise<void> | undefined;
    const postUntilKilled = async () => {
      while (killed === undefined) {
        sent += 1;
        const next = nextPost(sent);
        try {
          if ((await ledger.post(next)).outcome === 'applied') acknowledged.add(next.key);
        } catch {
          failed.push(next);
        }
        if (acknowledged.size - before >= count) killed ??= postgres.kill();
      }
    };
    await Promise.all(Array.from({ length: IN_FLIGHT }, postUntilKilled));
    await killed;
    await postgres.start();
    const rows = await query<{ key: string }>(url, 'SELECT "key" FROM "LedgerEntry"');
    const stored = new Set(rows.map(({ key }) => key));
    expect([...acknowledged].filter((key) => !stored.has(key))).toEqual([]);
    for (const one of failed) {
      const { outcome } = await ledger.post(one);
      // The response was lost after the commit, or nothing was done.
      if (stored.has(one.key)) expect(outcome).toBe('replayed');
      else expect(outcome).toMatch(/^(applied|insufficient)$/);
    }
  }
  const breaches = await withConnection({ connectionString: url }, (client) =>
    checkPostgresLedger(client),
  );
  expect(breaches).toEqual([]);
});

/** Deposits and smaller bets of a few players. */
function nextPost(number: number) {
  const key = `post/${number}`;
  const player = `player-${number % PLAYERS}`;
  return number % 3 === 0 ? bet(key, player, 7n) : deposit(key, player, 5n);
}
