import { randomUUID } from 'node:crypto';
import path from 'node:path';
import process from 'node:process';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase } from '../../server/game-server/src/backends/open-database.ts';
import type { OpenDatabase } from '../../server/game-server/src/database/database.ts';
import { withConnection } from '../../server/kit/src/postgres/with-connection.ts';
import type { Settings } from '../../server/kit/src/settings.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Responds with the URL of a database on the PostgreSQL of the run. */
    postgresTemplate: string;
  }
}

/*
 * A test's database is named by its folder. It is the SQLite file in it; in the project "game server on
 * PostgreSQL", a database of the run's PostgreSQL.
 */

const urls = new Map<string, Promise<string>>();
export const isOnPostgresql = process.env['GAME_BACKEND'] === 'postgresql';

type DatabaseSettings = Pick<Settings, 'dataDir' | 'gameDatabaseUrl'>;

/** The settings of a server over the folder's database, which is created by the first call. */
export async function databaseIn(dataDir: string): Promise<DatabaseSettings> {
  if (!isOnPostgresql) return { dataDir, gameDatabaseUrl: null };
  const url = urls.get(dataDir) ?? newPostgresqlDatabase();
  urls.set(dataDir, url);
  return { dataDir, gameDatabaseUrl: await url };
}

async function newPostgresqlDatabase(): Promise<string> {
  const response = await fetch(inject('postgresTemplate'));
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  const name = `games_${randomUUID().replaceAll('-', '')}`;
  const at = (database: string) => Object.assign(new URL(text), { pathname: database }).href;
  await withConnection({ connectionString: at('postgres') }, (client) =>
    client.query(`CREATE DATABASE ${name} TEMPLATE template0 STRATEGY FILE_COPY`),
  );
  return at(name);
}

export async function openDatabaseIn(dataDir: string): Promise<OpenDatabase> {
  return openDatabase({ settings: await databaseIn(dataDir), log: { error: () => {} } });
}

/** Runs a statement that is the same for both databases, on a connection of its own. @returns the rows */
export async function queryIn<Row extends object>(dataDir: string, sql: string): Promise<Row[]> {
  const { gameDatabaseUrl: url } = await databaseIn(dataDir);
  if (url !== null) {
    return withConnection({ connectionString: url, types }, async (client) => {
      return (await client.query<Row>(sql)).rows;
    });
  }
  const store = new Sqlite(path.join(dataDir, 'game-server.db'));
  try {
    const statement = store.prepare<[], Row>(sql);
    if (statement.reader) return statement.all();
    statement.run();
    return [];
  } finally {
    store.close();
  }
}

/** PostgreSQL sends integers of 64 bits as text. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format),
};
