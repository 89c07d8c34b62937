import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repository } from './support/command.ts';

/*
 * What knows a database lies in its own folder, so that a database is removed with its folder, its line of
 * `backends/index.ts` and its commands.
 */

const source = path.join(repository, 'server/api/src');
const DATABASES = ['sqlite', 'postgresql'];
/** Commands that are about one database, or move from one to the other. */
const COMMANDS = ['backup', 'copy-tables', 'move', 'restore'].map((name) => `commands/${name}.ts`);

/** Everything but tests and generated code. */
async function sources(): Promise<string[]> {
  const names = await readdir(source, { recursive: true });
  return names.filter(
    (name) =>
      /\.(ts|js)$/.test(name) &&
      !/\.test\.ts$|-under-test\.ts$/.test(name) &&
      !name.includes('generated/'),
  );
}

const text = (file: string): Promise<string> => readFile(path.join(source, file), 'utf8');

/** `[importing file, imported module]` */
async function imports(): Promise<[string, string][]> {
  const found = (await sources()).map(async (file) => {
    const specifiers = [...(await text(file)).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)];
    return specifiers.map(([, specifier = '']): [string, string] => [
      file,
      specifier.startsWith('.') ? path.join(path.dirname(file), specifier) : specifier,
    ]);
  });
  return (await Promise.all(found)).flat();
}

test.each(DATABASES)(
  'nothing imports from the folder of %s but where databases are opened',
  async (database) => {
    const folder = `backends/${database}/`;
    const importers = (await imports())
      .filter(([file, imported]) => imported.startsWith(folder) && !file.startsWith(folder))
      .map(([file]) => file);
    expect(importers).toContain('backends/index.ts');
    expect([...new Set(importers)].filter((file) => !COMMANDS.includes(file))).toEqual([
      'backends/index.ts',
    ]);
  },
);

/** There, tables that the ledger's function alone writes have no foreign keys. */
test('no query follows a relation that the schema of PostgreSQL lacks', async () => {
  const [onSqlite = '', onPostgresql = ''] = await Promise.all(
    ['schema.prisma', 'postgresql/schema.prisma'].map((file) =>
      readFile(path.join(repository, 'prisma', file), 'utf8'),
    ),
  );
  const relationsIn = (schema: string) =>
    [...schema.matchAll(/^ {2}(\w+) +[A-Z]\w+(?:\[\]|\?)?(?: @relation\(.*)?$/gm)].map(
      ([, name = '']) => name,
    );
  const present = relationsIn(onPostgresql);
  const lacking = relationsIn(onSqlite).filter((name) => !present.includes(name));
  expect(lacking).toEqual(expect.arrayContaining(['postings', 'tags', 'entry']));

  const followed = new RegExp(
    `\\b(${lacking.join('|')}): \\{\\s*(select|include|where|some|every|none|is|take|orderBy)\\b`,
  );
  const files = await Promise.all((await sources()).map(async (file) => [file, await text(file)]));
  expect(files.filter(([, code = '']) => followed.test(code)).map(([file]) => file)).toEqual([]);
});

test('the drivers of a database are used in its folder alone', async () => {
  const drivers = [/^better-sqlite3$/, /^pg$/, /^@prisma\/adapter-/, /^@fairhall\/kit\/postgres\//];
  const importers = (await imports())
    .filter(([, imported]) => drivers.some((driver) => driver.test(imported)))
    .map(([file]) => file);
  expect(importers.length).toBeGreaterThan(10);
  const elsewhere = importers.filter(
    (file) =>
      !DATABASES.some((database) => file.startsWith(`backends/${database}/`)) &&
      !COMMANDS.includes(file),
  );
  expect(elsewhere).toEqual([]);
});
