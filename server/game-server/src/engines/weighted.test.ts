import { expect, test } from 'vitest';
import { scriptedStream } from './testing/scripted-stream.ts';
import { drawWeighted } from './weighted.ts';

test('each item has as many events as its weight, in order', () => {
  const drawn = [0, 1, 2, 3, 4, 5].map((event) =>
    drawWeighted([1, 0, 3, 2], scriptedStream([event])),
  );
  expect(drawn).toEqual([0, 2, 2, 2, 3, 3]);
});

test('zero weights are refused', () => {
  const stream = { float: () => 0, event: () => 0 };
  expect(() => drawWeighted([0, 0], stream)).toThrow('all weights are zero');
  expect(() => drawWeighted([], stream)).toThrow('all weights are zero');
});
