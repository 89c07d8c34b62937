import { expect, it } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';

it('forgets the entry that was used longest ago', () => {
  const cache = new BoundedCache<string, number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  cache.get('a');
  cache.set('c', 3);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
  expect(cache.size).toBe(2);
});

it('forgets what it is told to', () => {
  const cache = new BoundedCache<string, number>(10);
  for (let index = 0; index < 5; index += 1) cache.set(`${index}`, index);
  cache.deleteWhere((value) => value % 2 === 0);
  cache.delete('1');
  expect(cache.size).toBe(1);
  expect(cache.get('3')).toBe(3);
});
