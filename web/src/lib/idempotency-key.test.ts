import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { isUnsettled, keyFor } from './idempotency-key.ts';

const body = JSON.stringify({ walletType: 'USD', amount: 100 });

test('a repeat of an unsettled request carries its key', () => {
  const first = keyFor(body, null);
  expect(first.key).toMatch(/^[0-9a-f]{32}$/);
  expect(keyFor(body, first)).toBe(first);
});

test('another amount, and a request after a settled one, carry a new key', () => {
  const first = keyFor(body, null);
  const other = keyFor(JSON.stringify({ walletType: 'USD', amount: 200 }), first);
  expect(other.key).not.toBe(first.key);
  expect(keyFor(body, null).key).not.toBe(first.key);
});

test('no answer, a late answer and a server error leave a request unsettled', () => {
  const errors = [
    new ApiError({ kind: 'network', code: 0, message: '' }),
    new ApiError({ kind: 'timeout', code: 0, message: '' }),
    new ApiError({ kind: 'transport', code: 500, message: '' }),
    new ApiError({ kind: 'transport', code: 503, message: '' }),
  ];
  expect(errors.map(isUnsettled)).toEqual([true, true, true, true]);
});

test('a refusal and a rejected request settle it', () => {
  const errors = [
    new ApiError({ kind: 'refusal', code: 1108, message: '' }),
    new ApiError({ kind: 'transport', code: 400, message: '' }),
    new ApiError({ kind: 'transport', code: 429, message: '' }),
    new Error('something of our own'),
  ];
  expect(errors.map(isUnsettled)).toEqual([false, false, false, false]);
});
