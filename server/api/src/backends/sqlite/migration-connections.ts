import '@fairhall/kit/supported-node';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import type { SqlDriverAdapter } from '@prisma/driver-adapter-utils';
import type { MigrationConnections } from '../../db/schema-engine.ts';

/** Limit of the engine's wait for another process's lock of the file, in milliseconds. */
const LOCK_WAIT_MS = 5000;

/**
 * Connects the schema engine to a file, which it locks exclusively and creates when missing. The
 * engine never closes its connections, so this class does.
 */
export class SqliteMigrationConnections implements MigrationConnections {
  readonly provider = 'sqlite';
  readonly adapterName: string;
  readonly #inner: PrismaBetterSqlite3;
  readonly #open: SqlDriverAdapter[] = [];

  constructor(databaseFile: string) {
    this.#inner = new PrismaBetterSqlite3({ url: databaseFile, timeout: LOCK_WAIT_MS });
    this.adapterName = this.#inner.adapterName;
  }

  async connect(): Promise<SqlDriverAdapter> {
    return describable(await this.#track(this.#inner.connect()));
  }

  async connectToShadowDb(): Promise<SqlDriverAdapter> {
    return acceptingScripts(describable(await this.#track(this.#inner.connectToShadowDb())));
  }

  async close(): Promise<void> {
    for (const connection of this.#open.splice(0)) await connection.dispose();
  }

  async #track(connecting: Promise<SqlDriverAdapter>): Promise<SqlDriverAdapter> {
    const connection = await connecting;
    this.#open.push(connection);
    return connection;
  }
}

/** The engine's (7.10) query for the condition of a partial index. */
const INDEX_TEXT = /^(SELECT sql FROM sqlite_master WHERE type = 'index' AND name = )"([^"']+)"/;

/**
 * The engine puts the name of a partial index in double quotes. SQLite reads that as the name of a
 * column where it is built, as for better-sqlite3, with SQLITE_DQS=0.
 */
function describable(connection: SqlDriverAdapter): SqlDriverAdapter {
  return {
    ...forwarding(connection),
    queryRaw: (query) =>
      connection.queryRaw({ ...query, sql: query.sql.replace(INDEX_TEXT, "$1'$2'") }),
  };
}

/**
 * The engine sends each migration to the shadow database as one statement, which the adapter (7.10)
 * refuses, so a query without arguments is run as a script.
 */
function acceptingScripts(connection: SqlDriverAdapter): SqlDriverAdapter {
  return {
    ...forwarding(connection),
    executeRaw: async (query) => {
      if (query.args.length > 0) return connection.executeRaw(query);
      await connection.executeScript(query.sql);
      return 0;
    },
  };
}

/** An object that forwards to the connection: its methods are on its prototype and not spread. */
function forwarding(connection: SqlDriverAdapter): SqlDriverAdapter {
  return {
    provider: connection.provider,
    adapterName: connection.adapterName,
    queryRaw: (query) => connection.queryRaw(query),
    executeRaw: (query) => connection.executeRaw(query),
    executeScript: (script) => connection.executeScript(script),
    startTransaction: (isolationLevel) => connection.startTransaction(isolationLevel),
    dispose: () => connection.dispose(),
  };
}
