import DataLoader from 'dataloader';

/**
 * Reads by key in few queries: one query at a time, and what is asked for meanwhile is the next one.
 * Under load a key then costs a tenth of a query of its own.
 * @param read resolves to the values of the keys, in their order
 */
export function batchedRead<Value>(
  read: (keys: readonly string[]) => Promise<readonly Value[]>,
  { keysMax }: { readonly keysMax: number },
): (key: string) => Promise<Value> {
  let current: Promise<unknown> = Promise.resolve();
  const loader = new DataLoader<string, Value>(
    (keys) => {
      const values = read(keys);
      // A failure concerns its own callers.
      current = values.catch(() => {});
      return values;
    },
    {
      cache: false,
      maxBatchSize: keysMax,
      // With all that a turn of the event loop asks for.
      batchScheduleFn: (dispatch) => void current.then(() => setImmediate(dispatch)),
    },
  );
  return (key) => loader.load(key);
}
