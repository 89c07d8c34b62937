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

test('rows that are claimed or deleted with a limit are selected once, whatever the plan', () => {
  const args = ['ls-files', '*.ts', '*.sql', ':!*.test.ts'];
  const files = execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim().split('\n');
  const unsafe = files.filter((file) => {
    const text = readFileSync(path.join(repository, file), 'utf8');
    return UNSAFE.some((pattern) => pattern.test(text));
  });
  expect(unsafe).toEqual([]);
});
