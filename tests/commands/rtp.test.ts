import { expect, test } from 'vitest';
import { isFullSuite } from '../../server/commands/suite.mjs';
import { runServerCommand } from '../support/command.ts';

const rtp = (...args: string[]) =>
  runServerCommand('game-server/dist/report/rtp-command.js', { args, databaseFile: 'unused.db' });

const RTP_MS_MAX = 4_500_000;
const showsEveryGame =
  'lists every game with its stated RTP, which is exact except for blackjack, and finds the figures of every slot under its cap as stated';
test.runIf(isFullSuite)(showsEveryGame, { timeout: RTP_MS_MAX }, async () => {
  const report = await rtp('500', '--exact');
  expect(report.stdout).not.toMatch(/under its cap: (?!as stated)/);
  expect(report).toMatchObject({ code: 0, stderr: '' });
  const [head, ...lines] = report.stdout.trimEnd().split('\n');
  const rows = lines.slice(0, 36);
  expect(lines.filter((line) => line.endsWith('under its cap: as stated'))).toHaveLength(14);
  expect(head).toMatch(
    /^game +bet +stated +exact +simulated ± 95 % +volatility +hit rate +feature +largest win/,
  );
  const isSimulated = (row: string) => row.includes('  simulated  ');
  expect(rows.filter(isSimulated).map((row) => row.split(' ')[0])).toEqual(['hall-blackjack']);
  for (const row of rows.filter((row) => !isSimulated(row))) {
    const [, stated, exact] = / (\d+\.\d\d) % +(\d+\.\d\d) % /.exec(row) ?? [];
    expect({ row, stated }).toEqual({ row, stated: exact ?? 'none' });
  }
});

test('refuses zero rounds', async () => {
  const { code, stderr } = await rtp('0');
  expect(code).toBe(1);
  expect(stderr).toContain('the number of rounds must be a positive integer');
});
