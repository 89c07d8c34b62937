import type { Settings } from '@fairhall/kit/settings';
import type { Logger } from 'pino';
import type { OpenChannel } from '../db/channel.ts';
import type { Database, DatabaseKind } from '../db/database.ts';
import type { Reader } from '../db/reader.ts';
import type { Breach } from '../ledger/check-rule.ts';
import type { LedgerLogger, LedgerPort } from '../ledger/port.ts';
import type { Backoff } from '../modules/auth/index.ts';

/** A database that the API can run on: what each folder here implements. */
export type Backend = DatabaseKind & {
  /** The database, for people. */
  readonly name: string;
  /**
   * Reserves the database for this server where it has one server alone.
   * @throws DatabaseInUseError at once while another process has it
   */
  lock(): { release(): void };
  /**
   * Migrates the database to the newest schema.
   * @returns the names of the migrations just applied
   * @throws Error when a migration fails, which changes nothing, or this version cannot migrate the
   *   database
   */
  upgrade(): Promise<readonly string[]>;
  /**
   * Opens the migrated database for everything but the ledger's writes. Inside
   * `prisma.$transaction(async (tx) => …)` use `tx` alone: a statement on `prisma` may wait for the
   * transaction's end.
   */
  openDatabase(): Promise<Database>;
  /** Opens what a serving API needs of the migrated database. */
  open(options: OpenOptions): Promise<OpenBackend>;
  /**
   * Verifies every guarantee of the ledger and of the orders. It may block the calling thread.
   * @returns at most five breaches of each
   */
  checkEveryEntry(): Promise<readonly Breach[]>;
};

export type OpenOptions = {
  readonly settings: Settings;
  readonly log: LedgerLogger & Pick<Logger, 'info'>;
  /** Receives the number of posts and writes that shared a transaction. */
  readonly onTransaction: (size: number) => void;
};

export type OpenBackend = Database & {
  readonly ledger: LedgerPort;
  readonly reader: Reader;
  /** What the nodes of one database share; `null` where there is one process. */
  readonly shared: SharedState | null;
};

export type SharedState = {
  readonly openChannel: OpenChannel;
  /** Counts the failed attempts of all nodes. */
  readonly backoff: Backoff;
  /** A text that changes with every row of the catalogue. */
  readCatalogueVersion(): Promise<string>;
};
