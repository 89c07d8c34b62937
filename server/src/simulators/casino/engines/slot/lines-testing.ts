import { eventOf, type OutcomeStream } from '../../../../core/fairness/outcome-stream.ts';

/**
 * A stream for simulations in tests: a small fast counter generator (sfc32) instead of the HMAC,
 * with the same 32 bits a float. Same seed, same numbers.
 */
export function fastStream(seed: number): OutcomeStream {
  let [a, b, c, counter] = [seed | 0, 0x9e3779b9 | 0, 0x243f6a88, 1];
  const float = (): number => {
    const next = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + next;
    return (next >>> 0) / 2 ** 32;
  };
  for (let warmUp = 0; warmUp < 16; warmUp += 1) float();
  return { float, event: (n) => eventOf(float(), n) };
}

/** A stream that gives exactly these events, for hands laid by hand. */
export function scriptedStream(events: readonly number[]): OutcomeStream {
  const left = [...events];
  const event = (n: number): number => {
    const next = left.shift();
    if (next === undefined || next >= n) throw new RangeError(`no event of ${n} is scripted`);
    return next;
  };
  return { float: () => event(2 ** 24) / 2 ** 24, event };
}
