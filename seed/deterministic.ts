/**
 * A stream of numbers in [0, 1) that is the same on every machine (mulberry32). For sample data
 * alone: no game outcome comes from here.
 */
export function numbersFrom(seedNumber: number): () => number {
  let state = seedNumber >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of the options, by the next number of a stream. @throws RangeError without options */
export function picked<T>(next: () => number, options: readonly T[]): T {
  const option = options[Math.floor(next() * options.length)];
  if (option === undefined) throw new RangeError('no options to pick from');
  return option;
}
