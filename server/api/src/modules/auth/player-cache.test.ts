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

const held = (cache: PlayerCache<Value>) =>
  ['a1', 'a2', 'b1', 'b2'].filter((key) => cache.get(key) !== undefined);

it('forgets one player’s entries and no other’s', () => {
  const cache = filled();
  cache.forget('a');
  expect(held(cache)).toEqual(['b1']);
  cache.forget('nobody');
  expect(held(cache)).toEqual(['b1']);
});

it('forgets only what it is told of a player', () => {
  const cache = filled();
  cache.forget('a', ({ note }) => note === 'old');
  expect(held(cache)).toEqual(['a2', 'b1']);
});

it('makes room for a new entry, and still finds the player’s others', () => {
  const cache = filled();
  cache.set('b2', { userId: 'b', note: 'new' });
  expect(held(cache)).toEqual(['a2', 'b1', 'b2']);
  cache.forget('b');
  expect(held(cache)).toEqual(['a2']);
  cache.forget('a');
  expect(held(cache)).toEqual([]);
});
