import { describe, expect, it } from 'vitest';
import type { LoadedOrder } from './order-api.ts';
import { timeLeft } from './use-countdown.ts';

const order: LoadedOrder = {
  platOrderNum: 'MP1',
  outTradeNo: 'FH1',
  amount: '100.00',
  walletType: 'USD',
  status: 'pending',
  failureReason: null,
  methods: ['card'],
  cards: ['credit', 'debit'],
  createdAt: '2030-01-01T12:00:00.000Z',
  expiresAt: '2030-01-01T12:30:00.000Z',
  now: '2030-01-01T12:00:00.000Z',
  returnUrl: 'http://casino.test/',
  note: null,
  pixCode: null,
  clockOffsetMs: 0,
};
const at = (time: string) => Date.parse(`2030-01-01T${time}Z`);

describe('timeLeft', () => {
  it('runs from the full time to zero and not below', () => {
    expect(timeLeft(order, at('12:00:00'))).toEqual({ seconds: 1800, share: 1 });
    expect(timeLeft(order, at('12:15:00'))).toEqual({ seconds: 900, share: 0.5 });
    expect(timeLeft(order, at('12:29:59.500'))).toMatchObject({ seconds: 1 });
    expect(timeLeft(order, at('13:00:00'))).toEqual({ seconds: 0, share: 0 });
  });

  it('uses the server’s clock, however wrong the device’s clock is', () => {
    const threeHours = 3 * 3_600_000;
    const fast = { ...order, clockOffsetMs: -threeHours };
    expect(timeLeft(fast, at('12:15:00') + threeHours).seconds).toBe(900);
  });
});
