import { expect, it, vi } from 'vitest';

// The renderer reads the browser's name when it is imported.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }));
const { lightOf, pointOn } = await import('./bulbs.ts');

it('chases: the light moves on by one bulb, and every third one is as bright', () => {
  const row = (at: number) => [0, 1, 2, 3, 4, 5].map((place) => lightOf(place, at));
  expect(row(0).indexOf(1)).toBe(0);
  expect(row(1)).toEqual([...row(0).slice(-1), ...row(0).slice(0, -1)]);
  expect(row(4).slice(3)).toEqual(row(4).slice(0, 3));
});

it('places bulbs along all four sides of the frame, clockwise', () => {
  const frame = { x: 10, y: 20, width: 40, height: 30 };
  expect([0, 40, 55, 70, 100, 110, 125].map((distance) => pointOn(frame, distance))).toEqual([
    { x: 10, y: 20 },
    { x: 50, y: 20 },
    { x: 50, y: 35 },
    { x: 50, y: 50 },
    { x: 20, y: 50 },
    { x: 10, y: 50 },
    { x: 10, y: 35 },
  ]);
});
