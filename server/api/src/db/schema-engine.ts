import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import * as engineModule from '@prisma/schema-engine-wasm/schema_engine_bg';

export type SchemaEngine = engineModule.SchemaEngine;
export type SchemaFile = { readonly path: string; readonly content: string };

/** Limit of the engine's wait for another process's lock of the file, in milliseconds. */
const LOCK_WAIT_MS = 5000;

/** The types of Node 20 leave it to the DOM library, which the server does not load. */
declare const WebAssembly: {
  instantiate(
    bytes: Uint8Array,
    imports: Readonly<Record<string, object>>,
  ): Promise<{ instance: { exports: Readonly<Record<string, unknown>> } }>;
};

let instantiated: Promise<void> | undefined;

/**
 * Runs `use` with Prisma's own schema engine, the WASM build, on one SQLite file (created when
 * missing). It is the engine of the `prisma` command without its native binary, which cannot be
 * downloaded everywhere; it works offline. It locks the file until `use` resolves.
 */
export async function withSchemaEngine<T>(
  { databaseFile, schema }: { databaseFile: string; schema: SchemaFile },
  use: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  instantiated ??= instantiate();
  await instantiated;
  const connections = new TrackedConnections(databaseFile);
  const engine = await engineModule.SchemaEngine.new(
    { datamodels: [[schema.path, schema.content]] },
    ignoreLog,
    bindMigrationAwareSqlAdapterFactory(connections),
  );
  try {
    return await use(engine);
  } finally {
    engine.free();
    await connections.close();
  }
}

/** The engine locks the file exclusively and never closes its connections, so this class does. */
class TrackedConnections implements SqlMigrationAwareDriverAdapterFactory {
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

async function instantiate(): Promise<void> {
  const gluePath = createRequire(import.meta.url).resolve(
    '@prisma/schema-engine-wasm/schema_engine_bg',
  );
  const wasm = await readFile(path.join(path.dirname(gluePath), 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(wasm, {
    './schema_engine_bg.js': { ...engineModule },
  });
  engineModule.__wbg_set_wasm(instance.exports);
  const start = instance.exports.__wbindgen_start;
  if (typeof start !== 'function') throw new Error('the schema engine has no start function');
  start();
}

/** Errors reach the caller as rejections; the engine's own log repeats them. */
function ignoreLog(): void {}
