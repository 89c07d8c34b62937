import { expect, test } from 'vitest';
import { ApiError } from '@/lib/api/api-error.ts';
import { depositFailure, usableOrder } from './deposit-failure.ts';

const order = {
  payUrl: 'http://localhost:3001/pay/MP-1',
  outTradeNo: 'FH1',
  platOrderNum: 'MP-1',
  expiryPeriod: 1800,
  walletBalance: 0,
};

function failureOf(response: Parameters<typeof usableOrder>[0]) {
  try {
    usableOrder(response);
    return null;
  } catch (error) {
    return depositFailure(error);
  }
}

test('an order with a checkout URL is usable', () => {
  expect(usableOrder(order)).toBe(order);
});

test('an empty response is a failed order creation', () => {
  expect(failureOf(null)).toEqual({ kind: 'emptyAnswer' });
  expect(failureOf(undefined)).toEqual({ kind: 'emptyAnswer' });
});

test('an order without a valid checkout URL is a failed payment', () => {
  expect(failureOf({ ...order, payUrl: '' })).toEqual({ kind: 'noPayUrl' });
  expect(failureOf({ ...order, payUrl: 'javascript:alert(1)' })).toEqual({ kind: 'noPayUrl' });
});

test('a refused amount shows the range of the server', () => {
  const data = { min: 10, max: 5000 };
  const error = new ApiError({ kind: 'refusal', code: 1102, message: 'Out of range', data });
  expect(depositFailure(error)).toEqual({ kind: 'outOfRange', ...data });
});

test('a refused amount without a range shows the message of the server', () => {
  const error = new ApiError({ kind: 'refusal', code: 1102, message: 'Out of range' });
  expect(depositFailure(error)).toEqual({ kind: 'message', message: 'Out of range' });
});

test('an unavailable payments provider is a failure of its own', () => {
  const error = new ApiError({ kind: 'refusal', code: 1108, message: 'No answer' });
  expect(depositFailure(error)).toEqual({ kind: 'unavailable' });
});

test('other errors show their message, and without one that the deposit failed', () => {
  const network = new ApiError({ kind: 'network', code: 0, message: 'Network error' });
  expect(depositFailure(network)).toEqual({ kind: 'message', message: 'Network error' });
  expect(depositFailure(new Error('x is not a function'))).toEqual({ kind: 'failed' });
});
