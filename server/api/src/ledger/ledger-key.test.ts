import { expect, test } from 'vitest';
import { ledgerKey, ledgerKeyParts } from './ledger-key.ts';

test('an ordinary id is unchanged in its key', () => {
  expect(ledgerKey('bet', '0193-a:b|c+d=', 'won')).toBe('bet/0193-a:b|c+d=/won');
});

test.each([
  [
    ['bet', 'X', 'won'],
    ['bet', 'X/won'],
  ],
  [
    ['round', 'a/b', 'c'],
    ['round', 'a', 'b/c'],
  ],
  [
    ['bet', '~1'],
    ['bet', '/'],
  ],
  [
    ['bet', '~01'],
    ['bet', '~/'],
  ],
])('%j and %j are different facts', (one, other) => {
  expect(ledgerKey(...one)).not.toBe(ledgerKey(...other));
  expect(ledgerKeyParts(ledgerKey(...one))).toEqual(one);
  expect(ledgerKeyParts(ledgerKey(...other))).toEqual(other);
});
