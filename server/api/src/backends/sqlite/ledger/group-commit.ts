import Sqlite from '@fairhall/kit/sqlite';
import type { WriteOptions, WriteOutcome } from '../../../ledger/port.ts';
import type { RowWrite } from '../../../ledger/rows.ts';
import { Journal } from './journal.ts';
import { isUniqueConstraintError, RowWriter } from './row-writer.ts';
import type { Work, WriterReply } from './worker-protocol.ts';

/** Group commit: applies each group of work in one transaction, with one fsync for all. */
export class GroupCommit {
  readonly #database: Sqlite.Database;
  readonly #rows: RowWriter;
  readonly #journal: Journal;
  /** In a savepoint of the open transaction. */
  readonly #writeAll: (rows: readonly RowWrite[]) => readonly number[];

  constructor(database: Sqlite.Database) {
    this.#database = database;
    this.#rows = new RowWriter(database);
    this.#journal = new Journal(database, this.#rows);
    this.#writeAll = database.transaction((rows) => this.#rows.writeAll(rows));
  }

  /**
   * Returns after the commit. When one piece of work fails (a full disk, a violated constraint), the
   * group is rolled back and each piece is tried alone, so that none fails because of another.
   */
  run(group: readonly Work[]): readonly WriterReply[] {
    try {
      this.#database.exec('BEGIN IMMEDIATE');
    } catch (error) {
      // Another process has locked the file: each piece alone would wait as long.
      const failed = { outcome: 'failed', reason: reasonOf(error) } as const;
      return group.length === 0 ? [failed] : group.map(() => failed);
    }
    try {
      return this.#commit(group);
    } catch (error) {
      if (this.#database.inTransaction) this.#database.exec('ROLLBACK');
      if (group.length > 1) return group.flatMap((work) => this.run([work]));
      return [{ outcome: isDiskError(error) ? 'unknown' : 'failed', reason: reasonOf(error) }];
    }
  }

  #commit(group: readonly Work[]): readonly WriterReply[] {
    this.#journal.begin();
    const responses: WriterReply[] = [];
    for (const { entry, rows, options } of group) {
      responses.push(entry ? this.#journal.post(entry) : this.#write(rows, options));
    }
    this.#database.exec('COMMIT');
    return responses;
  }

  /** All rows or none; a duplicate key is an outcome, any other error is thrown. */
  #write(rows: readonly RowWrite[], options: WriteOptions | undefined): WriteOutcome {
    if (options && this.#journal.isStale(options)) return { outcome: 'stale' };
    try {
      // SQLite itself rolls a single statement back completely.
      const changes = rows.length === 1 ? this.#rows.writeAll(rows) : this.#writeAll(rows);
      return { outcome: 'written', changes };
    } catch (error) {
      if (!isUniqueConstraintError(error)) throw error;
      return { outcome: 'duplicate' };
    }
  }
}

/** After a failed write or fsync the WAL may contain the complete commit. */
function isDiskError(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_IOERR');
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
