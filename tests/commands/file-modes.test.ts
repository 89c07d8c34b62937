import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { runServerCommand } from '../support/command.ts';
import { fullTest } from '../support/full-suite.ts';
import { startStack } from '../support/stack.ts';

fullTest(
  'only their owner can read the databases, their WALs and the backups, those of an earlier version too',
  async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'fairhall-modes-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const settings = { LOG_LEVEL: 'error', SEED: 'off' };
    const privateFiles = [
      'fairhall.db',
      'fairhall.db-shm',
      'fairhall.db-wal',
      'game-server.db',
      'mockpay.db',
    ];

    const stack = await startStack({ dataDir, settings });
    onTestFinished(() => stack.stop());
    expect(Object.keys(await modesIn(dataDir))).toEqual(expect.arrayContaining(privateFiles));
    expect(new Set(Object.values(await modesIn(dataDir)))).toEqual(new Set(['600']));
    const { code, stdout } = await runServerCommand('backup', {
      args: [],
      databaseFile: path.join(dataDir, 'fairhall.db'),
    });
    expect(code).toBe(0);
    expect(Object.values(await modesIn(path.dirname(stdout.trim())))).toEqual(['600']);
    await stack.stop();

    for (const name of Object.keys(await modesIn(dataDir))) {
      await chmod(path.join(dataDir, name), 0o644);
    }
    const again = await startStack({ dataDir, settings });
    onTestFinished(() => again.stop());
    expect(new Set(Object.values(await modesIn(dataDir)))).toEqual(new Set(['600']));
  },
);

/** The permissions of the database files in a folder, by name. */
async function modesIn(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder)).filter((name) => /\.db(-wal|-shm)?$/.test(name));
  const modes = names.map(async (name) => {
    const { mode } = await stat(path.join(folder, name));
    return [name, (mode & 0o777).toString(8)];
  });
  return Object.fromEntries(await Promise.all(modes));
}
