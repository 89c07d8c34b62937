import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { isUnsettled, UnsettledKeys } from './idempotency-key.ts';

const request = { walletType: 'USD', amount: 100 };
const noResponse = new ApiError({ kind: 'network', code: 0, message: '' });

test('every repeat of a request without a response carries its key', () => {
  const keys = new UnsettledKeys();
  const key = keys.keyFor(request);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  keys.settle(request, noResponse);
  expect(keys.keyFor({ ...request })).toBe(key);
  keys.settle(request, noResponse);
  expect(keys.keyFor(request)).toBe(key);
});

test('another amount, and a request after a settled one, carry a new key', () => {
  const keys = new UnsettledKeys();
  const key = keys.keyFor(request);
  expect(keys.keyFor({ walletType: 'USD', amount: 200 })).not.toBe(key);
  keys.settle(request, null);
  expect(keys.keyFor(request)).not.toBe(key);
});

test('the number of unsettled keys is bounded', () => {
  const keys = new UnsettledKeys();
  const key = keys.keyFor(request);
  for (let amount = 1; amount <= 20; amount += 1) keys.keyFor({ amount });
  expect(keys.keyFor(request)).not.toBe(key);
});

test('no response, a timeout and a server error leave a request unsettled', () => {
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
