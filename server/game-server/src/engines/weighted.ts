import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';

/** Selects an item by integer weights: `event(sum of weights)` falls into its range, in order. */
export function drawWeighted(weights: readonly number[], stream: OutcomeStream): number {
  let left = stream.event(weights.reduce((sum, weight) => sum + weight, 0));
  for (const [index, weight] of weights.entries()) {
    if (left < weight) return index;
    left -= weight;
  }
  throw new RangeError('all weights are zero');
}
