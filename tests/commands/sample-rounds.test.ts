import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { SAMPLE_PASSWORD, sampleAccounts } from '../../seed/sample-accounts.ts';
import { type Stack, startStack } from '../support/stack.ts';
import { getFromApi, postToApi } from '../support/stack-client.ts';

test('with SEED=off the game server has no sample rounds; the next start with SEED=on lists them to demo@', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fairhall-sample-rounds-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const without = await startStack({ dataDir, settings: { SEED: 'off' } });
  await without.stop();
  expect(storedRounds(dataDir)).toBe(0);
  const stack = await startStack({ dataDir });
  try {
    const { list, next } = await roundsOfDemo(stack);
    expect(list).toHaveLength(10);
    for (const round of list) expect(round).toMatchObject({ isRevealed: true });
    expect(next).toEqual(expect.any(String));
  } finally {
    await stack.stop();
  }
  // Of demo@, lia@ and the population.
  expect(storedRounds(dataDir)).toBe(360 + 35 + 6400);
});

function storedRounds(dataDir: string): unknown {
  const store = new Sqlite(path.join(dataDir, 'game-server.db'), { readonly: true });
  try {
    return store
      .prepare('SELECT (SELECT count(*) FROM rounds) + (SELECT count(*) FROM multi_step_rounds)')
      .pluck()
      .get();
  } finally {
    store.close();
  }
}

/** The first page. */
async function roundsOfDemo(stack: Stack): Promise<{ list: object[]; next: string | null }> {
  const { email } = sampleAccounts.demo;
  const { token } = await postToApi(stack, '/user/login', {
    body: { email, password: SAMPLE_PASSWORD },
  });
  return getFromApi(stack, '/game/rounds', token);
}
