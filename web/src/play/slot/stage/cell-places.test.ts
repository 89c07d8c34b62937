import { expect, it } from 'vitest';
import { CellPlaces } from './cell-places.ts';

const BED = { width: 600, height: 420 };
/** The centre of a cell of the first reel's tape, and its height. */
function onTape(places: CellPlaces, { index, passed }: { index: number; passed: number }) {
  const cell = { index, passed, y: 0, height: 0 };
  places.place(0, cell);
  return { y: cell.y, height: cell.height };
}

const column = (cells: number) => Array.from({ length: cells }, () => 'a');

function placesOf(cells: readonly number[]) {
  const places = new CellPlaces({ reels: cells.length, rows: 7 });
  places.layout(BED);
  for (const [reel, count] of cells.entries()) places.show(reel, column(count));
  return places;
}

it('a reel with fewer cells than the grid has larger ones, which fill its height', () => {
  const places = placesOf([2, 7]);
  expect(places.middleOf({ reel: 0, row: 1 })).toEqual({ x: 150, y: 315 });
  expect(places.middleOf({ reel: 1, row: 6 })).toEqual({ x: 450, y: 390 });
  expect([places.sideOf(1, 0), places.sideOf(1, 1)]).toEqual([210, 60]);
});

it('cells at rest are where the tape has them', () => {
  const places = placesOf([3]);
  for (const row of [-1, 0, 1, 2]) {
    const { y } = onTape(places, { index: -row, passed: 0 });
    expect(y).toBeCloseTo(places.middleOf({ reel: 0, row }).y);
  }
});

it('cells of another height come in from above, without a jump of those in sight', () => {
  const places = placesOf([7]);
  const before = onTape(places, { index: 0, passed: 0 });
  places.deal(0, column(2), 1);
  expect(onTape(places, { index: 0, passed: 0 })).toEqual(before);
  let last = before.y;
  for (let passed = 0.1; passed < 9; passed += 0.1) {
    const { y } = onTape(places, { index: 0, passed });
    expect(y).toBeGreaterThan(last);
    expect(y - last).toBeLessThan(22);
    last = y;
  }
  // The new ones follow without a gap, and stop in their cells.
  const [old, first] = [1, 2].map((index) => onTape(places, { index, passed: 3 }));
  expect((old?.y ?? 0) - (first?.y ?? 0)).toBeCloseTo((60 + 210) / 2);
  expect(onTape(places, { index: 9, passed: 9 }).y).toBeCloseTo(105);
});
