import { eventOf, type OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';

/**
 * A stream for simulations, in the report and in tests: a small fast counter generator (sfc32) instead of the HMAC,
 * with the same 32 bits a float. Deterministic by its seed.
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
