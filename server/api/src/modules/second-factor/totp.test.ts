import { randomBytes } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { newTotpSecret, otpauthUrl, stepOfCode } from './totp.ts';

/** The secret of RFC 6238, appendix B, for SHA-1: the ASCII text 12345678901234567890. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** Appendix B, of whose eight digits the last six are the code. */
const vectors: readonly (readonly [seconds: number, code: string])[] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
];

test.each(vectors)('the code of RFC 6238 at %i s is %s', (seconds, code) => {
  const at = new Date(seconds * 1000);
  expect(stepOfCode({ secret: SECRET, code, at })).toBe(Math.floor(seconds / 30));
});

describe('a code', () => {
  const code = '005924';
  const stepMs = 1_234_567_890_000;

  it.each([
    [-60, null],
    [-30, 41_152_263],
    [30, 41_152_263],
    [60, null],
  ])('is valid one step early and late: %i s', (seconds, step) => {
    const at = new Date(stepMs + seconds * 1000);
    expect(stepOfCode({ secret: SECRET, code, at })).toBe(step);
  });

  it.each(['', '5924', '0059240', '00592a', '005925'])('is no other text: %j', (other) => {
    expect(stepOfCode({ secret: SECRET, code: other, at: new Date(stepMs) })).toBeNull();
  });
});

test('a new secret has 160 bits, and its address the values that apps require', () => {
  const secret = newTotpSecret({ bytes: randomBytes });
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  const url = new URL(otpauthUrl({ secret, label: 'ana@example.com' }));
  expect(url.protocol).toBe('otpauth:');
  expect(decodeURIComponent(url.pathname)).toContain('Fairhall:ana@example.com');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    issuer: 'Fairhall',
    secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
