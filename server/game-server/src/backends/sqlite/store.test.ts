import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore, type Store } from './store.ts';

let dir: string;
let store: Store;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'game-server-store-'));
  store = openStore(dir);
  store.exec(`
    INSERT INTO seed_pairs (uid, state, server_seed, server_seed_hash, created_at)
    VALUES ('u', 'next', 't', 'i', 0)`);
});

afterEach(() => {
  store.close();
  rmSync(dir, { recursive: true });
});

it('renames a database of 0.1.0 with the content of its WAL', () => {
  const oldDir = mkdtempSync(path.join(dir, 'old-'));
  for (const suffix of ['', '-wal']) {
    copyFileSync(
      path.join(dir, `game-server.db${suffix}`),
      path.join(oldDir, `casino.db${suffix}`),
    );
  }
  const renamed = openStore(oldDir);
  expect(renamed.prepare('SELECT uid FROM seed_pairs').pluck().all()).toEqual(['u']);
  renamed.close();
  expect(readdirSync(oldDir)).toEqual(['game-server.db']);
});

it('does not rename a database of 0.1.0 that another process has open', () => {
  const oldDir = mkdtempSync(path.join(dir, 'old-'));
  store.pragma('wal_checkpoint(TRUNCATE)');
  copyFileSync(path.join(dir, 'game-server.db'), path.join(oldDir, 'casino.db'));
  const other = new Database(path.join(oldDir, 'casino.db'));
  other.exec('DELETE FROM seeds_in_force');
  expect(() => openStore(oldDir)).toThrow('stop the other game server');
  other.close();
  openStore(oldDir).close();
  expect(readdirSync(oldDir)).toEqual(['game-server.db']);
});
