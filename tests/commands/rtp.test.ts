import { expect, test } from 'vitest';
import { isFullSuite } from '../../server/commands/suite.mjs';
import { catalogue } from '../../server/game-server/src/catalogue/catalogue.ts';
import { runServerCommand } from '../support/command.ts';

const rtp = (...args: string[]) =>
  runServerCommand('game-math/dist/report/rtp-command.js', { args, databaseFile: 'unused.db' });

const showsEveryGame = 'lists every game with its stated RTP, which is exact except for blackjack';
test.runIf(isFullSuite)(showsEveryGame, async () => {
  const report = await rtp('500');
  expect(report).toMatchObject({ code: 0, stderr: '' });
  const [table = '', plans = ''] = report.stdout.trimEnd().split('\n\n');
  const [head, ...rows] = table.split('\n');
  expect(plans).toContain('mines-24: 2475 % (99.00)');
  expect(rows).toHaveLength(catalogue.filter(({ enabled }) => enabled).length);
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
