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

it('keeps what was used since it was half full, however long ago it came', () => {
  const cache = new BoundedCache<string, number>(4);
  for (const key of ['a', 'b', 'c', 'd']) {
    cache.set(key, 1);
    cache.get('a');
  }
  cache.set('e', 1);
  expect(cache.get('a')).toBe(1);
  expect(cache.get('b')).toBeUndefined();
});

it('forgets what it is told to', () => {
  const cache = new BoundedCache<string, number>(10);
  cache.set('a', 1);
  cache.set('b', 2);
  cache.delete('a');
  expect([cache.get('a'), cache.get('b')]).toEqual([undefined, 2]);
  expect(cache.size).toBe(1);
});

it('tells what had to make room, and nothing else', () => {
  const forgotten: [string, number][] = [];
  const cache = new BoundedCache<string, number>(2, (...entry) => forgotten.push(entry));
  cache.set('a', 1);
  cache.set('a', 2);
  cache.set('b', 3);
  cache.delete('b');
  cache.set('c', 4);
  expect(forgotten).toEqual([]);
  cache.set('d', 5);
  expect(forgotten).toEqual([['a', 2]]);
});
