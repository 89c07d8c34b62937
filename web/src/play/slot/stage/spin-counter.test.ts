import { expect, it, vi } from 'vitest';
import { layoutStage } from './layout.ts';

// The renderer reads the browser's name when it is imported.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }));
const { counterPlace } = await import('./spin-counter.ts');

/** The height of the chips above the frame of a portrait page. */
const CHIPS = 44;

it.each([
  [360, 640],
  [390, 844],
  [834, 1_112],
])('the counter of free spins covers no gauge on a page of %i × %i', (width, height) => {
  const layout = layoutStage(
    { width, height },
    { reels: 5, rows: 3, meter: [{ wilds: 2, multiplier: 2 }] },
  );
  const { x, y, side } = counterPlace(layout);
  expect(y - side / 2).toBeGreaterThanOrEqual(layout.meterTop + CHIPS);
  expect(x + side / 2).toBeLessThan(width);
});

it.each([
  [844, 390],
  [667, 375],
  [1_280, 720],
])('the counter of free spins is below the bar of a page of %i × %i', (width, height) => {
  const layout = layoutStage({ width, height }, { reels: 5, rows: 4 });
  const { x, y, side } = counterPlace(layout);
  expect(y - side / 2).toBeGreaterThan(layout.barHeight);
  expect(x + side / 2).toBeLessThan(width);
});

it.each([
  [390, 844],
  [844, 390],
  [1_280, 720],
  [1_440, 900],
])(
  'the counter of free spins covers no symbol of six reels on a page of %i × %i',
  (width, height) => {
    const layout = layoutStage({ width, height }, { reels: 6, rows: 7 });
    const { x, y, side } = counterPlace(layout);
    const { bed } = layout;
    const isBeside = x - side / 2 >= bed.x + bed.width;
    expect(isBeside || y + side / 2 <= bed.y + 0.02 * bed.height).toBe(true);
  },
);
