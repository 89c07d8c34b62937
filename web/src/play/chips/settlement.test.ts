import { describe, expect, it } from 'vitest';
import { FAST_PACE, settlementPlan } from './settlement.ts';

const stagesOf = (result: { hasLost: boolean; hasWon: boolean }) =>
  settlementPlan(result, 1).map(({ stage }) => stage);

describe('the settlement of a round', () => {
  it('marks the result, sweeps what is lost, pays, and is then ready for the next bet', () => {
    const stages = stagesOf({ hasLost: true, hasWon: true });
    expect(stages).toEqual(['marking', 'sweeping', 'paying', 'ready']);
  });

  it('sweeps only a lost stake, and pays only a win', () => {
    expect(stagesOf({ hasLost: false, hasWon: true })).toEqual(['marking', 'paying', 'ready']);
    expect(stagesOf({ hasLost: true, hasWon: false })).toEqual(['marking', 'sweeping', 'ready']);
    expect(stagesOf({ hasLost: false, hasWon: false })).toEqual(['marking', 'ready']);
  });

  it('begins with the result, each stage after the one before, and lasts 0.7 s with fast rounds', () => {
    const all = { hasLost: true, hasWon: true };
    const times = settlementPlan(all, 1).map(({ atMs }) => atMs);
    expect(times[0]).toBe(0);
    expect(times).toEqual(times.toSorted((first, second) => first - second));
    expect(settlementPlan(all, FAST_PACE).at(-1)?.atMs).toBeLessThanOrEqual(710);
  });
});
