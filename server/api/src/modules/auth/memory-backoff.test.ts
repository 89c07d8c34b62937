import { expect, it } from 'vitest';
import { MemoryBackoff } from './memory-backoff.ts';

/* What both implementations have in common is in `tests/postgresql/backoff.test.ts`. */

const limit = { name: 'test', freeFailures: 1 };
const now = new Date(1_800_000_000_000);

it('stores at most `entriesMax` keys of a limit, the most recently used', async () => {
  const backoff = new MemoryBackoff({ entriesMax: 3 });
  const begin = (key: string) => backoff.begin([{ limit, key }], now);
  const refused = { waitMs: 1000 };
  await begin('key');
  await begin('other');
  expect(await begin('key')).toEqual(refused);
  for (const key of ['one', 'two']) await begin(key);
  // The refused attempt was a use of the key, so that the other one was evicted.
  expect(await begin('key')).toEqual(refused);
  expect(await begin('other')).not.toEqual(refused);
});

it('evicts no key for those of another limit', async () => {
  const backoff = new MemoryBackoff({ entriesMax: 1 });
  await backoff.begin([{ limit, key: 'key' }], now);
  const other = { name: 'other', freeFailures: 1 };
  for (const key of ['one', 'two']) await backoff.begin([{ limit: other, key }], now);
  expect(await backoff.begin([{ limit, key: 'key' }], now)).toEqual({ waitMs: 1000 });
});
