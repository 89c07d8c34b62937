import { expect, test } from 'vitest';
import { fastStream } from '../fast-stream.ts';
import { freshShoe } from './shoe.ts';

test('a shoe of two decks deals every card twice and no other', () => {
  const deal = freshShoe(2, fastStream(1));
  const dealt = Array.from({ length: 104 }, () => deal()).sort((one, other) => one - other);
  expect(dealt).toEqual(Array.from({ length: 104 }, (_, index) => Math.floor(index / 2)));
});

test('an empty shoe throws, even with a stream that accepts a count of zero', () => {
  const deal = freshShoe(1, { float: () => 0, event: () => 0 });
  for (let card = 0; card < 52; card += 1) expect(deal()).toBe(card);
  expect(deal).toThrow('the shoe is empty');
});
