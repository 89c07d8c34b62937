import { describe, expect, it } from 'vitest';
import { revealPlan } from './reveal-plan.ts';
import { roundWith, stepWith } from './slot-testing.ts';

describe('the reveal of a round', () => {
  it('fills reels after the lines of their free spin, without a turn of its own', () => {
    const plan = revealPlan(
      roundWith('3.00', [
        stepWith({ freeSpinsAwarded: 1 }),
        stepWith({ kind: 'free', amount: '1.00' }),
        stepWith({ kind: 'fill', landed: [['a']], amount: '2.00' }),
      ]),
      'USD',
    );
    expect(plan.slice(3, 7)).toEqual([
      { kind: 'land', stepIndex: 1 },
      { kind: 'wins', stepIndex: 1, isWon: false, isCounted: false },
      { kind: 'fill', stepIndex: 2 },
      { kind: 'wins', stepIndex: 2, isWon: true, isCounted: false },
    ]);
  });

  it('without a win ends when the reels stop', () => {
    expect(revealPlan(roundWith('0.00', [stepWith()]), 'USD')).toEqual([
      { kind: 'land', stepIndex: 0 },
    ]);
  });

  it('with a return up to the stake shows the lines, but not as a win', () => {
    expect(revealPlan(roundWith('2.00', [stepWith({ amount: '2.00' })]), 'USD')).toEqual([
      { kind: 'land', stepIndex: 0 },
      { kind: 'wins', stepIndex: 0, isWon: false, isCounted: false },
    ]);
  });

  it('with a win of 23 times the stake ends in a big win', () => {
    expect(revealPlan(roundWith('46.00', [stepWith({ amount: '46.00' })]), 'USD')).toEqual([
      { kind: 'land', stepIndex: 0 },
      { kind: 'wins', stepIndex: 0, isWon: true, isCounted: true },
      { kind: 'celebration', of: 'round', tier: 'big', amountMinor: 4600n },
    ]);
  });

  it('with free spins announces them, celebrates big wins and ends with the total', () => {
    const plan = revealPlan(
      roundWith('70.00', [
        stepWith({ amount: '4.00', scatters: 3, scatterAmount: '4.00', freeSpinsAwarded: 2 }),
        stepWith({ kind: 'free' }),
        stepWith({ kind: 'free', amount: '66.00', multiplier: 3, freeSpinsAwarded: 5 }),
      ]),
      'USD',
    );
    expect(plan).toEqual([
      { kind: 'land', stepIndex: 0 },
      { kind: 'wins', stepIndex: 0, isWon: true, isCounted: false },
      { kind: 'award', stepIndex: 0, spins: 2, again: false },
      { kind: 'land', stepIndex: 1 },
      { kind: 'land', stepIndex: 2 },
      { kind: 'wins', stepIndex: 2, isWon: true, isCounted: true },
      { kind: 'celebration', of: 'step', tier: 'mega', amountMinor: 6600n },
      { kind: 'award', stepIndex: 2, spins: 5, again: true },
      { kind: 'feature-total', amountMinor: 7000n },
      { kind: 'celebration', of: 'feature', tier: 'mega', amountMinor: 7000n },
    ]);
  });

  it('celebrates a small win of a free spin with the total only', () => {
    const plan = revealPlan(
      roundWith('12.00', [
        stepWith({ freeSpinsAwarded: 1 }),
        stepWith({ kind: 'free', amount: '12.00', multiplier: 2 }),
      ]),
      'USD',
    );
    expect(plan.filter(({ kind }) => kind === 'celebration')).toEqual([
      { kind: 'celebration', of: 'feature', tier: 'win', amountMinor: 1200n },
    ]);
  });

  it('with free spins without a win shows a total of zero', () => {
    const plan = revealPlan(
      roundWith('0.00', [
        stepWith({ scatters: 3, freeSpinsAwarded: 1 }),
        stepWith({ kind: 'free' }),
      ]),
      'USD',
    );
    expect(plan.at(-1)).toEqual({ kind: 'feature-total', amountMinor: 0n });
  });

  it('with respins ends with the total, too', () => {
    const plan = revealPlan(
      roundWith('22.00', [
        stepWith({ amount: '2.00' }),
        stepWith({ kind: 'respin', amount: '20.00' }),
      ]),
      'USD',
    );
    expect(plan.slice(-2)).toEqual([
      { kind: 'feature-total', amountMinor: 2200n },
      { kind: 'celebration', of: 'feature', tier: 'big', amountMinor: 2200n },
    ]);
  });

  it('with respins that win nothing ends as it began', () => {
    const base = stepWith({ amount: '1.00' });
    const plan = revealPlan(roundWith('1.00', [base, stepWith({ kind: 'respin' })]), 'USD');
    expect(plan.at(-1)).toEqual({ kind: 'land', stepIndex: 1 });
  });

  it('supports yen, which have no fraction', () => {
    const yen = roundWith('300', [stepWith({ amount: '300', scatterAmount: '0' })]);
    expect(revealPlan({ ...yen, stake: '20' }, 'JPY').at(-1)).toEqual({
      kind: 'celebration',
      of: 'round',
      tier: 'big',
      amountMinor: 300n,
    });
  });

  it('turns symbols after they have landed and before they pay', () => {
    const landed = [['lantern']];
    expect(revealPlan(roundWith('2.00', [stepWith({ landed, amount: '2.00' })]), 'USD')).toEqual([
      { kind: 'land', stepIndex: 0 },
      { kind: 'turn', stepIndex: 0 },
      { kind: 'wins', stepIndex: 0, isWon: false, isCounted: false },
    ]);
  });

  it('shows falls in place of spins, and celebrates the total of the round', () => {
    const steps = [
      stepWith({ amount: '1.00' }),
      stepWith({ kind: 'fall', amount: '4.00' }),
    ] as const;
    expect(revealPlan(roundWith('5.00', [...steps]), 'USD')).toEqual([
      { kind: 'land', stepIndex: 0 },
      { kind: 'wins', stepIndex: 0, isWon: false, isCounted: false },
      { kind: 'fall', stepIndex: 1 },
      { kind: 'wins', stepIndex: 1, isWon: true, isCounted: true },
      { kind: 'celebration', of: 'round', tier: 'win', amountMinor: 500n },
    ]);
  });

  it('lets the comets multiply the spin before its wins are celebrated and free spins awarded', () => {
    const steps = [
      stepWith({ amount: '1.00' }),
      stepWith({ kind: 'fall' }),
      stepWith({ kind: 'comets', multiplier: 4, amount: '3.00', freeSpinsAwarded: 1 }),
      stepWith({ kind: 'free' }),
    ] as const;
    expect(revealPlan(roundWith('4.00', [...steps]), 'USD').slice(0, 6)).toEqual([
      { kind: 'land', stepIndex: 0 },
      { kind: 'wins', stepIndex: 0, isWon: false, isCounted: false },
      { kind: 'fall', stepIndex: 1 },
      { kind: 'comets', stepIndex: 2 },
      { kind: 'wins', stepIndex: 2, isWon: true, isCounted: false },
      { kind: 'award', stepIndex: 2, spins: 1, again: false },
    ]);
  });

  it('announces more free spins after the last fall of a free spin', () => {
    const steps = [
      stepWith({ freeSpinsAwarded: 1 }),
      stepWith({ kind: 'free', amount: '1.00' }),
      stepWith({ kind: 'fall', freeSpinsAwarded: 1 }),
    ] as const;
    const awards = revealPlan(roundWith('1.00', [...steps]), 'USD').filter(
      ({ kind }) => kind === 'award',
    );
    expect(awards).toEqual([
      { kind: 'award', stepIndex: 0, spins: 1, again: false },
      { kind: 'award', stepIndex: 2, spins: 1, again: true },
    ]);
  });
});
