import { describe, expect, it } from 'vitest';
import type { BetSlip } from '../contract-types.ts';
import { openingState, withSlip, withSlips } from './events-state.ts';

const slip = (changes: Partial<BetSlip>): BetSlip => ({
  kind: 'bet',
  slipId: 'one',
  gameId: 'derby-dash',
  status: 'standing',
  stake: '10.00',
  win: '0.00',
  odds: '2.00',
  digest: 'b'.repeat(64),
  createdAt: '2026-11-21T12:00:00.000Z',
  settledAt: null,
  legs: [],
  ...changes,
});
const opening = openingState({ currency: 'USD', balanceMinor: 1000n });
const standing = withSlips(opening, [slip({})]);
const endWith = (changes: Partial<BetSlip>) =>
  withSlips(standing, [slip({ status: 'settled', ...changes })]).news.map(({ end }) => end);

describe('news of slips', () => {
  it('is there of those that ended while the page looked, and of no others', () => {
    expect(withSlips(opening, [slip({ status: 'settled' })]).news).toEqual([]);
    expect(standing.news).toEqual([]);
    expect(endWith({})).toEqual(['lost']);
  });

  it('calls only a return above the stake a win', () => {
    expect(endWith({ win: '20.00' })).toEqual(['won']);
    expect(endWith({ win: '10.00' })).toEqual(['back']);
    expect(endWith({ win: '4.00' })).toEqual(['back']);
    expect(endWith({ status: 'cancelled' })).toEqual(['cancelled']);
  });

  it('comes in the order in which the slips were bought, once', () => {
    const two = withSlip(standing, slip({ slipId: 'two' }));
    const ended = withSlips(two, [
      slip({ slipId: 'two', status: 'settled' }),
      slip({ status: 'settled' }),
    ]);
    expect(ended.news.map(({ slipId }) => slipId)).toEqual(['one', 'two']);
    expect(withSlips(ended, ended.slips ?? []).news).toHaveLength(2);
  });

  it('does not pile up', () => {
    const many = Array.from({ length: 9 }, (_, place) => slip({ slipId: `slip ${place}` }));
    const ended = many.map((each): BetSlip => ({ ...each, status: 'settled' }));
    expect(withSlips(withSlips(opening, many), ended).news).toHaveLength(6);
  });
});

it('puts a slip that was bought twice into the list once', () => {
  expect(withSlip(withSlip(opening, slip({})), slip({})).slips).toHaveLength(1);
});
