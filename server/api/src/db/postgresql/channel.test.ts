import { expect, test } from 'vitest';
import { payloads } from './channel.ts';

test('words are told in as few payloads as PostgreSQL’s limit allows, each after its sender', () => {
  const words = Array.from({ length: 500 }, (_, index) => `player-${index}`.padEnd(36, '.'));
  const told = [...payloads('node', words)];
  expect(told.map(({ length }) => length <= 7_900)).toEqual([true, true, true]);
  expect(told.map((payload) => payload.split(' ')[0])).toEqual(['node', 'node', 'node']);
  expect(told.flatMap((payload) => payload.split(' ').slice(1))).toEqual(words);
});

test('nothing to tell is no payload', () => {
  expect([...payloads('node', [])]).toEqual([]);
});
