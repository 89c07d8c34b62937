import process from 'node:process';
import { draftMigration } from '../server/api/src/db/migrations.ts';
import { startPostgres } from '../tests/support/postgres.ts';
import { writePostgresqlSchema } from './postgresql-schema.ts';

/**
 * `npm run migrate:new -- <name>`: writes the schema of PostgreSQL, and drafts the migrations that
 * bring the databases to their schemas.
 */
const name = process.argv[2];
if (name === undefined || !/^[a-z][a-z0-9_]{0,63}$/.test(name)) {
  process.stderr.write('usage: npm run migrate:new -- <name_in_snake_case>\n');
  process.exit(2);
}
await writePostgresqlSchema();
const now = new Date();
const server = await startPostgres({ fsync: false });
try {
  const url = server.url('postgres');
  const files = [
    await draftMigration({ name, now }),
    await draftMigration({
      name,
      now,
      database: { backend: 'postgresql', url, directUrl: url },
    }),
  ].filter((file) => file !== null);
  process.stdout.write(`${files.join('\n') || 'The migrations agree with the schema.'}\n`);
} finally {
  await server.stop();
}
