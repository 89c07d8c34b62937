import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';

/** A stream of exactly these events, for scripted hands. */
export function scriptedStream(events: readonly number[]): OutcomeStream {
  const left = [...events];
  const event = (n: number): number => {
    const next = left.shift();
    if (next === undefined || next >= n) throw new RangeError(`no event of ${n} is scripted`);
    return next;
  };
  return { float: () => event(2 ** 24) / 2 ** 24, event };
}
