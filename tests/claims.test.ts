import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repository } from './support/command.ts';

/** A change of the rows of a subselect with a limit, and a claim in a CTE that PostgreSQL may inline. */
const UNSAFE = [
  /\b(UPDATE|DELETE FROM)\s[^;`]*\bIN\s*\(\s*SELECT\b[^`]*\bLIMIT\b/,
  /\bAS\s*\(\s*SELECT\b[^`]*?(SKIP LOCKED|skipLocked|locks\.claim)/,
];

const textOf = (file: string) => readFileSync(path.join(repository, file), 'utf8');

function trackedFiles(...patterns: readonly string[]): readonly string[] {
  const args = ['ls-files', ...patterns, ':!*.test.ts'];
  return execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim().split('\n');
}

test('rows that are claimed or deleted with a limit are selected once, whatever the plan', () => {
  const unsafe = trackedFiles('*.ts', '*.sql').filter((file) =>
    UNSAFE.some((pattern) => pattern.test(textOf(file))),
  );
  expect(unsafe).toEqual([]);
});

test.each([
  ['page', /dangerouslySetInnerHTML|\b(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write/],
  ['statement of SQL', /\$(query|execute)RawUnsafe/],
])('no %s is built from text', (_what, fromText) => {
  const files = trackedFiles('web/src/*.ts', 'web/src/*.tsx', 'server/*/src/*.ts', 'seed/*.ts');
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => fromText.test(textOf(file)))).toEqual([]);
});

test('one function makes the HTTP servers; the port of metrics alone has a simpler one', () => {
  const makers = trackedFiles('server/*/src/*.ts', 'seed/*.ts', ':!*/testing/*').filter((file) =>
    /\b(createServer|createSecureServer|fastify)\(/.test(textOf(file)),
  );
  expect(makers).toEqual([
    'server/api/src/http/metrics-server.ts',
    'server/kit/src/http/http-server.ts',
  ]);
});
