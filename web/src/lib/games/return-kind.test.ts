import { expect, it } from 'vitest';
import { returnKind } from './return-kind.ts';

it('calls only more than the stake a win', () => {
  expect(returnKind({ returned: 201n, staked: 200n })).toBe('won');
  expect(returnKind({ returned: 200n, staked: 200n })).toBe('back');
  expect(returnKind({ returned: 1n, staked: 200n })).toBe('back');
  expect(returnKind({ returned: 0n, staked: 200n })).toBe('lost');
});

it('compares major units, too, and a free round wins with any return', () => {
  expect(returnKind({ returned: 0.4, staked: 1 })).toBe('back');
  expect(returnKind({ returned: 0.4, staked: 0 })).toBe('won');
  expect(returnKind({ returned: 0, staked: 0 })).toBe('lost');
});
