import { expect, it } from 'vitest';
import { withSearch } from './recent-searches.ts';

it('a repeated search is saved once, as the newest', () => {
  expect(withSearch(['keno', 'Phoenix'], ' phoenix ')).toEqual(['phoenix', 'keno']);
  expect(withSearch(['keno'], '  ')).toEqual(['keno']);
});

it('the oldest of six searches is dropped', () => {
  expect(withSearch(['a', 'b', 'c', 'd', 'e'], 'f')).toEqual(['f', 'a', 'b', 'c', 'd']);
});
