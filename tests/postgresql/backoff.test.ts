import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { backendOf } from '../../server/api/src/backends/index.ts';
import { PostgresBackoff } from '../../server/api/src/backends/postgresql/backoff.ts';
import type { Database } from '../../server/api/src/db/database.ts';
import {
  type Attempt,
  type Backoff,
  DELAYS_MS,
  MemoryBackoff,
  RESET_AFTER_MS,
} from '../../server/api/src/modules/auth/index.ts';
import { newPostgresDatabase } from '../support/postgres-databases.ts';

/* The counters of one process and those of several nodes are the same to an attacker. */

const FREE = 3;
const limit = { name: 'test', freeFailures: FREE };
const secrets = { providerSecret: 'p'.repeat(32), paymentSecret: 'm'.repeat(32) };
const at = (ms: number) => new Date(1_800_000_000_000 + ms);

let settings: Awaited<ReturnType<typeof newPostgresDatabase>>;
let database: Database;
let backoff: Backoff;

beforeAll(async () => {
  settings = await newPostgresDatabase();
  database = await backendOf(settings).openDatabase();
});

afterAll(async () => {
  await database.close();
  await settings.remove();
});

/** @throws Error when the attempt is not allowed */
async function begin(ms: number, key = 'key'): Promise<Attempt> {
  const begun = await backoff.begin([{ limit, key }], at(ms));
  if ('waitMs' in begun) throw new Error(`${key} must wait ${begun.waitMs} ms`);
  return begun;
}

/** Milliseconds until the next attempt; 0 when it was allowed, and then it counts. */
async function wait(ms: number, key = 'key'): Promise<number> {
  const begun = await backoff.begin([{ limit, key }], at(ms));
  return 'waitMs' in begun ? begun.waitMs : 0;
}

/** Free failures and the given number after them, each as soon as it is allowed. @returns its end */
async function failuresBeyondFree(count: number): Promise<number> {
  for (let index = 0; index < FREE; index += 1) await begin(0);
  let ms = 0;
  for (let index = 0; index < count; index += 1) {
    ms += await wait(ms);
    await begin(ms);
  }
  return ms;
}

const implementations = {
  'in memory': () => new MemoryBackoff(),
  'on PostgreSQL': () => new PostgresBackoff({ prisma: database.prisma, secrets }),
};

describe.each(Object.entries(implementations))('%s', (_name, open) => {
  beforeEach(async () => {
    await database.prisma.$executeRaw`DELETE FROM "BackoffCounter"`;
    backoff = open();
  });

  test('the free failures cause no delay; then it doubles up to the maximum', async () => {
    for (let index = 0; index < FREE; index += 1) expect(await wait(0)).toBe(0);
    let ms = 0;
    for (const delayMs of [...DELAYS_MS, ...DELAYS_MS.slice(-1)]) {
      expect(await wait(ms)).toBe(delayMs);
      expect(await wait(ms + delayMs - 1)).toBe(1);
      ms += delayMs;
      await begin(ms);
    }
    expect(DELAYS_MS).toEqual(
      [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900].map((seconds) => seconds * 1000),
    );
  });

  test('the delay is measured from the last attempt, and ends after an hour without attempts', async () => {
    const last = await failuresBeyondFree(2);
    expect(await wait(last + 1500)).toBe(2500);
    const end = last + RESET_AFTER_MS + 1;
    for (let index = 0; index < FREE; index += 1) expect(await wait(end)).toBe(0);
    expect(await wait(end)).toBe(1000);
  });

  test('a counter is in force for exactly an hour after its last attempt', async () => {
    const last = await failuresBeyondFree(12);
    await begin(last + RESET_AFTER_MS);
    expect(await wait(last + RESET_AFTER_MS)).toBe(900_000);
  });

  test('a clock that was set back does not shorten the delay', async () => {
    for (let index = 0; index < FREE; index += 1) await begin(5000);
    expect(await wait(2000)).toBe(4000);
  });

  test('an attempt that succeeded does not count, also not among concurrent ones', async () => {
    for (let index = 0; index < FREE - 1; index += 1) await begin(0);
    for (let index = 0; index < 20; index += 1) {
      const settled = await Promise.allSettled([begin(0), begin(0), begin(0)]);
      const begun = settled.filter((one) => one.status === 'fulfilled');
      expect(begun).toHaveLength(1);
      for (const { value } of begun) await value.withdraw();
    }
    expect(await wait(0)).toBe(0);
    expect(await wait(0)).toBe(1000);
  });

  test('of a hundred attempts at once as many are allowed as one after the other', async () => {
    const waits = await Promise.all(Array.from({ length: 100 }, () => wait(0)));
    expect(waits.filter((ms) => ms === 0)).toHaveLength(FREE);
    expect(new Set(waits)).toEqual(new Set([0, 1000]));
    const next = await Promise.all(Array.from({ length: 20 }, () => wait(1000)));
    expect(next.filter((ms) => ms === 0)).toHaveLength(1);
  });

  test('a withdrawn attempt leaves the failures before it, and the time of the attempt', async () => {
    await failuresBeyondFree(1);
    await (await begin(3000)).withdraw();
    expect(await wait(3000)).toBe(2000);
  });

  test('a reset key starts anew', async () => {
    const last = await failuresBeyondFree(3);
    await backoff.reset({ limit, key: 'key' });
    for (let index = 0; index < FREE; index += 1) expect(await wait(last)).toBe(0);
    expect(await wait(last)).toBe(1000);
  });

  test('an attempt from before a reset withdraws nothing from the attempts after it', async () => {
    const before = [await begin(0), await begin(0)];
    await backoff.reset({ limit, key: 'key' });
    for (let index = 0; index < FREE; index += 1) await begin(0);
    for (const attempt of before) await attempt.withdraw();
    expect(await wait(0)).toBe(1000);
  });

  test('an attempt from before the hour withdraws nothing from the attempts after it', async () => {
    const before = await begin(0);
    for (let index = 0; index < FREE; index += 1) await begin(RESET_AFTER_MS + 1);
    await before.withdraw();
    expect(await wait(RESET_AFTER_MS + 1)).toBe(1000);
  });

  test('a key whose only attempt succeeded has no delay, also without free failures', async () => {
    const none = { limit: { name: 'none free', freeFailures: 0 }, key: 'key' };
    const attempt = await backoff.begin([none], at(0));
    expect(await backoff.begin([none], at(0))).toEqual({ waitMs: 2000 });
    if ('withdraw' in attempt) await attempt.withdraw();
    expect(await backoff.begin([none], at(100))).not.toHaveProperty('waitMs');
    expect(await backoff.begin([none], at(100))).toEqual({ waitMs: 2000 });
  });

  test('an attempt under two keys counts under both or, if one of them must wait, under none', async () => {
    const two = { name: 'other', freeFailures: 1 };
    const both = [
      { limit, key: 'key' },
      { limit: two, key: 'key' },
    ];
    const attempt = await backoff.begin(both, at(0));
    expect(await backoff.begin(both, at(0))).toEqual({ waitMs: 1000 });
    expect(await backoff.begin(both, at(0))).toEqual({ waitMs: 1000 });
    // Counted once under the first key: two free ones are left.
    expect([await wait(0), await wait(0), await wait(0)]).toEqual([0, 0, 1000]);
    if ('withdraw' in attempt) await attempt.withdraw();
    expect(await backoff.begin(both.slice(1), at(0))).not.toHaveProperty('waitMs');
    expect(await wait(0)).toBe(0);
  });

  test('the longest wait of several keys is returned', async () => {
    const last = await failuresBeyondFree(2);
    for (let index = 0; index < FREE; index += 1) await begin(last, 'short');
    for (const keys of [
      ['key', 'short'],
      ['short', 'key'],
    ]) {
      const both = keys.map((key) => ({ limit, key }));
      expect(await backoff.begin(both, at(last))).toEqual({ waitMs: 4000 });
    }
  });

  test('keys and limits have counters of their own', async () => {
    await failuresBeyondFree(1);
    expect(await wait(1000, 'other')).toBe(0);
    const sameKey = { limit: { name: 'other', freeFailures: 1 }, key: 'key' };
    expect(await backoff.begin([sameKey], at(1000))).not.toHaveProperty('waitMs');
  });
});

describe('the counters of several nodes', () => {
  const rows = () =>
    database.prisma.$queryRaw<{ key: string; failures: number }[]>`SELECT * FROM "BackoffCounter"`;

  beforeEach(async () => {
    await database.prisma.$executeRaw`DELETE FROM "BackoffCounter"`;
    backoff = new PostgresBackoff({ prisma: database.prisma, secrets });
  });

  test('are stored by a hash that needs the secrets', async () => {
    await begin(0, 'ana@example.com');
    const [{ key = '' } = {}] = await rows();
    expect(key).toMatch(/^[\w-]{43}$/);
    const other = { ...secrets, providerSecret: 'q'.repeat(32) };
    backoff = new PostgresBackoff({ prisma: database.prisma, secrets: other });
    await begin(0, 'ana@example.com');
    expect(new Set((await rows()).map((row) => row.key)).size).toBe(2);
  });

  test('are deleted an hour after the last attempt, a bounded number at a time', async () => {
    for (let index = 0; index < 5; index += 1) await begin(0, `old ${index}`);
    await begin(1, 'current');
    const batch = { now: at(RESET_AFTER_MS + 1), limit: 3 };
    expect(await backoff.deleteExpired(batch)).toBe(3);
    expect(await backoff.deleteExpired(batch)).toBe(2);
    expect(await backoff.deleteExpired(batch)).toBe(0);
    expect(await rows()).toHaveLength(1);
  });

  test('are in a table that is not logged', async () => {
    const [table] = await database.prisma.$queryRaw<{ persistence: string }[]>`
      SELECT relpersistence::text AS "persistence" FROM pg_class WHERE relname = 'BackoffCounter'`;
    expect(table).toEqual({ persistence: 'u' });
  });
});
