import { expect, it } from 'vitest';
import { MultiMap } from './multi-map.ts';

it('holds several values under one key, each once', () => {
  const map = new MultiMap<string, number>();
  map.add('a', 1);
  map.add('a', 2);
  map.add('a', 2);
  map.add('b', 3);
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([[1, 2], [3], []]);
});

it('keeps nothing for a key without values', () => {
  const map = new MultiMap<string, number>();
  map.add('a', 1);
  map.delete('a', 2);
  expect(map.size).toBe(1);
  map.delete('a', 1);
  expect([map.get('a'), map.size]).toEqual([[], 0]);
});
