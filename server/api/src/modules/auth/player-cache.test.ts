import { expect, it } from 'vitest';
import { PlayerCache } from './player-cache.ts';

type Value = { userId: string; note: string };

function filled(): PlayerCache<Value> {
  const cache = new PlayerCache<Value>(3);
  cache.set('a1', { userId: 'a', note: 'old' });
  cache.set('b1', { userId: 'b', note: 'old' });
  cache.set('a2', { userId: 'a', note: 'new' });
  return cache;
}

const cachedKeys = (cache: PlayerCache<Value>) =>
  ['a1', 'a2', 'b1', 'b2'].filter((key) => cache.get(key) !== undefined);

it('invalidates the entries of one player only', () => {
  const cache = filled();
  cache.invalidate('a');
  expect(cachedKeys(cache)).toEqual(['b1']);
  cache.invalidate('unknown');
  expect(cachedKeys(cache)).toEqual(['b1']);
});

it('invalidates only the stale entries of a player', () => {
  const cache = filled();
  cache.invalidate('a', ({ note }) => note === 'old');
  expect(cachedKeys(cache)).toEqual(['a2', 'b1']);
});

it('evicts an entry for a new one, and still finds the player’s others', () => {
  const cache = filled();
  cache.set('b2', { userId: 'b', note: 'new' });
  expect(cachedKeys(cache)).toEqual(['a2', 'b1', 'b2']);
  cache.invalidate('b');
  expect(cachedKeys(cache)).toEqual(['a2']);
  cache.invalidate('a');
  expect(cachedKeys(cache)).toEqual([]);
});
