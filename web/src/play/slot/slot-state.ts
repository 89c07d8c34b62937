import type { Currency } from '@/lib/api/contract-types.ts';
import { returnKind } from '@/lib/games/return-kind.ts';
import type { OpenedSlot, Paytable, SlotRound, SpinStep } from '../contract-types.ts';
import { toMinor } from '../money.ts';
import { slotPaytable } from '../paytables.ts';
import {
  openingRoundState,
  type RoundEvent,
  type RoundState,
  reduceRound,
} from '../session/round-state.ts';
import { openingStakes } from '../session/session-state.ts';

/** Maximum of rounds kept for the fairness panel, as many as `open` sends. */
const LAST_ROUNDS_MAX = 10;

export type SlotState = RoundState<SlotRound> & {
  readonly paytable: Paytable;
  /** The step of the round that is shown. */
  readonly stepIndex: number;
  /** The last step whose reels have stopped; -1 before the first. */
  readonly landedIndex: number;
  /** The shown part of the round's win; `null` before the first. */
  readonly winMinor: bigint | null;
  /** Whether a celebration or the card of a feature's total covers the stage. */
  readonly isCovered: boolean;
  readonly turbo: boolean;
};

export type SlotEvent =
  | RoundEvent<SlotRound>
  | { readonly type: 'step'; readonly stepIndex: number }
  | { readonly type: 'landed' }
  | { readonly type: 'step-won'; readonly amountMinor: bigint }
  | { readonly type: 'covered'; readonly isCovered: boolean }
  | { readonly type: 'stake'; readonly stakeMinor: bigint }
  | { readonly type: 'turbo' };

const idleStep = { stepIndex: 0, landedIndex: -1, winMinor: null, isCovered: false } as const;

/** The initial state: idle, with the newest round on the reels. */
export function openingState(opened: OpenedSlot, currency: Currency): SlotState {
  return {
    ...openingRoundState(opened, currency),
    ...openingStakes(opened, { preferred: opened.defaultStake, currency }),
    ...idleStep,
    paytable: slotPaytable(opened),
    turbo: false,
  };
}

export function reduce(state: SlotState, event: SlotEvent): SlotState {
  switch (event.type) {
    case 'step':
      return { ...state, stepIndex: event.stepIndex };
    case 'landed':
      return { ...state, landedIndex: state.stepIndex };
    case 'step-won':
      return { ...state, winMinor: (state.winMinor ?? 0n) + event.amountMinor };
    case 'covered':
      return { ...state, isCovered: event.isCovered };
    case 'stake':
      return state.phase === 'idle' ? { ...state, stakeMinor: event.stakeMinor } : state;
    case 'turbo':
      return { ...state, turbo: !state.turbo };
    default:
      return reduceSpin(state, event);
  }
}

function reduceSpin(state: SlotState, event: RoundEvent<SlotRound>): SlotState {
  const next = reduceRound(state, event, {
    lastRoundsMax: LAST_ROUNDS_MAX,
    isCovered: (balanceMinor) => balanceMinor >= state.stakeMinor,
  });
  if (next === state) return state;
  switch (event.type) {
    case 'requested':
      return next.phase === 'idle' ? next : { ...next, ...idleStep, round: null };
    case 'replayed':
      return { ...next, ...idleStep };
    case 'dealt':
      return { ...next, stepIndex: 0 };
    case 'revealed':
      return { ...next, winMinor: next.round && toMinor(next.round.win, next.currency) };
    default:
      return next;
  }
}

/** The stake of the round on the reels; 0 before the first. */
export function stakedMinor({ round, currency }: SlotState): bigint {
  return round ? toMinor(round.stake, currency) : 0n;
}

/** Whether the shown part of the round's return is more than its stake. */
export function isWinShown(state: SlotState): boolean {
  return returnKind({ returned: state.winMinor ?? 0n, staked: stakedMinor(state) }) === 'won';
}

/** The step at which the reels have stopped. */
export function landedStep(state: SlotState): SpinStep | null {
  return state.round?.outcome.steps[state.landedIndex] ?? null;
}

export type FreeSpinProgress = {
  /** Counted from 1. */
  readonly spin: number;
  /** The free spins won so far, as shown. */
  readonly total: number;
  readonly multiplier: number;
  /** The win of this free spin, once landed. */
  readonly winMinor: bigint;
};

/** The progress of the free spins; `null` outside of them. */
export function freeSpinProgress(state: SlotState): FreeSpinProgress | null {
  const { round, stepIndex, landedIndex, phase, currency } = state;
  const step = round?.outcome.steps[stepIndex];
  if (phase !== 'revealing' || !round || !step) return null;
  const begun = round.outcome.steps.slice(0, stepIndex + 1);
  const spin = begun.filter(({ kind }) => kind === 'free').length;
  if (spin === 0) return null;
  const landed = round.outcome.steps.slice(0, landedIndex + 1);
  const total = landed.reduce((sum, { freeSpinsAwarded }) => sum + freeSpinsAwarded, 0);
  const winMinor = landedIndex === stepIndex ? toMinor(step.amount, currency) : 0n;
  return { spin, total, multiplier: step.multiplier, winMinor };
}

/** The progress of respins with held wild reels; `null` outside of them. */
export function respinProgress(state: SlotState): Omit<FreeSpinProgress, 'total'> | null {
  const { round, stepIndex, landedIndex, phase, currency } = state;
  const step = round?.outcome.steps[stepIndex];
  if (phase !== 'revealing' || step?.kind !== 'respin') return null;
  // The multiplier depends on the landed wild reels.
  if (landedIndex < stepIndex) return { spin: stepIndex, multiplier: 1, winMinor: 0n };
  return {
    spin: stepIndex,
    multiplier: step.multiplier,
    winMinor: toMinor(step.amount, currency),
  };
}

/** Whether a round has free spins. */
export function hasFreeSpins({ outcome }: SlotRound): boolean {
  return outcome.steps.some(({ kind }) => kind === 'free');
}

/** Whether a round has free spins or respins. */
export function hasFeature({ outcome }: SlotRound): boolean {
  return outcome.steps.some(({ kind }) => kind === 'free' || kind === 'respin');
}
