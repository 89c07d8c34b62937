import { expect, test } from 'vitest';
import { payloads } from './channel.ts';

test('subjects are sent in as few payloads as PostgreSQL’s limit allows, each after its sender', () => {
  const subjects = Array.from({ length: 500 }, (_, index) => `player-${index}`.padEnd(36, '.'));
  const sent = [...payloads('node', subjects)];
  expect(sent.map(({ length }) => length <= 7_900)).toEqual([true, true, true]);
  expect(sent.map((payload) => payload.split(' ')[0])).toEqual(['node', 'node', 'node']);
  expect(sent.flatMap((payload) => payload.split(' ').slice(1))).toEqual(subjects);
});

test('without a subject there is no payload', () => {
  expect([...payloads('node', [])]).toEqual([]);
});
