import { expect, test } from 'vitest';
import { batchedCalls } from './batched-calls.ts';

/** A read whose queries end on demand. */
function controlledRead() {
  const queries: { readonly keys: readonly string[]; end: (error?: Error) => void }[] = [];
  const read = batchedCalls<string>(
    (keys) =>
      new Promise((resolve, reject) => {
        const end = (error?: Error) =>
          error ? reject(error) : resolve(keys.map((key) => `value of ${key}`));
        queries.push({ keys, end });
      }),
    { callsMax: 3 },
  );
  const until = async (count: number) => {
    while (queries.length < count) await new Promise(setImmediate);
  };
  return { read, queries, until };
}

test('the calls of a turn of the event loop are one query', async () => {
  const { read, queries, until } = controlledRead();
  const values = Promise.all([read('a'), read('b')]);
  await until(1);
  queries[0]?.end();
  expect(await values).toEqual(['value of a', 'value of b']);
  expect(queries.map(({ keys }) => keys)).toEqual([['a', 'b']]);
});

test('the calls during a query are the next one', async () => {
  const { read, queries, until } = controlledRead();
  const first = read('a');
  await until(1);
  const later = [read('b')];
  await new Promise(setImmediate);
  later.push(read('c'));
  await new Promise(setImmediate);
  expect(queries).toHaveLength(1);
  queries[0]?.end();
  await first;
  await until(2);
  queries[1]?.end();
  expect(await Promise.all(later)).toEqual(['value of b', 'value of c']);
  expect(queries.map(({ keys }) => keys)).toEqual([['a'], ['b', 'c']]);
});

test('a query that fails concerns its own callers alone', async () => {
  const { read, queries, until } = controlledRead();
  const first = read('a');
  await until(1);
  const second = read('b');
  queries[0]?.end(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await until(2);
  queries[1]?.end();
  expect(await second).toBe('value of b');
});

test('a query has a bounded number of keys', async () => {
  const { read, queries, until } = controlledRead();
  const values = Promise.all(['a', 'b', 'c', 'd'].map((key) => read(key)));
  await until(2);
  for (const { end } of queries) end();
  await values;
  expect(queries.map(({ keys }) => keys)).toEqual([['a', 'b', 'c'], ['d']]);
});
