import { expect, it } from 'vitest';
import { AppError } from '../../core/app-error.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

it('hashes with argon2id and tells the right password from a wrong one', async () => {
  const passwordHash = await hashPassword('Fairhall1!');
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=7168,t=8,p=1\$/);
  expect(await verifyPassword({ password: 'Fairhall1!', passwordHash })).toBe(true);
  expect(await verifyPassword({ password: 'fairhall1!', passwordHash })).toBe(false);
});

it('still knows a password behind a hash of the former kind', async () => {
  const passwordHash =
    '$argon2id$v=19$m=19456,t=2,p=1$jjzmDWWJwdHy91P1aFDC7A$pTrQgPwpsJIncZdpgyWOSrmvGGa0GLAWQ+XR5saAEgE';
  expect(await verifyPassword({ password: 'Fairhall1!', passwordHash })).toBe(true);
  expect(await verifyPassword({ password: 'Fairhall2!', passwordHash })).toBe(false);
});

it('never lets anybody in without a hash, not even with the dummy’s password', async () => {
  const password = 'a password that nobody has';
  expect(await verifyPassword({ password, passwordHash: null })).toBe(false);
});

it('turns callers away when too many wait, and serves the others', async () => {
  const attempts = await Promise.allSettled(
    Array.from({ length: 100 }, () => hashPassword('Fairhall1!')),
  );
  const refused = attempts.filter((attempt) => attempt.status === 'rejected');
  expect(attempts.length - refused.length).toBe(66);
  for (const { reason } of refused) {
    expect(reason).toBeInstanceOf(AppError);
    expect(reason.code).toBe('TOO_MANY_REQUESTS');
  }
});
