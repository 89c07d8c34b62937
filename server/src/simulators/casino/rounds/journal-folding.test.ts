import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { foldJournalAside } from './journal-folding.ts';
import { openStore, type Store } from './store.ts';

// Each starts a thread, which compiles the sources anew.
vi.setConfig({ testTimeout: 30_000 });

let dir: string;
let store: Store;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'journal-'));
  store = openStore(dir);
});

afterEach(() => {
  store.close();
  rmSync(dir, { recursive: true });
});

const log = { error: vi.fn() };
const pagesMax = () => store.pragma('wal_autocheckpoint', { simple: true });
const bookBytes = () => statSync(path.join(dir, 'casino.db')).size;

it('folds what was committed into the books, a pass for every six thousand steps', async () => {
  store.pragma('wal_checkpoint(TRUNCATE)');
  const bytes = bookBytes();
  const folding = foldJournalAside(store, { log });
  store.exec('CREATE TABLE notes (note TEXT)');
  const insert = store.prepare('INSERT INTO notes VALUES (?)');
  for (let count = 0; count < 100; count += 1) insert.run('a note of some length'.repeat(100));
  folding.committed(5999);
  folding.committed(1);
  await vi.waitFor(() => expect(bookBytes()).toBeGreaterThan(bytes + 200_000), { timeout: 20_000 });
  await folding.close();
  expect(store.prepare('SELECT count(*) FROM notes').pluck().get()).toBe(100);
});

it('leaves the folding to the writer when its thread ends', async () => {
  const usual = pagesMax();
  const threadUrl = new URL('data:text/javascript,throw new Error("out of order")');
  const folding = foldJournalAside(store, { log, threadUrl });
  expect(pagesMax()).toBeGreaterThan(Number(usual));
  await folding.close();
  expect(pagesMax()).toBe(usual);
  expect(log.error).toHaveBeenCalledOnce();
});
