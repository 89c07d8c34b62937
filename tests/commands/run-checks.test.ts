import { Writable } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CommandError } from '../../server/commands/command-error.mjs';
import { chooseChecks, runChecks, TestsFailed } from '../../server/commands/run-checks.mjs';

type Check = Parameters<typeof runChecks>[0][number];

let printed = '';
const out = new Writable({
  write(chunk, _encoding, done) {
    printed += chunk;
    done();
  },
});

beforeEach(() => {
  printed = '';
  vi.spyOn(console, 'error').mockImplementation((text: string) => {
    printed += text;
  });
});
afterEach(() => vi.restoreAllMocks());

const check = (name: string, needs: string[], run: Check['run']): Check => ({
  name,
  title: name,
  needs,
  run,
});
const passing = async () => ({ passed: 2, failed: 0, skipped: 0 });
const done = async () => {};

test('the tallies of all checks are summed', async () => {
  const sum = await runChecks([check('a', [], passing), check('b', ['a'], passing)], out);
  expect(sum).toEqual({ passed: 4, failed: 0, skipped: 0 });
});

test('a check that fails without a count is one failure, and later checks still run', async () => {
  const lint = check('lint', [], async () => {
    throw new CommandError('biome failed', { output: 'unused import' });
  });
  const sum = await runChecks([lint, check('unit', [], passing)], out);
  expect(sum).toEqual({ passed: 2, failed: 1, skipped: 0 });
  expect(printed).toContain('unused import');
  expect(printed).toContain('biome failed');
});

test('a failed test run counts its passed and failed tests', async () => {
  const unit = check('unit', [], async () => {
    throw new TestsFailed(new CommandError('vitest failed'), { passed: 5, failed: 3, skipped: 1 });
  });
  expect(await runChecks([unit], out)).toEqual({ passed: 5, failed: 3, skipped: 1 });
});

test('a failed test run whose tests all passed is a failure', async () => {
  const unit = check('unit', [], async () => {
    throw new TestsFailed(new CommandError('vitest failed'), { passed: 5, failed: 0, skipped: 0 });
  });
  expect(await runChecks([unit], out)).toEqual({ passed: 5, failed: 1, skipped: 0 });
});

test('a check whose dependency failed is skipped and reported', async () => {
  const build = check('build', [], async () => {
    throw new CommandError('tsc failed');
  });
  const ran = vi.fn(passing);
  await runChecks([build, check('api', ['build'], ran), check('late', ['api'], ran)], out);
  expect(ran).not.toHaveBeenCalled();
  expect(printed).toContain('not run, because "build" failed');
  expect(printed).toContain('not run, because "api" failed');
});

test('test runs without any test are a failure', async () => {
  const empty = check('unit', [], async () => ({ passed: 0, failed: 0, skipped: 0 }));
  expect(await runChecks([empty], out)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('checks that count no tests pass', async () => {
  const nothing = { passed: 0, failed: 0, skipped: 0 };
  expect(await runChecks([check('install', [], done)], out)).toEqual(nothing);
});

test('a name selects a check, a prefix all checks with it, and both their dependencies', () => {
  const checks = [
    check('install', [], done),
    check('generate', ['install'], done),
    check('lint', ['generate'], done),
    check('unit-server', ['generate'], done),
    check('unit-web', ['install'], done),
  ];
  const chosen = (...names: string[]) => chooseChecks({ checks, names }).map(({ name }) => name);
  expect(chosen('unit-web')).toEqual(['install', 'unit-web']);
  expect(chosen('unit')).toEqual(['install', 'generate', 'unit-server', 'unit-web']);
  expect(chosen()).toHaveLength(checks.length);
  expect(() => chosen('unity')).toThrow('There is no check unity');
});

/** A check that ends on demand of the test and records its start. */
function pendingCheck(name: string, { needs = [], usesAllCores = false }: Partial<Check> = {}) {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const run = vi.fn(() => ended);
  return { end: () => end(), run, check: { ...check(name, [...needs], run), usesAllCores } };
}

/** Resolves when the checks that an ended check unblocked have started. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('two checks run in parallel, in the order of the list', async () => {
  const [compile, types, lint] = [
    pendingCheck('compile'),
    pendingCheck('types'),
    pendingCheck('lint'),
  ];
  const api = pendingCheck('api', { needs: ['compile'] });
  const done = runChecks([compile.check, api.check, types.check, lint.check], out);
  expect(compile.run).toHaveBeenCalled();
  expect(types.run).toHaveBeenCalled();
  expect(lint.run).not.toHaveBeenCalled();
  expect(api.run).not.toHaveBeenCalled();
  compile.end();
  await settled();
  expect(api.run).toHaveBeenCalled();
  expect(lint.run).not.toHaveBeenCalled();
  for (const { end } of [api, types, lint]) end();
  await done;
  expect(lint.run).toHaveBeenCalled();
});

test('a check that uses all cores runs alone', async () => {
  const [lint, unit, types] = [
    pendingCheck('lint'),
    pendingCheck('unit', { usesAllCores: true }),
    pendingCheck('types'),
  ];
  const done = runChecks([lint.check, unit.check, types.check], out);
  expect(unit.run).not.toHaveBeenCalled();
  expect(types.run).toHaveBeenCalled();
  lint.end();
  await settled();
  expect(unit.run).not.toHaveBeenCalled();
  types.end();
  await settled();
  expect(unit.run).toHaveBeenCalled();
  unit.end();
  await done;
});
