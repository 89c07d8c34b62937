import DataLoader from 'dataloader';

/**
 * Many calls in few queries: one query at a time, and what is called meanwhile is the next one. Under
 * load a call then costs a tenth of a query of its own.
 * @param run resolves to the results of the calls, in their order; an `Error` among them rejects its
 *   own call
 */
export function batchedCalls<Result, Call = string>(
  run: (calls: readonly Call[]) => Promise<readonly (Result | Error)[]>,
  { callsMax }: { readonly callsMax: number },
): (call: Call) => Promise<Result> {
  let current: Promise<unknown> = Promise.resolve();
  const loader = new DataLoader<Call, Result>(
    (calls) => {
      const values = run(calls);
      // A failure concerns its own callers.
      current = values.catch(() => {});
      return values;
    },
    {
      cache: false,
      maxBatchSize: callsMax,
      // With all calls of a turn of the event loop.
      batchScheduleFn: (dispatch) => void current.then(() => setImmediate(dispatch)),
    },
  );
  return (call) => loader.load(call);
}
