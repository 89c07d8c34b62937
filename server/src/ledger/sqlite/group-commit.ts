import type Sqlite from 'better-sqlite3';
import type { Entry } from '../port.ts';
import { Journal } from './journal.ts';
import type { WriterAnswer } from './wire.ts';

/** Posts groups of entries, each group in one transaction: one sync of the disk for all of them. */
export class GroupCommit {
  readonly #database: Sqlite.Database;
  readonly #journal: Journal;

  constructor(database: Sqlite.Database) {
    this.#database = database;
    this.#journal = new Journal(database);
  }

  /**
   * Returns after the commit. When an entry fails (a full disk, a broken constraint), the whole
   * group is undone and each entry tried alone, so that none is refused for another's sake.
   */
  post(entries: readonly Entry[]): readonly WriterAnswer[] {
    try {
      this.#database.exec('BEGIN IMMEDIATE');
    } catch (error) {
      // Another process holds the file's lock: trying each alone would wait that long for each.
      const failed = { outcome: 'failed', reason: reasonOf(error) } as const;
      return entries.length === 0 ? [failed] : entries.map(() => failed);
    }
    try {
      return this.#commit(entries);
    } catch (error) {
      if (this.#database.inTransaction) this.#database.exec('ROLLBACK');
      if (entries.length > 1) return entries.flatMap((entry) => this.post([entry]));
      return [{ outcome: 'failed', reason: reasonOf(error) }];
    }
  }

  #commit(entries: readonly Entry[]): readonly WriterAnswer[] {
    this.#journal.begin();
    const answers = entries.map((entry) => this.#journal.post(entry));
    this.#database.exec('COMMIT');
    return answers;
  }
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
