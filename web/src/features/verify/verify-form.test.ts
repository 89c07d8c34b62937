import { expect, test } from 'vitest';
import { emptyQuery, type RoundQuery, readQuery, writeQuery } from '@/play/verify/round-query.ts';
import { faultsOf } from './verify-form.ts';

const spin: RoundQuery = {
  ...emptyQuery,
  gameId: 'phoenix-ascend',
  serverSeed: 'seed',
  clientSeed: 'player',
  nonce: '7',
  stake: '2.00',
};
const bet: RoundQuery = {
  ...spin,
  gameId: 'brass-roulette',
  stake: '',
  bets: [{ spot: 'red', amount: '1.00' }],
};

test('a complete query has no fault', () => {
  expect(faultsOf(spin, 'slot')).toEqual(new Set());
  expect(faultsOf(bet, 'spots')).toEqual(new Set());
});

test('every missing required value is a fault', () => {
  expect([...faultsOf(emptyQuery, 'slot')]).toEqual(['serverSeed', 'clientSeed', 'nonce', 'stake']);
  expect([...faultsOf({ ...bet, bets: [] }, 'spots')]).toEqual(['bets']);
  expect([...faultsOf(spin, null)]).toEqual(['game']);
});

test.each([
  ['hash', { serverSeedHash: 'abc' }],
  ['nonce', { nonce: '-1' }],
  ['stake', { stake: '2,00' }],
  ['win', { win: 'none' }],
] as const)('a malformed %s is a fault', (fault, change) => {
  expect([...faultsOf({ ...spin, ...change }, 'slot')]).toEqual([fault]);
});

test('an address contains the complete round, and omits empty values', () => {
  for (const query of [spin, bet]) expect(readQuery(writeQuery(query))).toEqual(query);
  expect(writeQuery(bet).get('bets')).toBe('red:1.00');
  expect(writeQuery(spin).has('win')).toBe(false);
});
