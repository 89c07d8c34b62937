import { expect, test } from 'vitest';
import { slotGames } from '../../server/game-server/src/engines/slot-engines.ts';
import { runServerCommand } from '../support/command.ts';

const RTP_MS_MAX = 4_500_000;
const command = 'game-math/dist/report/rtp-command.js';

test('finds the figures of every slot under its cap, and of hold’em over all boards, as stated', {
  timeout: RTP_MS_MAX,
}, async () => {
  const args = ['500', '--exact'];
  const report = await runServerCommand(command, { args, databaseFile: 'unused.db' });
  expect(report.stdout).not.toMatch(/under its cap: (?!as stated)/);
  expect(report).toMatchObject({ code: 0, stderr: '' });
  for (const { gameId } of slotGames)
    expect(report.stdout).toContain(`${gameId} under its cap: as stated\n`);
  expect(report.stdout).toContain('lantern-holdem over all boards: ');
});
