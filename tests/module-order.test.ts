import { expect, test } from 'vitest';
import { clientAlone } from '../server/commands/changes.mjs';
import { cyclesOf, importsOf, sourceFiles } from './support/import-graph.ts';
import { closedFolderOf, isInOrder, moduleOf } from './support/module-order.ts';

/*
 * The order of the API's folders and modules (`support/module-order.ts`), and that no files import each
 * other, types included.
 */

const files = sourceFiles();
const imports = importsOf(files);
const isTest = (file: string) => file.endsWith('.test.ts');

const arrow = ({ from, to }: { from: string; to: string }) => `${from} imports ${to}`;

test('the imports are those of the repository', () => {
  expect(files.length).toBeGreaterThan(1500);
  const api = imports.filter(({ from, to }) => moduleOf(from) !== null && moduleOf(to) !== null);
  expect(api.length).toBeGreaterThan(1500);
  const names = new Set(api.map(({ from }) => moduleOf(from)));
  expect(names.size).toBeGreaterThan(25);
});

/** A unit test opens a database, which stands below. */
test('each folder of the API imports from those above it alone', () => {
  const broken = imports.filter(({ from, to }) => !isTest(from) && !isInOrder(from, to));
  expect(broken.map(arrow)).toEqual([]);
});

test('a module is reached through its index.ts alone, by seed, stack and tests too', () => {
  const broken = imports.filter(({ from, to }) => {
    const folder = closedFolderOf(to);
    return folder !== null && folder !== closedFolderOf(from) && to !== `${folder}index.ts`;
  });
  expect(broken.map(arrow)).toEqual([]);
});

test('no files import each other in a circle', () => {
  expect(cyclesOf(imports).map((cycle) => cycle.join(' imports '))).toEqual([]);
});

test('the tests of the server import nothing of the client that --changed leaves to its own tests', () => {
  const reached = new Set(
    files.filter((file) => /^(server|seed|tests\/(?!bench|e2e|lighthouse|tour))/.test(file)),
  );
  for (const file of reached)
    for (const { from, to } of imports) if (from === file) reached.add(to);
  const outside = [...reached].filter((file) => clientAlone.test(file));
  expect(outside).toEqual([]);
});

test.each([
  ['contract/games.ts', 'core/metrics.ts'],
  ['core/metrics.ts', 'modules/games/index.ts'],
  ['http/routes.ts', 'db/reader.ts'],
  ['http/routes.ts', 'modules/games/index.ts'],
  ['ledger/check.ts', 'compose.ts'],
  ['ledger/port.ts', 'backends/index.ts'],
  ['modules/auth/index.ts', 'modules/second-factor/index.ts'],
  ['modules/games/games.router.ts', 'openapi/document.ts'],
  ['modules/wallets/index.ts', 'modules/play/index.ts'],
  ['modules/payments/index.ts', 'office/index.ts'],
])('%s may not import %s, which may import it', (from, to) => {
  const [importer, imported] = [`server/api/src/${from}`, `server/api/src/${to}`];
  expect(isInOrder(importer, imported)).toBe(false);
  expect(isInOrder(imported, importer)).toBe(true);
});

test('a module without a row and a circle are found', () => {
  const [newOne, other] = ['races', 'play'].map(
    (name) => `server/api/src/modules/${name}/index.ts`,
  );
  expect(() => isInOrder(`${newOne}`, `${other}`)).toThrow('races has no row');
  const circle = [
    { from: 'a.ts', to: 'b.ts' },
    { from: 'b.ts', to: 'c.ts' },
    { from: 'c.ts', to: 'b.ts' },
  ];
  expect(cyclesOf(circle)).toEqual([['b.ts', 'c.ts', 'b.ts']]);
});
