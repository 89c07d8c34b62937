import { expect, it } from 'vitest';
import { ballFrames, ballPlaces, GAP, pegPlaces } from './peg-path.ts';

const bits = [1, 0, 0, 1, 1, 0, 1, 1];

it('the path of a ball is its bits: half a gap to the right for 1, to the left for 0', () => {
  const steps = ballPlaces(bits).map(({ x }, row, places) => (places[row + 1]?.x ?? x) - x);
  expect(steps.slice(0, -1)).toEqual(bits.map((bit) => (bit === 1 ? GAP / 2 : -GAP / 2)));
});

it('a ball meets a peg in each row, and ends above its bucket', () => {
  const pegs = pegPlaces(bits.length);
  const places = ballPlaces(bits);
  for (const [row, { x }] of places.slice(0, -1).entries()) {
    expect(pegs).toContainEqual({ x, y: row * GAP });
  }
  const bucket = bits.reduce((sum, bit) => sum + bit, 0);
  expect(places.at(-1)?.x).toBe((bucket - bits.length / 2) * GAP);
});

it('its keyframes are in the order of time, from the drop to the bucket', () => {
  const offsets = ballFrames(bits).map(({ offset }) => offset);
  expect([offsets[0], offsets.at(-1)]).toEqual([0, 1]);
  expect(offsets).toEqual([...offsets].sort((one, other) => Number(one) - Number(other)));
});
