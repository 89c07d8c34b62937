import { readFileSync } from 'node:fs';
import pg from 'pg';
import { startPostgres, type Postgres } from './postgres.ts';
let server: Promise<Postgres> | undefined; let n = 0;
export async function newPostgresDatabase() {
  server ??= startPostgres({ fsync: false });
  const s = await server;
  const name = `t${process.pid}_${n++}`;
  const a = new pg.Client({ connectionString: s.url('postgres') }); await a.connect(); await a.query(`CREATE DATABASE ${name}`); await a.end();
  const c = new pg.Client({ connectionString: s.url(name) }); await c.connect();
  await c.query(readFileSync('/tmp/pgschema.sql', 'utf8')); await c.query(readFileSync(new URL('../../prisma/postgresql/functions/ledger_post.sql', import.meta.url), 'utf8')); await c.end();
  return { url: s.url(name), remove: async () => {} };
}
