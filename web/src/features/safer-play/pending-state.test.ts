import { expect, test } from 'vitest';
import { pendingState } from './pending-state.ts';

const pending = {
  amount: 200,
  requestedAt: '2026-11-24T10:00:00.000Z',
  confirmableAt: '2026-11-25T10:00:00.000Z',
  lapsesAt: '2026-12-02T10:00:00.000Z',
};
const stateAt = (at: string) => pendingState(pending, Date.parse(at));

test('a change waits until it can be confirmed, to the millisecond', () => {
  expect(stateAt('2026-11-25T09:59:59.000Z')).toEqual({ name: 'waiting', leftMs: 1000 });
  expect(stateAt('2026-11-25T10:00:00.000Z')).toEqual({ name: 'ready' });
});

test('a change lapses at the end of its time', () => {
  expect(stateAt('2026-12-02T09:59:59.999Z')).toEqual({ name: 'ready' });
  expect(stateAt('2026-12-02T10:00:00.000Z')).toEqual({ name: 'lapsed' });
});
