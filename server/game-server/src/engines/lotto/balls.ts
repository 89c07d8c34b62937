import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';

/**
 * Balls drawn from 1 to `of` without replacement: event(left) is the index among the sorted rest.
 */
export function drawBalls(
  { count, of }: { count: number; of: number },
  stream: OutcomeStream,
): number[] {
  const left = Array.from({ length: of }, (_, index) => index + 1);
  const drawn: number[] = [];
  while (drawn.length < count) drawn.push(...left.splice(stream.event(left.length), 1));
  return drawn;
}

/** "n choose k", exact below 2⁵³. */
export function choose(n: number, k: number): number {
  let ways = 1;
  for (let taken = 0; taken < k; taken += 1) ways = (ways * (n - taken)) / (taken + 1);
  return Math.round(ways);
}

/** How many of the marks were drawn. */
export const hitsOf = (marks: readonly number[], drawn: readonly number[]): number =>
  marks.filter((mark) => drawn.includes(mark)).length;
