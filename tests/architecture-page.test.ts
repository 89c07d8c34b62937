import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repository } from './support/command.ts';
import { moduleOrder } from './support/module-order.ts';

/*
 * docs/architecture.md is true: its paths exist, its order of the modules is the tested one, and its
 * column of calls is drawn from the imports (`npx vitest run architecture-page -u` draws it again).
 */

const API = path.join(repository, 'server/api/src');
const PAGE = path.join(repository, 'docs/architecture.md');
/** What lies above the first feature is used by all; what lies below the last one composes all. */
const [FIRST_FEATURE, LAST_FEATURE] = ['users', 'office'];

const page = readFileSync(PAGE, 'utf8');
const modules = moduleOrder.flat();
const features = modules.slice(modules.indexOf(FIRST_FEATURE), modules.indexOf(LAST_FEATURE) + 1);

test('every path in backticks exists, below server/api/src or from the root', () => {
  const named = [...page.matchAll(/`([\w.-]+\/[\w./-]*)`/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(40);
  const missing = named.filter(
    (name) => ![API, repository].some((root) => existsSync(path.join(root, name))),
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
  const calls = callsOfModules();
  const drawn = page.replaceAll(TABLE_ROW, (_, row, name, owns) => {
    const isCalled = (other: string) => other !== name && calls.get(name)?.has(other);
    const listed = features.includes(name) ? features.filter(isCalled) : [];
    return `| ${row} | \`${name}\` | ${owns} | ${listed.join(', ')} |`;
  });
  await expect(drawn).toMatchFileSnapshot(PAGE);
});

/** The modules that each module imports, types included. */
function callsOfModules(): ReadonlyMap<string, ReadonlySet<string>> {
  const calls = new Map(modules.map((name) => [name, new Set<string>()]));
  for (const file of readdirSync(API, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    const text = readFileSync(path.join(API, file), 'utf8');
    for (const [, to = ''] of text.matchAll(/(?:from|import\() ?'(\.[^']+)'/g)) {
      calls.get(moduleOf(file))?.add(moduleOf(path.join(path.dirname(file), to)));
    }
  }
  return calls;
}

/** @param file relative to `server/api/src` */
function moduleOf(file: string): string {
  const [first = '', second = '', ...rest] = file.split(path.sep);
  if (first === 'modules') return second;
  if (first === 'office' && second === 'contract') return 'contract';
  return second === '' && rest.length === 0 ? 'app' : first;
}
