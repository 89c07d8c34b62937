import { expect, it } from 'vitest';
import { reachedLimitOf } from './reached-limit.ts';

const loss = {
  kind: 'loss',
  period: 'week',
  limit: 200,
  remaining: 3.5,
  walletType: 'USD',
  resetsAt: '2026-11-30T00:00:00.000Z',
};

it('a limit is read, without fields of a later version', () => {
  expect(reachedLimitOf({ ...loss, more: 1 })).toEqual(loss);
});

it('a time limit has no wallet type', () => {
  const time = { ...loss, kind: 'time', period: 'day', limit: 60, remaining: 0, walletType: null };
  expect(reachedLimitOf(time)).toEqual(time);
});

it.each([
  ['nothing, as of a repeated request', null],
  ['an unknown kind', { ...loss, kind: 'mood' }],
  ['an unknown period', { ...loss, period: 'year' }],
  ['an amount that is no number', { ...loss, limit: '200' }],
  ['an unknown wallet type', { ...loss, walletType: 'XXX' }],
  ['an unreadable time', { ...loss, resetsAt: 'soon' }],
])('%s is no limit', (_what, data) => {
  expect(reachedLimitOf(data)).toBeNull();
});
