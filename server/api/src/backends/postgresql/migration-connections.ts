import { randomUUID } from 'node:crypto';
import { openPostgresPool } from '@fairhall/kit/postgres/open-pool';
import { withConnection } from '@fairhall/kit/postgres/with-connection';
import { PrismaPg } from '@prisma/adapter-pg';
import {
  type ColumnType,
  ColumnTypeEnum,
  type SqlDriverAdapter,
} from '@prisma/driver-adapter-utils';
import type pg from 'pg';
import type { MigrationConnections } from '../../db/schema-engine.ts';

/**
 * Connects the schema engine (7.10) to a PostgreSQL database. The adapter is not made for it: it
 * splits scripts at each semicolon, also within functions, has no type for the "char" of the system's
 * tables, and takes the database itself for the shadow when it is given a URL.
 */
export class PostgresqlMigrationConnections implements MigrationConnections {
  readonly provider = 'postgres';
  readonly adapterName = '@prisma/adapter-pg';
  readonly #url: string;
  readonly #closing: (() => Promise<void>)[] = [];

  constructor(url: string) {
    this.#url = url;
  }

  async connect(): Promise<SqlDriverAdapter> {
    return completingRecords(await this.#open(this.#url));
  }

  /** An empty database of its own on the same server, to which the engine applies the migrations. */
  async connectToShadowDb(): Promise<SqlDriverAdapter> {
    const name = `fairhall_shadow_${randomUUID().replaceAll('-', '')}`;
    await this.#run(`CREATE DATABASE "${name}"`);
    this.#closing.push(() => this.#run(`DROP DATABASE "${name}" WITH (FORCE)`));
    const url = new URL(this.#url);
    url.pathname = name;
    return this.#open(url.href);
  }

  async close(): Promise<void> {
    for (const close of this.#closing.splice(0).reverse()) await close();
  }

  async #open(url: string): Promise<SqlDriverAdapter> {
    const pool = openPostgresPool({ connectionString: url, max: 1 });
    this.#closing.push(() => pool.end());
    return forEngine(await new PrismaPg(describable(pool)).connect());
  }

  async #run(sql: string): Promise<void> {
    await withConnection({ connectionString: this.#url }, (client) => client.query(sql));
  }
}

/** Object ids of the types "char" and "char"[]. */
const CHAR = 18;
const CHAR_ARRAY = 1002;

/** Results name "char" as its array, which the adapter knows and the engine's queries do not return. */
function describable(pool: pg.Pool): pg.Pool {
  const query = async (config: pg.QueryArrayConfig) => {
    const result = await pool.query(config);
    for (const field of result.fields ?? []) {
      if (field.dataTypeID === CHAR) field.dataTypeID = CHAR_ARRAY;
    }
    return result;
  };
  return new Proxy(pool, {
    get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)),
  });
}

function forEngine(connection: SqlDriverAdapter): SqlDriverAdapter {
  return {
    provider: connection.provider,
    adapterName: connection.adapterName,
    queryRaw: async (query) => {
      const result = await connection.queryRaw(query);
      return { ...result, columnTypes: result.columnTypes.map(withoutArray) };
    },
    executeRaw: (query) => connection.executeRaw(query),
    // A query without arguments is one message, so the script is one transaction.
    executeScript: async (script) => {
      await connection.executeRaw({ sql: script, args: [], argTypes: [] });
    },
    startTransaction: (isolationLevel) => connection.startTransaction(isolationLevel),
    ...(connection.getConnectionInfo && {
      getConnectionInfo: () => connection.getConnectionInfo?.() ?? { supportsRelationJoins: false },
    }),
    dispose: () => connection.dispose(),
  };
}

/**
 * Completes a migration's record in the transaction of its script. The engine does it afterwards, so
 * that a process killed between both would leave an applied migration recorded as failed.
 */
function completingRecords(connection: SqlDriverAdapter): SqlDriverAdapter {
  return {
    ...connection,
    executeScript: (script) => connection.executeScript(`${script}\n;${COMPLETE_RECORD}`),
  };
}

const COMPLETE_RECORD = `UPDATE _prisma_migrations SET finished_at = now()
  WHERE finished_at IS NULL AND rolled_back_at IS NULL`;

function withoutArray(type: ColumnType): ColumnType {
  return type === ColumnTypeEnum.CharacterArray ? ColumnTypeEnum.Character : type;
}
