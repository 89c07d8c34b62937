import type { Currency } from '@/lib/contract-types.ts';
import type {
  Fairness,
  OpenedSlot,
  Paytable,
  SlotRound,
  SpinResult,
  SpinStep,
} from '../contract-types.ts';
import { toMinor } from '../money.ts';
import type { Notice } from '../shell/refusals.ts';

/** Last rounds kept for the fairness panel, as many as `open` sends. */
const LAST_ROUNDS_MAX = 10;

export type SlotState = {
  /** A round goes idle → spinning (asked for) → revealing (dealt) → idle. */
  readonly phase: 'idle' | 'spinning' | 'revealing';
  readonly currency: Currency;
  readonly paytable: Paytable;
  /** What the casino said last. */
  readonly balanceMinor: bigint;
  /** What the player is shown: without the stake at once, with the win once it was seen. */
  readonly shownMinor: bigint;
  readonly stakesMinor: readonly bigint[];
  readonly stakeMinor: bigint;
  /** The round on the reels. */
  readonly round: SlotRound | null;
  /** The step of it that is played. */
  readonly stepIndex: number;
  /** The last step whose reels came to rest; -1 before any did. */
  readonly landedIndex: number;
  /** Won in this round so far, as far as it was shown; `null` before anything was. */
  readonly winMinor: bigint | null;
  /** An amount is being counted up over the stage. */
  readonly celebrating: boolean;
  /** What the next round is sealed with. */
  readonly fairness: Fairness;
  /** Newest first; a round joins when it was revealed. */
  readonly lastRounds: readonly SlotRound[];
  readonly autoplayLeft: number;
  readonly turbo: boolean;
  readonly notice: Notice | null;
  readonly reconnecting: boolean;
};

export type SlotEvent =
  | { readonly type: 'spin' }
  | { readonly type: 'dealt'; readonly result: SpinResult }
  | { readonly type: 'step'; readonly stepIndex: number }
  | { readonly type: 'landed' }
  | { readonly type: 'step-won'; readonly amountMinor: bigint }
  | { readonly type: 'celebrating'; readonly celebrating: boolean }
  | { readonly type: 'revealed' }
  | { readonly type: 'refused'; readonly notice: Notice }
  | { readonly type: 'noticed'; readonly notice: Notice | null }
  | { readonly type: 'balance'; readonly balanceMinor: bigint }
  | { readonly type: 'stake'; readonly move: 1 | -1 }
  | { readonly type: 'autoplay'; readonly spins: number }
  | { readonly type: 'turbo' }
  | { readonly type: 'fairness'; readonly fairness: Fairness }
  | { readonly type: 'reconnecting'; readonly reconnecting: boolean };

/** The state in which a game opens: at rest, the newest round still on the reels. */
export function openingState(opened: OpenedSlot, currency: Currency): SlotState {
  const balanceMinor = toMinor(opened.balance, currency);
  const stakesMinor = opened.stakes.map((stake) => toMinor(stake, currency));
  return {
    phase: 'idle',
    currency,
    paytable: opened.paytable,
    balanceMinor,
    shownMinor: balanceMinor,
    stakesMinor,
    stakeMinor: openingStake(toMinor(opened.defaultStake, currency), stakesMinor),
    round: null,
    stepIndex: 0,
    landedIndex: -1,
    winMinor: null,
    celebrating: false,
    fairness: opened.fairness,
    lastRounds: opened.lastRounds,
    autoplayLeft: 0,
    turbo: false,
    notice: null,
    reconnecting: false,
  };
}

function openingStake(wishedMinor: bigint, stakesMinor: readonly bigint[]): bigint {
  return stakesMinor.includes(wishedMinor) ? wishedMinor : (stakesMinor[0] ?? wishedMinor);
}

export function reduce(state: SlotState, event: SlotEvent): SlotState {
  switch (event.type) {
    case 'spin':
      return startSpin(state);
    case 'dealt':
      return state.phase === 'spinning' ? deal(state, event.result) : state;
    case 'step':
      return { ...state, stepIndex: event.stepIndex };
    case 'landed':
      return { ...state, landedIndex: state.stepIndex };
    case 'step-won':
      return { ...state, winMinor: (state.winMinor ?? 0n) + event.amountMinor };
    case 'celebrating':
      return { ...state, celebrating: event.celebrating };
    case 'revealed':
      return state.phase === 'revealing' ? settle(state) : state;
    case 'refused':
      return state.phase === 'spinning' ? refuse(state, event.notice) : state;
    case 'noticed':
      return { ...state, notice: event.notice };
    case 'balance':
      return takeBalance(state, event.balanceMinor);
    case 'stake':
      return moveStake(state, event.move);
    case 'autoplay':
      return { ...state, autoplayLeft: event.spins };
    case 'turbo':
      return { ...state, turbo: !state.turbo };
    case 'fairness':
      return { ...state, fairness: event.fairness };
    case 'reconnecting':
      return { ...state, reconnecting: event.reconnecting };
    default:
      return event satisfies never;
  }
}

/** The stake leaves the shown balance at once. A stake that it does not cover starts nothing. */
function startSpin(state: SlotState): SlotState {
  if (state.phase !== 'idle') return state;
  if (state.shownMinor < state.stakeMinor) {
    return { ...state, notice: 'insufficient', autoplayLeft: 0 };
  }
  return {
    ...state,
    phase: 'spinning',
    shownMinor: state.shownMinor - state.stakeMinor,
    round: null,
    stepIndex: 0,
    landedIndex: -1,
    winMinor: null,
    celebrating: false,
    notice: null,
    autoplayLeft: Math.max(0, state.autoplayLeft - 1),
  };
}

/** The casino's balance is known now, but shown only when the player has seen why. */
function deal(state: SlotState, { round, balance, fairness }: SpinResult): SlotState {
  return {
    ...state,
    phase: 'revealing',
    round,
    stepIndex: 0,
    balanceMinor: toMinor(balance, state.currency),
    fairness,
  };
}

function settle(state: SlotState): SlotState {
  const { round, currency } = state;
  if (!round) return state;
  return {
    ...state,
    phase: 'idle',
    winMinor: toMinor(round.win, currency),
    shownMinor: state.balanceMinor,
    lastRounds: [
      round,
      ...state.lastRounds.filter((known) => known.roundId !== round.roundId),
    ].slice(0, LAST_ROUNDS_MAX),
    notice: noticeOf(round),
  };
}

function noticeOf(round: SlotRound): Notice | null {
  if (round.status === 'cancelled') return 'cancelled';
  return round.status === 'pending' ? 'pending' : null;
}

function refuse(state: SlotState, notice: Notice): SlotState {
  return { ...state, phase: 'idle', shownMinor: state.balanceMinor, notice, autoplayLeft: 0 };
}

/** Money moved elsewhere. During a round the answer may or may not count it: it is asked again. */
function takeBalance(state: SlotState, balanceMinor: bigint): SlotState {
  if (state.phase !== 'idle') return state;
  const covered = balanceMinor >= state.stakeMinor && state.notice === 'insufficient';
  return {
    ...state,
    balanceMinor,
    shownMinor: balanceMinor,
    notice: covered ? null : state.notice,
  };
}

function moveStake(state: SlotState, move: 1 | -1): SlotState {
  if (state.phase !== 'idle') return state;
  const index = state.stakesMinor.indexOf(state.stakeMinor);
  const stakeMinor = state.stakesMinor[index + move];
  return stakeMinor === undefined ? state : { ...state, stakeMinor };
}

/** The step that rests on the reels, with its place in the round. */
export function landedStep(state: SlotState): SpinStep | null {
  return state.round?.outcome.steps[state.landedIndex] ?? null;
}

export type FreeSpinProgress = {
  /** Counted from 1. */
  readonly spin: number;
  /** Free spins of this round, as far as they were seen to be won. */
  readonly total: number;
  readonly multiplier: number;
  /** Won by this free spin, once it landed. */
  readonly winMinor: bigint;
};

/** Where the round's free spins are; `null` outside them. */
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

/** Where the round is while reels that became wild are held; `null` outside. */
export function respinProgress(state: SlotState): Omit<FreeSpinProgress, 'total'> | null {
  const { round, stepIndex, landedIndex, phase, currency } = state;
  const step = round?.outcome.steps[stepIndex];
  if (phase !== 'revealing' || step?.kind !== 'respin') return null;
  // How many reels are wild, and so the multiplier, is part of what it lands on.
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

/** How many falls the sight on the reels is into its spin; -1 while the reels roll. */
export function fallsLanded({ round, stepIndex, landedIndex }: SlotState): number {
  const step = round?.outcome.steps[stepIndex];
  if (!round || !step || landedIndex < 0) return -1;
  if (landedIndex < stepIndex && step.kind !== 'fall') return -1;
  const landed = round.outcome.steps.slice(0, landedIndex + 1);
  return landed.length - 1 - landed.findLastIndex(({ kind }) => kind !== 'fall');
}

/** Whether a lower or a higher stake is on offer. */
export function stakeMoves(state: SlotState): { readonly lower: boolean; readonly raise: boolean } {
  const index = state.stakesMinor.indexOf(state.stakeMinor);
  return { lower: index > 0, raise: index >= 0 && index < state.stakesMinor.length - 1 };
}
