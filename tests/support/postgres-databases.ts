import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type pg from 'pg';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { upgradePostgresql } from '../../server/api/src/backends/postgresql/upgrade.ts';
import { withConnection } from '../../server/kit/src/postgres/with-connection.ts';
import type { DatabaseSettings } from '../../server/kit/src/settings.ts';
import { type Postgres, startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Responds with the URL of PostgreSQL's migrated template, or with the error of its start. */
    postgresTemplate: string;
  }
}

export type PostgresqlSettings = Extract<DatabaseSettings, { backend: 'postgresql' }>;

const TEMPLATE = 'fairhall_template';

/**
 * One server for the whole run. It starts with the first test that needs it, in this process, so
 * that it ends with the run however a test ends.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let starting: Promise<Postgres> | undefined;
  const listener = createServer(async (_request, response) => {
    try {
      starting ??= startWithTemplate();
      response.end((await starting).url(TEMPLATE));
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? error.message : String(error));
    }
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  project.provide('postgresTemplate', `http://127.0.0.1:${port}`);
  return async () => {
    listener.close();
    await (await starting?.catch(() => undefined))?.stop();
  };
}

async function startWithTemplate(): Promise<Postgres> {
  const server = await startPostgres({ fsync: false });
  try {
    await query(server.url('postgres'), `CREATE DATABASE ${TEMPLATE}`);
    const url = server.url(TEMPLATE);
    await upgradePostgresql({ database: { backend: 'postgresql', url, directUrl: url } });
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server;
}

/**
 * A new database of the newest schema; with `migrated: false`, an empty one.
 * @throws Error when PostgreSQL does not start, as where its package is not installed
 */
export async function newPostgresDatabase({
  migrated = true,
}: {
  migrated?: boolean;
} = {}): Promise<PostgresqlSettings & { remove(): Promise<void> }> {
  const response = await fetch(inject('postgresTemplate'));
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const template = migrated ? TEMPLATE : 'template0';
  const server = new URL(text);
  server.pathname = 'postgres';
  await query(server.href, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  const url = text.replace(TEMPLATE, name);
  return {
    backend: 'postgresql',
    url,
    directUrl: url,
    remove: async () => {
      await query(server.href, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/**
 * Makes the next connections to a database join by nested loops, as the server may choose to: a subquery then
 * runs again for each row.
 */
export async function joinByLoops({ url }: Pick<PostgresqlSettings, 'url'>): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  for (const way of ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material']) {
    await query(url, `ALTER DATABASE ${name} SET enable_${way} = off`);
  }
}

/** A new account on the server of a database. @returns the database's URL with it */
export async function newAccount(
  { url }: PostgresqlSettings,
  { inRole }: { inRole?: 'fairhall_serving' } = {},
): Promise<{ name: string; url: string; remove(): Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const server = Object.assign(new URL(url), { pathname: 'postgres' }).href;
  const membership = inRole === undefined ? '' : `IN ROLE ${inRole}`;
  await query(server, `CREATE ROLE ${name} LOGIN PASSWORD 'test' ${membership}`);
  return {
    name,
    url: Object.assign(new URL(url), { username: name, password: 'test' }).href,
    remove: async () => {
      await query(server, `DROP ROLE ${name}`);
    },
  };
}

/** Runs a query on a connection of its own. @returns the rows */
export function query<Row extends pg.QueryResultRow>(
  connectionString: string,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return withConnection({ connectionString }, async (client) => {
    return (await client.query<Row>(sql, values)).rows;
  });
}
