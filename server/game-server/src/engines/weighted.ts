import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';

/** One of several things by whole weights: `event(sum of weights)` says which, in their order. */
export function drawWeighted(weights: readonly number[], stream: OutcomeStream): number {
  let left = stream.event(weights.reduce((sum, weight) => sum + weight, 0));
  for (const [index, weight] of weights.entries()) {
    if (left < weight) return index;
    left -= weight;
  }
  throw new RangeError('no weights to draw by');
}
