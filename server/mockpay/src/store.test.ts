import { expect, test } from 'vitest';
import { openStore } from './store.ts';
import { tempDir } from './testing/fixture.ts';

const FULL = 2;

test('a commit waits for its fsync, so a payment that is reported as paid survives a power cut', async () => {
  const store = openStore(await tempDir());
  expect(store.pragma('synchronous', { simple: true })).toBe(FULL);
  store.close();
});
