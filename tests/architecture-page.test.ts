import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repository } from './support/command.ts';
import { importsOf, sourceFiles } from './support/import-graph.ts';
import { moduleOf, moduleOrder } from './support/module-order.ts';

/*
 * docs/architecture.md is true: its paths exist, its order of the modules is the tested one, and its
 * column of calls is drawn from the imports (`npx vitest run architecture-page -u` draws it again).
 */

const PAGE = path.join(repository, 'docs/architecture.md');
const page = readFileSync(PAGE, 'utf8');
const modules = moduleOrder.flat();
/** Modules above the first feature are used by all; those below the last one compose all. */
const features = modules.slice(modules.indexOf('users'), modules.indexOf('office') + 1);

test('every path in backticks exists, below server/api/src or from the root', () => {
  const named = [...page.matchAll(/`([\w.-]+\/[\w./-]*)`/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(40);
  const missing = named.filter(
    (name) => !['', 'server/api/src'].some((at) => existsSync(path.join(repository, at, name))),
  );
  expect(missing).toEqual([]);
});

/** [row, module, owns, calls] of the table. */
const TABLE_ROW = /^\| (\d+) \| `([\w-]+)` \| (.+) \| (.*) \|$/gm;

test('the table has the modules in the order of the imports', () => {
  const listed = [...page.matchAll(TABLE_ROW)].map(([, row, name]) => [Number(row), name]);
  const order = moduleOrder.flatMap((row, index) => row.map((name) => [index + 1, name]));
  expect(listed).toEqual(order);
});

test('the table has the calls of each module', async () => {
  const files = sourceFiles().filter((file) => !file.endsWith('.test.ts'));
  const calls = new Set(
    importsOf(files).map(({ from, to }) => `${moduleOf(from)} ${moduleOf(to)}`),
  );
  const drawn = page.replaceAll(TABLE_ROW, (_, row, name, owns) => {
    const isCalled = (other: string) => other !== name && calls.has(`${name} ${other}`);
    const listed = features.includes(name) ? features.filter(isCalled) : [];
    return `| ${row} | \`${name}\` | ${owns} | ${listed.join(', ')} |`;
  });
  await expect(drawn).toMatchFileSnapshot(PAGE);
});
