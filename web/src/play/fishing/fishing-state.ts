import type { Currency } from '@/lib/contract-types.ts';
import type { BetResult, Fairness, OpenedSpots, SpotRound } from '../contract-types.ts';
import { toMinor } from '../money.ts';
import { stepped } from '../session/choice-steps.ts';
import type { Notice } from '../session/notices.ts';
import {
  noticeAfterBalance,
  openingSession,
  openingStakes,
  reduceSession,
  type SessionEvent,
  type SessionState,
} from '../session/session-state.ts';

/** Rounds kept for the fairness panel. */
const LAST_ROUNDS_MAX = 10;
const CATCHES_MAX = 4;
/** Shots of one press of the automatic fire: it never runs without end. */
export const AUTO_SHOTS = 100;

export type Catch = {
  readonly roundId: string;
  readonly species: string;
  readonly winMinor: bigint;
};

/** One that the water goes dark for: on its way, or here. */
export type Boss = { readonly species: string; readonly phase: 'coming' | 'here' };

export type FishingState = SessionState & {
  /** Prices of a shot at level 1, ascending, and the one that is chosen. */
  readonly stakesMinor: readonly bigint[];
  readonly stakeMinor: bigint;
  readonly levels: readonly number[];
  readonly level: number;
  /** The price of shots whose end is not known yet. */
  readonly stakedMinor: bigint;
  /** Wins whose coins are still on their way to the purse. */
  readonly flyingMinor: bigint;
  /** The species that the cannon is locked on. */
  readonly target: string | null;
  /** Automatic shots that are left; 0 while the player fires. */
  readonly autoLeft: number;
  /** Newest first. */
  readonly catches: readonly Catch[];
  readonly boss: Boss | null;
  /** Species in the water now. */
  readonly present: ReadonlySet<string>;
  readonly fairness: Fairness;
  /** Newest first. */
  readonly lastRounds: readonly SpotRound[];
};

export type FishingEvent =
  | SessionEvent
  | { readonly type: 'bet' | 'level'; readonly move: 1 | -1 }
  | { readonly type: 'target'; readonly species: string | null }
  | { readonly type: 'auto'; readonly on: boolean }
  | { readonly type: 'fired'; readonly priceMinor: bigint }
  | { readonly type: 'received'; readonly priceMinor: bigint; readonly result: BetResult }
  | { readonly type: 'refused'; readonly priceMinor: bigint; readonly notice: Notice | null }
  | ({ readonly type: 'caught' } & Catch)
  | { readonly type: 'landed'; readonly winMinor: bigint }
  | { readonly type: 'boss'; readonly boss: Boss | null }
  | { readonly type: 'present'; readonly species: ReadonlySet<string> };

export function openingState(opened: OpenedSpots, currency: Currency): FishingState {
  return {
    ...openingSession(opened, currency),
    ...openingStakes(opened, { preferred: opened.defaultStake, currency }),
    levels: opened.levels,
    level: opened.levels[0] ?? 1,
    stakedMinor: 0n,
    flyingMinor: 0n,
    target: null,
    autoLeft: 0,
    catches: [],
    boss: null,
    present: new Set(),
    fairness: opened.fairness,
    lastRounds: opened.lastRounds.slice(0, LAST_ROUNDS_MAX),
  };
}

export function reduce(state: FishingState, event: FishingEvent): FishingState {
  switch (event.type) {
    case 'bet':
      return { ...state, stakeMinor: stepped(state.stakesMinor, state.stakeMinor, event.move) };
    case 'level':
      return { ...state, level: stepped(state.levels, state.level, event.move) };
    case 'target':
      return { ...state, target: event.species };
    case 'auto':
      return { ...state, autoLeft: event.on ? AUTO_SHOTS : 0 };
    case 'fired':
      return fire(state, event.priceMinor);
    case 'received':
      return settleShot(state, event);
    case 'refused':
      return {
        ...state,
        stakedMinor: state.stakedMinor - event.priceMinor,
        autoLeft: 0,
        notice: event.notice ?? state.notice,
      };
    case 'caught': {
      const { type: _, ...newest } = event;
      return { ...state, catches: [newest, ...state.catches].slice(0, CATCHES_MAX) };
    }
    case 'landed':
      return { ...state, flyingMinor: state.flyingMinor - event.winMinor };
    case 'boss':
      return { ...state, boss: event.boss };
    case 'present':
      return { ...state, present: event.species };
    case 'balance':
      return takeBalance(state, event.balanceMinor);
    case 'noticed':
    case 'reconnecting': {
      const ceases = event.type === 'noticed' ? event.notice !== null : event.reconnecting;
      return { ...reduceSession(state, event), autoLeft: ceases ? 0 : state.autoLeft };
    }
    default:
      return reduceSession(state, event);
  }
}

/** What a shot costs now. */
export const priceOf = ({ stakeMinor, level }: FishingState): bigint => stakeMinor * BigInt(level);

/** What the player is shown: without every shot at once, with a win once its coins have landed. */
export const shownBalance = (state: FishingState): bigint =>
  state.balanceMinor - state.stakedMinor - state.flyingMinor;

function fire(state: FishingState, priceMinor: bigint): FishingState {
  return {
    ...state,
    stakedMinor: state.stakedMinor + priceMinor,
    autoLeft: Math.max(0, state.autoLeft - 1),
    notice: null,
  };
}

function settleShot(
  state: FishingState,
  { result, priceMinor }: { result: BetResult; priceMinor: bigint },
): FishingState {
  const { round, balance, fairness } = result;
  // A win that the wallet has not booked yet is not in the balance, and brings no coins.
  const winMinor = round.status === 'settled' ? toMinor(round.win, state.currency) : 0n;
  return {
    ...state,
    balanceMinor: toMinor(balance, state.currency),
    stakedMinor: state.stakedMinor - priceMinor,
    flyingMinor: state.flyingMinor + winMinor,
    fairness,
    lastRounds: [round, ...state.lastRounds].slice(0, LAST_ROUNDS_MAX),
    notice: round.status === 'settled' ? state.notice : round.status,
  };
}

/** Money moved elsewhere. While a shot is on its way it is not known whether a balance counts it. */
function takeBalance(state: FishingState, balanceMinor: bigint): FishingState {
  if (state.stakedMinor > 0n) return state;
  const notice = noticeAfterBalance(state, balanceMinor >= priceOf(state));
  return { ...state, balanceMinor, notice };
}
