import process from 'node:process';
import { expect, test } from 'vitest';
import { runCommand } from '../support/command.ts';

test('npm run bench starts the server as the compose file does, and measures its bets', async () => {
  const args = ['run', 'bench', '--', '--quick', '--only', 'bets'];
  const { code, stdout } = await runCommand('npm', args, { env: process.env });
  expect(code, stdout).toBe(0);
  expect(stdout).toMatch(/^\| bet +\| +[\d,.]+ 1\/s \| \(a\) raw SQLite, groups of 64 /m);
});
