import { expect, test } from 'vitest';
import { runningCounts } from './running-sums.ts';

/** Rows by their creation time in seconds; `queried` records the result of each query. */
function rowsOf(createdAtS: number[]) {
  const queried: number[] = [];
  return {
    createdAtS,
    queried,
    async count({ gte, lt }: { gte?: Date; lt?: Date }) {
      const counted = createdAtS.filter(
        (at) =>
          at * 1000 >= (gte?.getTime() ?? -Infinity) && at * 1000 < (lt?.getTime() ?? Infinity),
      ).length;
      queried.push(counted);
      return counted;
    },
  };
}

const at = (seconds: number) => new Date(seconds * 1000);

test('old and recent rows are counted', async () => {
  const rows = rowsOf([1, 500, 990, 1000]);
  const counts = runningCounts();
  expect(await counts.total({ key: 'a', now: at(1000), sum: rows.count })).toBe(4);
});

test('counted rows are not counted again', async () => {
  const rows = rowsOf(Array.from({ length: 900 }, (_, second) => second));
  const counts = runningCounts();
  await counts.total({ key: 'a', now: at(1000), sum: rows.count });
  rows.queried.length = 0;
  rows.createdAtS.push(1001, 1100, 1500);
  expect(await counts.total({ key: 'a', now: at(1001), sum: rows.count })).toBe(903);
  expect(await counts.total({ key: 'a', now: at(1500), sum: rows.count })).toBe(903);
  expect(Math.max(...rows.queried)).toBe(3);
});

test('a row that is committed up to a minute late is counted', async () => {
  const rows = rowsOf([10, 20]);
  const counts = runningCounts();
  await counts.total({ key: 'a', now: at(1000), sum: rows.count });
  rows.createdAtS.push(945);
  expect(await counts.total({ key: 'a', now: at(1001), sum: rows.count })).toBe(3);
  expect(await counts.total({ key: 'a', now: at(5000), sum: rows.count })).toBe(3);
});

test('a row that the clock dates before counted rows is counted, however it moves later', async () => {
  const rows = rowsOf([10, 20]);
  const counts = runningCounts();
  const total = (seconds: number) => counts.total({ key: 'a', now: at(seconds), sum: rows.count });
  await total(10_000);
  // Set back by more than an hour; a count of before is still in progress.
  const inProgress = counts.total({
    key: 'a',
    now: at(10_200),
    async sum(range) {
      const counted = await rows.count(range);
      if (!rows.createdAtS.includes(5000)) {
        rows.createdAtS.push(5000);
        counts.rowAdded(at(5000));
      }
      return counted;
    },
  });
  await inProgress;
  expect(await total(5001)).toBe(3);
  expect(await total(10_300)).toBe(3);
  expect(await total(20_000)).toBe(3);
});

test('each key has its own count', async () => {
  const counts = runningCounts();
  await counts.total({ key: 'a', now: at(1000), sum: rowsOf([1, 2, 3]).count });
  expect(await counts.total({ key: 'b', now: at(1000), sum: rowsOf([1]).count })).toBe(1);
});
