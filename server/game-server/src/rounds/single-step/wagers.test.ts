import type { Currency } from '@fairhall/api/contract/money';
import { ApiError } from '@fairhall/kit/http/simulator-envelope';
import { expect, test } from 'vitest';
import { hostedSpots } from '../hosted-games.ts';
import { spotWager } from './wagers.ts';

/** The accepted stake of a bet on an original, or its refusal with the data. */
function stakeOf(gameId: string, spot: string, amount: string, currency: Currency = 'USD') {
  const input = { gameId, requestId: 'request-1', bets: [{ spot, amount }] };
  try {
    return spotWager(hostedSpots(gameId, currency), { input, currency }).stakeMinor();
  } catch (error) {
    if (error instanceof ApiError) return [error.reason, error.data];
    throw error;
  }
}

test('a stake takes the returns that it pays in whole units, and no other', () => {
  expect(stakeOf('quayside-dice', 'under-205', '0.20')).toBe(20n);
  expect(stakeOf('quayside-dice', 'under-205', '0.10')).toEqual(['INVALID_BET', null]);
  expect(stakeOf('quayside-dice', 'under-205', '20', 'JPY')).toBe(20n);
  expect(stakeOf('quayside-dice', 'under-201', '20', 'JPY')).toEqual(['INVALID_BET', null]);
  expect(stakeOf('pegfall', 'calm-8', '0.20')).toBe(20n);
  expect(stakeOf('pegfall', 'calm-8', '0.10')).toEqual(['INVALID_BET', null]);
});

test('a stake whose own largest win would pass 250,000 dollars is refused with the largest one', () => {
  expect(stakeOf('lantern-limbo', 'over-1000000', '25.00')).toBe(2_500n);
  const refusal = ['AMOUNT_OUT_OF_RANGE', { max: 25 }];
  expect(stakeOf('lantern-limbo', 'over-1000000', '26.00')).toEqual(refusal);
  expect(stakeOf('lantern-limbo', 'over-1000000', '3800', 'JPY')).toEqual([
    'AMOUNT_OUT_OF_RANGE',
    { max: 3_780 },
  ]);
});
