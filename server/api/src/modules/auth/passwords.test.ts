import { hash } from '@node-rs/argon2';
import { Piscina } from 'piscina';
import { expect, it, vi } from 'vitest';
import { AppError } from '../../core/app-error.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

const cost = 'minimal';

it('hashes with argon2id, accepts the correct password and rejects a wrong one', async () => {
  const passwordHash = await hashPassword('Fairhall1!');
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=7168,t=8,p=1\$/);
  expect(await verifyPassword({ password: 'Fairhall1!', passwordHash })).toBe(true);
  expect(await verifyPassword({ password: 'fairhall1!', passwordHash })).toBe(false);
});

it('hashes at the least cost for tests, and verifies a hash whatever it cost', async () => {
  const passwordHash = await hashPassword('Fairhall1!', { cost, network: null });
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
  expect(await verifyPassword({ password: 'Fairhall1!', passwordHash })).toBe(true);
  expect(await verifyPassword({ password: 'fairhall1!', passwordHash })).toBe(false);
});

it('verifies a hash with the former parameters', async () => {
  const passwordHash =
    '$argon2id$v=19$m=19456,t=2,p=1$jjzmDWWJwdHy91P1aFDC7A$pTrQgPwpsJIncZdpgyWOSrmvGGa0GLAWQ+XR5saAEgE';
  expect(await verifyPassword({ password: 'Fairhall1!', passwordHash })).toBe(true);
  expect(await verifyPassword({ password: 'Fairhall2!', passwordHash })).toBe(false);
});

it('rejects every password without a hash, also that of the dummy hash', async () => {
  const password = 'a password that nobody has';
  expect(await verifyPassword({ password, passwordHash: null })).toBe(false);
});

const COMPOSED = 'Gr\u00fc\u00dfe an M\u00fcnchen';
const DECOMPOSED = COMPOSED.normalize('NFD');

it('a password is the same in every Unicode form', async () => {
  const passwordHash = await hashPassword(DECOMPOSED);
  expect(await verifyPassword({ password: COMPOSED, passwordHash })).toBe(true);
  expect(await verifyPassword({ password: DECOMPOSED, passwordHash })).toBe(true);
});

it('accepts a password as typed, where the stored hash is of that form', async () => {
  const passwordHash = await hash(DECOMPOSED);
  expect(await verifyPassword({ password: DECOMPOSED, passwordHash })).toBe(true);
});

it('hashes as often without a hash as with one, in each form of the password', async () => {
  const passwordHash = await hashPassword('another one');
  await verifyPassword({ password: COMPOSED, passwordHash: null });
  const run = vi.spyOn(Piscina.prototype, 'run');
  const hashes = async (password: string, hashed: string | null) => {
    run.mockClear();
    await verifyPassword({ password, passwordHash: hashed });
    return run.mock.calls.length;
  };
  expect([await hashes(COMPOSED, passwordHash), await hashes(COMPOSED, null)]).toEqual([1, 1]);
  expect([await hashes(DECOMPOSED, passwordHash), await hashes(DECOMPOSED, null)]).toEqual([2, 2]);
  run.mockRestore();
});

async function fulfilled(calls: readonly Promise<unknown>[]): Promise<number> {
  const settled = await Promise.allSettled(calls);
  return settled.filter(({ status }) => status === 'fulfilled').length;
}

it('a flood from one network takes a share of the queue and leaves the rest to others', async () => {
  const flood = Array.from({ length: 100 }, () =>
    hashPassword('Fairhall1!', { cost, network: 'flood' }),
  );
  const others = Array.from({ length: 40 }, (_, index) =>
    hashPassword('Fairhall1!', { cost, network: `other ${index}` }),
  );
  expect(await Promise.all([fulfilled(flood), fulfilled(others)])).toEqual([8, 40]);
  expect(await fulfilled([hashPassword('Fairhall1!', { cost, network: 'flood' })])).toBe(1);
});

it('registrations from many networks leave half of the queue to logins', async () => {
  const passwordHash = await hashPassword('Fairhall1!');
  const registrations = Array.from({ length: 100 }, (_, index) =>
    hashPassword('Fairhall1!', { cost, network: `${index}`, isRegistration: true }),
  );
  const logins = Array.from({ length: 33 }, (_, index) =>
    verifyPassword({ password: 'Fairhall1!', passwordHash }, { cost, network: `login ${index}` }),
  );
  expect(await Promise.all([fulfilled(registrations), fulfilled(logins)])).toEqual([33, 33]);
});

it('rejects calls when the queue is full, and completes the others', async () => {
  const attempts = await Promise.allSettled(
    Array.from({ length: 100 }, () => hashPassword('Fairhall1!', { cost, network: null })),
  );
  const rejected = attempts.filter((attempt) => attempt.status === 'rejected');
  expect(attempts.length - rejected.length).toBe(66);
  for (const { reason } of rejected) {
    expect(reason).toBeInstanceOf(AppError);
    expect(reason.code).toBe('TOO_MANY_REQUESTS');
  }
});
