import { expect, test } from 'vitest';
import type { Transaction } from '@/lib/api/contract-types.ts';
import { failureReason, resultView } from './result-view.ts';

const order: Transaction = {
  transactionId: 't1',
  externalOrderId: 'FH1',
  platformOrderId: 'MP-1',
  type: 'deposit',
  walletType: 'USD',
  amount: 100,
  actualAmount: 0,
  fee: 0,
  bonusAmount: 0,
  status: 1,
  paymentChannel: 'Mockpay',
  isInReview: false,
  remark: '',
  payUrl: null,
  expiresAt: null,
  createTime: '2025-06-16T14:28:25.000Z',
  updateTime: '2025-06-16T14:28:25.000Z',
};

const waiting = {
  outTradeNo: 'FH1',
  isSessionSettled: true,
  isLoggedIn: true,
  order: undefined,
  status: undefined,
  isError: false,
} as const;

test('an order is shown in its state', () => {
  for (const status of ['pending', 'paid', 'failed', 'cancelled', 'unknown'] as const) {
    expect(resultView({ ...waiting, order, status })).toEqual({ kind: status, order });
  }
});

test("a failed order shows the server's reason where it has one", () => {
  const reason = 'Not credited';
  expect(failureReason({ kind: 'failed', order: { ...order, remark: reason } })).toBe(reason);
  expect(failureReason({ kind: 'failed', order })).toBeNull();
  expect(failureReason({ kind: 'paid', order: { ...order, remark: reason } })).toBeNull();
});

test('before the first response the page is loading', () => {
  expect(resultView(waiting).kind).toBe('looking');
});

test('a tab is not a guest’s before another tab could respond with its session', () => {
  const loggedOut = { ...waiting, isLoggedIn: false };
  expect(resultView({ ...loggedOut, isSessionSettled: false }).kind).toBe('looking');
  expect(resultView(loggedOut).kind).toBe('guest');
});

test('another player’s order and a missing order are not found', () => {
  expect(resultView({ ...waiting, status: null }).kind).toBe('notFound');
  expect(resultView({ ...waiting, outTradeNo: '' }).kind).toBe('notFound');
});

test('a failed query is an error only while no order is loaded', () => {
  expect(resultView({ ...waiting, isError: true }).kind).toBe('error');
  expect(resultView({ ...waiting, isError: true, order, status: 'paid' }).kind).toBe('paid');
});
