import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openDatabaseIn, queryIn } from '../../support/game-database.ts';

test.each([
  [1, /development version before the first release: create an empty one/],
  [1000, /newer than this program supports/],
])('a database of version %i is refused and left untouched', async (version, refusal) => {
  const dir = await mkdtemp(path.join(tmpdir(), 'migrations-'));
  try {
    await (await openDatabaseIn(dir)).close();
    await queryIn(dir, `UPDATE schema_version SET version = ${version}`);
    await queryIn(dir, 'DROP TABLE slip_events');
    await expect(openDatabaseIn(dir)).rejects.toThrow(refusal);
    expect(await queryIn(dir, 'SELECT version FROM schema_version')).toEqual([{ version }]);
    const tables = `SELECT count(*) AS found FROM pg_tables WHERE tablename = 'slip_events'`;
    expect(await queryIn(dir, tables)).toEqual([{ found: 0 }]);
  } finally {
    await rm(dir, { recursive: true });
  }
});
