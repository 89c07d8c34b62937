import process from 'node:process';
import { postgresqlMigrations } from '../server/api/src/backends/postgresql/upgrade.ts';
import { sqliteMigrations } from '../server/api/src/backends/sqlite/upgrade.ts';
import { draftMigration } from '../server/api/src/db/migrations.ts';
import { startPostgres } from '../tests/support/postgres.ts';

/**
 * `npm run migrate:new -- <name>`: drafts the migrations that bring the databases to the schema.
 */
const name = process.argv[2];
if (name === undefined || !/^[a-z][a-z0-9_]{0,63}$/.test(name)) {
  process.stderr.write('usage: npm run migrate:new -- <name_in_snake_case>\n');
  process.exit(2);
}
const draft = { name, now: new Date() };
const server = await startPostgres({ fsync: false });
try {
  const url = server.url('postgres');
  const database = { backend: 'postgresql', url, directUrl: url } as const;
  const files = [
    await draftMigration(await sqliteMigrations(), draft),
    await draftMigration(await postgresqlMigrations({ database }), draft),
  ].filter((file) => file !== null);
  process.stdout.write(`${files.join('\n') || 'The migrations agree with the schema.'}\n`);
} finally {
  await server.stop();
}
