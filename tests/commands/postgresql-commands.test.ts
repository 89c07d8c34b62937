import { afterEach, beforeEach, expect, test } from 'vitest';
import { postgresqlMigrations } from '../../server/api/src/backends/postgresql/upgrade.ts';
import { migrationNames } from '../../server/api/src/db/migrations.ts';
import { runServerCommand } from '../support/command.ts';
import { newPostgresDatabase } from '../support/postgres-databases.ts';

let database: Awaited<ReturnType<typeof newPostgresDatabase>>;

beforeEach(async () => {
  database = await newPostgresDatabase({ migrated: false });
});

afterEach(() => database.remove());

const command = (name: string, { args = [] as string[], url = database.url } = {}) =>
  runServerCommand(name, { args, databaseFile: 'unused.db', env: { DATABASE_URL: url } });

test('migrate lists what it applied, and nothing on a second run', async () => {
  const names = await migrationNames(await postgresqlMigrations({ database }));
  expect(await command('migrate')).toEqual({
    code: 0,
    stdout: `${names.join('\n')}\n`,
    stderr: '',
  });
  expect(await command('migrate')).toEqual({ code: 0, stdout: 'Nothing to migrate\n', stderr: '' });
});

test('backup and restore name the tools of PostgreSQL instead', async () => {
  expect(await command('backup')).toEqual({
    code: 1,
    stdout: '',
    stderr: 'No backup was made: back up PostgreSQL with its own tools (docs/postgresql.md)\n',
  });
  expect(await command('restore', { args: ['some.db'] })).toEqual({
    code: 1,
    stdout: '',
    stderr: 'Nothing was restored: restore PostgreSQL with its own tools (docs/postgresql.md)\n',
  });
});

test('a server that is away and a wrong password are one line, without the password', async () => {
  const away = Object.assign(new URL(database.url), { port: '1' }).href;
  expect(await command('migrate', { url: away })).toEqual({
    code: 1,
    stdout: '',
    stderr: 'The database server cannot be reached. Start it, or correct DATABASE_URL.\n',
  });
  const wrong = Object.assign(new URL(database.url), { password: 'hidden' }).href;
  const { code, stderr } = await command('migrate', { url: wrong });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^password authentication failed for user "fairhall"\n$/);
});
