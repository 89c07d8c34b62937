import { describe, expect, it } from 'vitest';
import type { SlotRound, SpinStep } from '../contract-types.ts';
import { revealPlan, winTier } from './reveal-plan.ts';

const step = (changes: Partial<SpinStep> = {}): SpinStep => ({
  kind: 'base',
  grid: [],
  multiplier: 1,
  ways: [],
  lines: [],
  scatters: 0,
  scatterAmount: '0.00',
  freeSpinsAwarded: 0,
  wildsCollected: 0,
  amount: '0.00',
  ...changes,
});

const round = (win: string, steps: [SpinStep, ...SpinStep[]]): SlotRound => ({
  roundId: 'r1',
  gameId: 'phoenix-ascend',
  stake: '2.00',
  win,
  status: 'settled',
  outcome: { engine: 'slot', steps },
  proof: { serverSeedHash: 'aa', clientSeed: 'bb', nonce: 7 },
  createdAt: '2025-01-01T00:00:00.000Z',
});

describe('the celebration of a win', () => {
  it.each([
    [0n, null],
    [100n, null],
    [200n, null],
    [201n, 'win'],
    [1_999n, 'win'],
    [2_000n, 'big'],
    [5_999n, 'big'],
    [6_000n, 'mega'],
  ])('of %d cents on a stake of 200 is %s', (winMinor, tier) => {
    expect(winTier({ winMinor, stakeMinor: 200n })).toBe(tier);
  });
});

describe('the reveal of a round', () => {
  it('that wins nothing is over when the reels rest', () => {
    expect(revealPlan(round('0.00', [step()]), 'USD')).toEqual([{ kind: 'land', stepIndex: 0 }]);
  });

  it('that wins no more than its stake shows the lines and celebrates nothing', () => {
    expect(revealPlan(round('2.00', [step({ amount: '2.00' })]), 'USD')).toEqual([
      { kind: 'land', stepIndex: 0 },
      { kind: 'wins', stepIndex: 0 },
    ]);
  });

  it('that wins 23 times its stake ends in a big win of the whole amount', () => {
    expect(revealPlan(round('46.00', [step({ amount: '46.00' })]), 'USD')).toEqual([
      { kind: 'land', stepIndex: 0 },
      { kind: 'wins', stepIndex: 0 },
      { kind: 'celebration', of: 'round', tier: 'big', amountMinor: 4600n },
    ]);
  });

  it('with free spins announces them, celebrates big ones and ends with the total', () => {
    const plan = revealPlan(
      round('70.00', [
        step({ amount: '4.00', scatters: 3, scatterAmount: '4.00', freeSpinsAwarded: 2 }),
        step({ kind: 'free' }),
        step({ kind: 'free', amount: '66.00', multiplier: 3, freeSpinsAwarded: 5 }),
      ]),
      'USD',
    );
    expect(plan).toEqual([
      { kind: 'land', stepIndex: 0 },
      { kind: 'wins', stepIndex: 0 },
      { kind: 'award', spins: 2, again: false },
      { kind: 'land', stepIndex: 1 },
      { kind: 'land', stepIndex: 2 },
      { kind: 'wins', stepIndex: 2 },
      { kind: 'celebration', of: 'step', tier: 'mega', amountMinor: 6600n },
      { kind: 'award', spins: 5, again: true },
      { kind: 'celebration', of: 'free-spins', tier: 'mega', amountMinor: 7000n },
    ]);
  });

  it('leaves a free spin that is no big win to the total', () => {
    const plan = revealPlan(
      round('12.00', [
        step({ freeSpinsAwarded: 1 }),
        step({ kind: 'free', amount: '12.00', multiplier: 2 }),
      ]),
      'USD',
    );
    expect(plan.filter(({ kind }) => kind === 'celebration')).toEqual([
      { kind: 'celebration', of: 'free-spins', tier: 'win', amountMinor: 1200n },
    ]);
  });

  it('with free spins that brought nothing says so plainly', () => {
    const plan = revealPlan(
      round('0.00', [step({ scatters: 3, freeSpinsAwarded: 1 }), step({ kind: 'free' })]),
      'USD',
    );
    expect(plan.at(-1)).toEqual({ kind: 'free-spins-total', amountMinor: 0n });
  });

  it('counts yen, which have no fraction', () => {
    const yen = round('300', [step({ amount: '300', scatterAmount: '0' })]);
    expect(revealPlan({ ...yen, stake: '20' }, 'JPY').at(-1)).toEqual({
      kind: 'celebration',
      of: 'round',
      tier: 'big',
      amountMinor: 300n,
    });
  });
});
