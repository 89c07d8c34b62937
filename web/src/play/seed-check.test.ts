import { afterEach, describe, expect, it, vi } from 'vitest';
import { seedMatchesHash } from './seed-check.ts';
import { newRequestId } from './session/request-id.ts';

describe('a revealed server seed', () => {
  // SHA-256("abc"), from FIPS 180-4.
  const hash = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

  it('matches its published hash, in upper or lower case', async () => {
    expect(await seedMatchesHash({ serverSeed: 'abc', serverSeedHash: hash })).toBe(true);
    expect(await seedMatchesHash({ serverSeed: 'abc', serverSeedHash: hash.toUpperCase() })).toBe(
      true,
    );
  });

  it('is detected if it does not match', async () => {
    expect(await seedMatchesHash({ serverSeed: 'abd', serverSeedHash: hash })).toBe(false);
  });
});

describe('a request id', () => {
  afterEach(() => vi.useRealTimers());

  it('has 32 hex digits, within the limits of the game server, and is unique', () => {
    const ids = Array.from({ length: 50 }, newRequestId);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(ids).size).toBe(50);
  });

  it('sorts after earlier ids', () => {
    vi.useFakeTimers({ now: 2 ** 28 - 1 });
    const before = newRequestId();
    vi.setSystemTime(2 ** 28);
    expect(newRequestId() > before).toBe(true);
  });
});
