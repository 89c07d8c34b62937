import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Sqlite from './sqlite.ts';
import { checkpointWalAside } from './wal-checkpointer.ts';

// Each test starts a thread, which compiles the sources again.
vi.setConfig({ testTimeout: 30_000 });

let dir: string;
let database: Sqlite.Database;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'wal-'));
  database = new Sqlite(path.join(dir, 'notes.db'));
  database.pragma('journal_mode = WAL');
  database.exec('CREATE TABLE notes (note TEXT)');
});

afterEach(() => {
  database.close();
  rmSync(dir, { recursive: true });
});

const pagesMax = () => database.pragma('wal_autocheckpoint', { simple: true });
const fileBytes = () => statSync(database.name).size;

it('checkpoints committed pages into the database file after `stepsPerPass` steps', async () => {
  const onFailure = vi.fn();
  const checkpointer = checkpointWalAside(database, { stepsPerPass: 100, onFailure });
  const insert = database.prepare('INSERT INTO notes VALUES (?)');
  for (let count = 0; count < 100; count += 1) insert.run('a note of some length'.repeat(100));
  checkpointer.committed(99);
  checkpointer.committed(1);
  await vi.waitFor(() => expect(fileBytes()).toBeGreaterThan(200_000), { timeout: 60_000 });
  await checkpointer.close();
  expect(database.prepare('SELECT count(*) FROM notes').pluck().get()).toBe(100);
  expect(onFailure).not.toHaveBeenCalled();
});

it('leaves checkpoints to the writer when its thread ends', async () => {
  const usual = pagesMax();
  const onFailure = vi.fn();
  const threadUrl = new URL('data:text/javascript,throw new Error("out of order")');
  const checkpointer = checkpointWalAside(database, { stepsPerPass: 100, onFailure, threadUrl });
  expect(pagesMax()).toBe(usual);
  checkpointer.committed(100);
  expect(pagesMax()).toBeGreaterThan(Number(usual));
  await checkpointer.close();
  expect(pagesMax()).toBe(usual);
  expect(onFailure).toHaveBeenCalledOnce();
});
