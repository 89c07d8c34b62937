import process from 'node:process';
import { draftMigration } from '../server/api/src/db/migrations.ts';

/** `npm run migrate:new -- <name>`: drafts the migration that brings the database to the schema. */
const name = process.argv[2];
if (name === undefined || !/^[a-z][a-z0-9_]{0,63}$/.test(name)) {
  process.stderr.write('usage: npm run migrate:new -- <name_in_snake_case>\n');
  process.exit(2);
}
const file = await draftMigration({ name, now: new Date() });
process.stdout.write(file === null ? 'The migrations agree with the schema.\n' : `${file}\n`);
