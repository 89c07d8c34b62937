import type Sqlite from 'better-sqlite3';
import type { WriteOutcome } from '../port.ts';
import type { RowWrite } from '../rows.ts';
import { Journal } from './journal.ts';
import { isTaken, RowWriter } from './row-writer.ts';
import type { Work, WriterReply } from './worker-protocol.ts';

/** Does what it is given in groups, each in one transaction: one sync of the disk for all of it. */
export class GroupCommit {
  readonly #database: Sqlite.Database;
  readonly #rows: RowWriter;
  readonly #journal: Journal;
  /** Within the transaction that is open: a savepoint of its own. */
  readonly #writeAll: (rows: readonly RowWrite[]) => readonly number[];

  constructor(database: Sqlite.Database) {
    this.#database = database;
    this.#rows = new RowWriter(database);
    this.#journal = new Journal(database, this.#rows);
    this.#writeAll = database.transaction((rows) => this.#rows.writeAll(rows));
  }

  /**
   * Returns after the commit. When one piece fails (a full disk, a broken constraint), the whole
   * group is undone and each tried alone, so that none is refused for another's sake.
   */
  run(group: readonly Work[]): readonly WriterReply[] {
    try {
      this.#database.exec('BEGIN IMMEDIATE');
    } catch (error) {
      // Another process holds the file's lock: trying each alone would wait that long for each.
      const failed = { outcome: 'failed', reason: reasonOf(error) } as const;
      return group.length === 0 ? [failed] : group.map(() => failed);
    }
    try {
      return this.#commit(group);
    } catch (error) {
      if (this.#database.inTransaction) this.#database.exec('ROLLBACK');
      if (group.length > 1) return group.flatMap((work) => this.run([work]));
      return [{ outcome: 'failed', reason: reasonOf(error) }];
    }
  }

  #commit(group: readonly Work[]): readonly WriterReply[] {
    this.#journal.begin();
    const responses: WriterReply[] = [];
    for (const { entry, rows } of group) {
      responses.push(entry ? this.#journal.post(entry) : this.#write(rows));
    }
    this.#database.exec('COMMIT');
    return responses;
  }

  /** All rows or none; a taken key is an answer, anything else that goes wrong is a failure. */
  #write(rows: readonly RowWrite[]): WriteOutcome {
    try {
      // A single statement is undone as a whole by SQLite itself.
      const changes = rows.length === 1 ? this.#rows.writeAll(rows) : this.#writeAll(rows);
      return { outcome: 'written', changes };
    } catch (error) {
      if (!isTaken(error)) throw error;
      return { outcome: 'duplicate' };
    }
  }
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
