import { expect, test, vi } from 'vitest';
import { DomainEvents } from './events.ts';

test('a subscriber receives the events of its type alone, until it ends its subscription', () => {
  const events = new DomainEvents({ log: { error: vi.fn() } });
  const seen: string[] = [];
  const stop = events.subscribe('deposit-changed', ({ outTradeNo }) => seen.push(outTradeNo));
  events.publish({ type: 'deposit-changed', outTradeNo: 'FH1' });
  events.publish({ type: 'withdrawal-changed', orderNum: 'FW1' });
  stop();
  events.publish({ type: 'deposit-changed', outTradeNo: 'FH2' });
  expect(seen).toEqual(['FH1']);
});

test('an error of a subscriber is logged, and neither fails the publisher nor another subscriber', () => {
  const error = vi.fn();
  const events = new DomainEvents({ log: { error } });
  const seen: string[] = [];
  events.subscribe('restrictions-changed', () => {
    throw new Error('broken');
  });
  events.subscribe('restrictions-changed', ({ userId }) => seen.push(userId));
  events.publish({ type: 'restrictions-changed', userId: '7' });
  expect(seen).toEqual(['7']);
  expect(error).toHaveBeenCalledOnce();
});
