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

/** `[importing file, imported module]`, of everything but tests and generated code. */
async function imports(): Promise<[string, string][]> {
  const names = await readdir(source, { recursive: true });
  const files = names.filter(
    (name) =>
      /\.(ts|js)$/.test(name) &&
      !/\.test\.ts$|-under-test\.ts$/.test(name) &&
      !name.includes('generated/'),
  );
  const found = files.map(async (file) => {
    const text = await readFile(path.join(source, file), 'utf8');
    const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)];
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
