import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { runServerCommand } from '../support/command.ts';
import { fullTest } from '../support/full-suite.ts';
import { startStack } from '../support/stack.ts';

const settings = { SEED: 'off', LOG_LEVEL: 'error' };

fullTest(
  'a second server on the same database is refused, until the first one is killed',
  async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'fairhall-second-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const databaseFile = path.join(dataDir, 'fairhall.db');
    const first = await startStack({ dataDir, settings });
    onTestFinished(() => first.stop());
    await expect(startStack({ dataDir, settings })).rejects.toThrow(
      `${databaseFile} is in use: stop the server first\n`,
    );
    first.kill();
    await first.ended;
    const next = await startStack({ dataDir, settings });
    await next.stop();
  },
);

fullTest('the commands of the operator work beside a running server', async () => {
  const stack = await startStack({ settings });
  onTestFinished(() => stack.stop());
  const { databaseFile } = stack;
  for (const name of ['backup', 'ledger:check', 'rounds:open', 'migrate', 'seed']) {
    const { code, stderr } = await runServerCommand(name, { args: [], databaseFile });
    expect({ name, code, stderr }).toEqual({ name, code: 0, stderr: '' });
  }
});
