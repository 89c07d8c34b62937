import { expect, test } from 'vitest';
import { factKey, factParts } from './fact-key.ts';

test('an ordinary id is unchanged in its key', () => {
  expect(factKey('bet', '0193-a:b|c+d=', 'won')).toBe('bet/0193-a:b|c+d=/won');
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
  expect(factKey(...one)).not.toBe(factKey(...other));
  expect(factParts(factKey(...one))).toEqual(one);
  expect(factParts(factKey(...other))).toEqual(other);
});
