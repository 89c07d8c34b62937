import { describe, expect, it } from 'vitest';
import type { SpinResult } from '../contract-types.ts';
import { noticeOfRefusal } from '../session/notices.ts';
import {
  freeSpinProgress,
  landedStep,
  openingState,
  reduce,
  respinProgress,
  type SlotEvent,
  type SlotState,
} from './slot-state.ts';
import { openedWith, roundWith, stepWith } from './slot-testing.ts';

const opened = openedWith();
const { fairness } = opened;
const spin: SlotEvent = { type: 'requested', stakeMinor: 200n };
const baseStep = stepWith({ amount: '46.00' });
const round = roundWith('46.00', [baseStep]);
const result: SpinResult = { round, balance: '144.00', fairness: { ...fairness, nextNonce: 8 } };

const replay = (events: readonly SlotEvent[], from: SlotState = openingState(opened, 'USD')) =>
  events.reduce(reduce, from);

describe('a round', () => {
  it('deducts the stake from the shown balance only when the spin starts', () => {
    const state = replay([spin]);
    expect(state).toMatchObject({ phase: 'requesting', shownMinor: 9800n, balanceMinor: 10000n });
  });

  it('adds a dealt win to the shown balance after the reveal', () => {
    const dealt = replay([spin, { type: 'dealt', result }]);
    expect(dealt).toMatchObject({ phase: 'revealing', shownMinor: 9800n, winMinor: null });
    const revealed = replay([{ type: 'revealed' }], dealt);
    expect(revealed).toMatchObject({ phase: 'idle', shownMinor: 14400n, winMinor: 4600n });
    expect(revealed.lastRounds).toEqual([round]);
    expect(revealed.fairness.nextNonce).toBe(8);
  });

  it('ends at the balance of the response, including other changes', () => {
    const richer = { ...result, balance: '644.00' };
    const state = replay([spin, { type: 'dealt', result: richer }, { type: 'revealed' }]);
    expect(state.shownMinor).toBe(64400n);
  });

  it('does not start during another one', () => {
    const spinning = replay([spin]);
    expect(reduce(spinning, spin)).toBe(spinning);
    const revealing = replay([{ type: 'dealt', result }], spinning);
    expect(reduce(revealing, spin)).toBe(revealing);
  });

  it('does not start on a balance below the stake', () => {
    const poor = openingState({ ...opened, balance: '1.99' }, 'USD');
    expect(reduce(poor, spin)).toMatchObject({
      phase: 'idle',
      shownMinor: 199n,
      notice: 'insufficient',
    });
  });

  it('that is refused returns the stake to the shown balance', () => {
    const state = replay([spin, { type: 'refused', notice: 'limit' }]);
    expect(state).toMatchObject({ phase: 'idle', shownMinor: 10000n, notice: 'limit' });
  });

  it('that is dealt after a refusal is ignored', () => {
    const refused = replay([spin, { type: 'refused', notice: 'refused' }]);
    expect(reduce(refused, { type: 'dealt', result })).toBe(refused);
  });

  it('adds the wins of its steps as they are shown', () => {
    const state = replay([
      spin,
      { type: 'dealt', result },
      { type: 'step-won', amountMinor: 600n },
      { type: 'step', stepIndex: 1 },
      { type: 'step-won', amountMinor: 4000n },
    ]);
    expect(state).toMatchObject({ winMinor: 4600n, stepIndex: 1, shownMinor: 9800n });
  });

  it('with a pending win shows a notice', () => {
    const pending = { ...result, round: { ...round, status: 'pending' as const } };
    const state = replay([spin, { type: 'dealt', result: pending }, { type: 'revealed' }]);
    expect(state.notice).toBe('pending');
  });

  it('fixes the stake', () => {
    const spinning = replay([spin]);
    expect(reduce(spinning, { type: 'stake', stakeMinor: 500n })).toBe(spinning);
  });

  it('retains the ten newest rounds', () => {
    const many = Array.from({ length: 10 }, (_, index) => ({ ...round, roundId: `old-${index}` }));
    const state = replay(
      [spin, { type: 'dealt', result }, { type: 'revealed' }],
      openingState({ ...opened, lastRounds: many }, 'USD'),
    );
    expect(state.lastRounds).toHaveLength(10);
    expect(state.lastRounds[0]?.roundId).toBe('r1');
  });
});

describe('the free spins of a round', () => {
  const free = (index: number, freeSpinsAwarded = 0) => ({
    ...baseStep,
    kind: index === 0 ? ('base' as const) : ('free' as const),
    multiplier: index === 0 ? 1 : 3,
    amount: index === 0 ? '0.00' : '6.00',
    freeSpinsAwarded,
  });
  const long: SpinResult = {
    ...result,
    round: {
      ...round,
      outcome: {
        engine: 'slot',
        steps: [free(0, 2), free(1, 1), free(2), free(3)],
        capped: false,
      },
    },
  };

  it('are counted as they are played, their wins and new free spins once shown', () => {
    const base = replay([spin, { type: 'dealt', result: long }, { type: 'landed' }]);
    expect(freeSpinProgress(base)).toBeNull();
    const first = reduce(base, { type: 'step', stepIndex: 1 });
    expect(freeSpinProgress(first)).toEqual({ spin: 1, total: 2, multiplier: 3, winMinor: 0n });
    const landed = reduce(first, { type: 'landed' });
    expect(freeSpinProgress(landed)).toEqual({
      spin: 1,
      total: 3,
      multiplier: 3,
      winMinor: 600n,
    });
    expect(freeSpinProgress(reduce(landed, { type: 'revealed' }))).toBeNull();
  });

  it('leave the previous step on the reels until the next one has landed', () => {
    const rolling = replay([
      spin,
      { type: 'dealt', result: long },
      { type: 'landed' },
      { type: 'step', stepIndex: 1 },
    ]);
    expect(landedStep(rolling)?.kind).toBe('base');
    expect(landedStep(reduce(rolling, { type: 'landed' }))?.kind).toBe('free');
    expect(landedStep(replay([spin]))).toBeNull();
  });
});

describe('a round of several steps', () => {
  const rested = (steps: Parameters<typeof roundWith>[1]) =>
    steps
      .slice(1)
      .reduce(
        (state, _, before) =>
          replay([{ type: 'step', stepIndex: before + 1 }, { type: 'landed' }], state),
        replay([
          spin,
          { type: 'dealt', result: { ...result, round: roundWith('9.00', steps) } },
          { type: 'landed' },
        ]),
      );

  it('counts free spins, not their falls', () => {
    const free = stepWith({ kind: 'free' });
    const fall = stepWith({ kind: 'fall', multiplier: 6 });
    const state = rested([stepWith({ freeSpinsAwarded: 2 }), free, fall, free, fall]);
    expect(freeSpinProgress(state)).toMatchObject({ spin: 2, total: 2, multiplier: 6 });
  });

  it('distinguishes a respin from a free spin', () => {
    const again = stepWith({ kind: 'respin', multiplier: 2, amount: '3.00' });
    const state = rested([stepWith(), again]);
    expect(freeSpinProgress(state)).toBeNull();
    expect(respinProgress(state)).toEqual({ spin: 1, multiplier: 2, winMinor: 300n });
    expect(respinProgress(rested([stepWith()]))).toBeNull();
  });

  it('hides the multiplier of a respin until it has landed', () => {
    const again = stepWith({ kind: 'respin', multiplier: 2, amount: '3.00' });
    const landed = rested([stepWith(), stepWith({ kind: 'respin' }), again]);
    const rolling = reduce({ ...landed, landedIndex: 1 }, { type: 'step', stepIndex: 2 });
    expect(respinProgress(rolling)).toEqual({ spin: 2, multiplier: 1, winMinor: 0n });
  });
});

describe('a balance change', () => {
  it('is shown when idle, and removes the notice once it covers the stake', () => {
    const poor = replay([spin], openingState({ ...opened, balance: '0.00' }, 'USD'));
    expect(poor.notice).toBe('insufficient');
    expect(reduce(poor, { type: 'balance', balanceMinor: 5000n })).toMatchObject({
      shownMinor: 5000n,
      notice: null,
    });
    expect(reduce(poor, { type: 'balance', balanceMinor: 100n }).notice).toBe('insufficient');
  });

  it('does not affect a running round', () => {
    const spinning = replay([spin]);
    expect(reduce(spinning, { type: 'balance', balanceMinor: 1n })).toBe(spinning);
  });
});

describe('a refusal of the game server', () => {
  it.each([
    [1101, 'insufficient'],
    [1106, 'limit'],
    [1006, 'blocked'],
    [1212, 'tooSoon'],
    [1203, 'stake'],
    [1107, 'refused'],
  ])('%d maps to %s', (code, notice) => {
    expect(noticeOfRefusal({ code, data: null })).toBe(notice);
  });
});
