import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from '@fairhall/kit/sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGroupCommit } from './group-commit.ts';

let dir: string;
let store: Sqlite.Database;
/** Another process over the same database. */
let other: Sqlite.Database;
let commits: ReturnType<typeof createGroupCommit<null>>;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'group-commit-'));
  const file = path.join(dir, 'notes.db');
  store = new Sqlite(file, { timeout: 1 });
  store.pragma('journal_mode = WAL');
  store.exec('CREATE TABLE notes (note TEXT PRIMARY KEY)');
  other = new Sqlite(file);
  commits = createGroupCommit(store, { tx: null });
});

afterEach(() => {
  store.close();
  other.close();
  rmSync(dir, { recursive: true });
});

const note = (text: string) => store.prepare('INSERT INTO notes VALUES (?)').run(text).changes;
const committed = () => other.prepare('SELECT count(*) FROM notes').pluck().get();

describe('units of work of one turn of the event loop', () => {
  it('share one transaction, and each caller resumes after it', async () => {
    const unit = (text: string) => async () => ({ changes: note(text), committed: committed() });
    const responses = await Promise.all([commits.run(unit('a')), commits.run(unit('b'))]);
    expect(responses).toEqual([
      { changes: 1, committed: 0 },
      { changes: 1, committed: 0 },
    ]);
    expect(committed()).toBe(2);
  });

  it('are committed before a caller resumes', async () => {
    const seen = await Promise.all(
      ['a', 'b'].map((text) => commits.run(async () => note(text)).then(committed)),
    );
    expect(seen).toEqual([2, 2]);
  });

  it('do not fail when another unit of their group fails', async () => {
    const [first, failed, again, last] = await Promise.allSettled([
      commits.run(async () => note('a')),
      commits.run(async () => {
        note('first half of a unit');
        throw new Error('second half failed');
      }),
      commits.run(async () => note('a')),
      commits.run(async () => note('b')),
    ]);
    expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'second half failed' } });
    expect(again).toMatchObject({ reason: { code: 'SQLITE_CONSTRAINT_PRIMARYKEY' } });
    expect([first, last]).toMatchObject([{ value: 1 }, { value: 1 }]);
    expect(other.prepare('SELECT note FROM notes').pluck().all()).toEqual(['a', 'b']);
  });

  it('are at most 64 in a transaction', async () => {
    const units = Array.from({ length: 65 }, (_, number) => async () => {
      note(`note ${number}`);
      return committed();
    });
    const seen = await Promise.all(units.map((unit) => commits.run(unit)));
    expect(seen).toEqual([...Array.from({ length: 64 }, () => 0), 64]);
  });

  it('are all rejected without running while another process holds the write lock', async () => {
    other.exec('BEGIN IMMEDIATE');
    let taken = 0;
    const take = async () => {
      taken += 1;
    };
    const refused = await Promise.allSettled([commits.run(take), commits.run(take)]);
    other.exec('ROLLBACK');
    expect(refused).toMatchObject([
      { reason: { code: 'SQLITE_BUSY' } },
      { reason: { code: 'SQLITE_BUSY' } },
    ]);
    expect(taken).toBe(0);
    expect(await commits.run(async () => note('a'))).toBe(1);
  });

  it('run one after the other, also those that are queued while they run', async () => {
    const order: string[] = [];
    const unit = (name: string) => async () => {
      order.push(`${name} begins`);
      await Promise.resolve();
      order.push(`${name} ends`);
    };
    const later: Promise<void>[] = [];
    await commits.run(async () => {
      later.push(commits.run(unit('b')));
      await unit('a')();
    });
    await Promise.all(later);
    expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });

  it('are refused when one waits for something else than the database', async () => {
    const waits = commits.run(async () => {
      note('a');
      await new Promise(setImmediate);
    });
    await expect(waits).rejects.toThrow('waited for more than its repositories');
    expect(committed()).toBe(0);
    expect(await commits.run(async () => note('a'))).toBe(1);
  });
});
