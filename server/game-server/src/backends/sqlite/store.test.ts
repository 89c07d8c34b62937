import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore, type Store } from './store.ts';

let dir: string;
let store: Store;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'game-server-store-'));
  store = openStore(dir);
});

afterEach(() => {
  store.close();
  rmSync(dir, { recursive: true });
});

it.each([
  [5, /development version before the first release: move .*game-server\.db\* away/],
  [1000, /newer than this program supports/],
])('refuses a database of version %i and leaves it and its WAL untouched', (version, refusal) => {
  store.pragma(`user_version = ${version}`);
  const copy = mkdtempSync(path.join(dir, 'copy-'));
  const names = ['game-server.db', 'game-server.db-wal'];
  for (const name of names) copyFileSync(path.join(dir, name), path.join(copy, name));
  expect(() => openStore(copy)).toThrow(refusal);
  for (const name of names) {
    expect(readFileSync(path.join(copy, name))).toEqual(readFileSync(path.join(dir, name)));
  }
  expect(readdirSync(copy).filter((name) => !name.endsWith('-shm'))).toEqual(names);
});

it('opens its own database again', () => {
  store.exec(`INSERT INTO definitions VALUES (1, 'hash', 'game', '{}', 0)`);
  const again = openStore(dir);
  expect(again.prepare('SELECT rules_hash FROM definitions').pluck().all()).toEqual(['hash']);
  again.close();
});
