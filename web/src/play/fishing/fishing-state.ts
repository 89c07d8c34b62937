import type { Currency } from '@/lib/api/contract-types.ts';
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
import type { BossMood } from './stage/shoal.ts';

/** Maximum of rounds in the fairness panel. */
const LAST_ROUNDS_MAX = 10;
const CATCHES_MAX = 4;

/** What is left of the bounds of the automatic fire. Amounts are minor units. */
export type AutoFire = {
  readonly shotsLeft: number;
  /** What the next shots may cost at most: the largest loss, less shots, and with wins as they come. */
  readonly budgetMinor: bigint;
  /** A single win of this or more stops it; `null` if none does. */
  readonly winStopMinor: bigint | null;
};

export type Catch = {
  readonly roundId: string;
  readonly species: string;
  readonly winMinor: bigint;
};

/** The boss that is announced or in the water. */
export type Boss = { readonly species: string; readonly phase: 'coming' | BossMood };

export type FishingState = SessionState & {
  /** Prices of a shot at level 1, ascending, and the chosen one. */
  readonly stakesMinor: readonly bigint[];
  readonly stakeMinor: bigint;
  readonly levels: readonly number[];
  readonly level: number;
  /** Total price of the shots without an outcome. */
  readonly stakedMinor: bigint;
  /** Wins whose coins have not reached the shown balance. */
  readonly flyingMinor: bigint;
  /** The species that the cannon is locked on; `null` for none. */
  readonly target: string | null;
  /** `null` while the automatic fire is off. */
  readonly auto: AutoFire | null;
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
  | { readonly type: 'auto'; readonly auto: AutoFire | null }
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
    auto: null,
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
      return { ...state, auto: event.auto };
    case 'fired':
      return fire(state, event.priceMinor);
    case 'received':
      return settleShot(state, event);
    case 'refused':
      return {
        ...state,
        stakedMinor: state.stakedMinor - event.priceMinor,
        auto: null,
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
      return applyBalance(state, event.balanceMinor);
    case 'noticed':
    case 'reconnecting': {
      const ceases = event.type === 'noticed' ? event.notice !== null : event.reconnecting;
      return { ...reduceSession(state, event), auto: ceases ? null : state.auto };
    }
    default:
      return reduceSession(state, event);
  }
}

/** The price of a shot at the present level. */
export const priceOf = ({ stakeMinor, level }: FishingState): bigint => stakeMinor * BigInt(level);

/** The displayed balance: less every shot at once, plus a win once its coins have landed. */
export const shownBalance = (state: FishingState): bigint =>
  state.balanceMinor - state.stakedMinor - state.flyingMinor;

function fire(state: FishingState, priceMinor: bigint): FishingState {
  return {
    ...state,
    stakedMinor: state.stakedMinor + priceMinor,
    auto: state.auto && autoAfterShot(state.auto, priceMinor),
    notice: null,
  };
}

function autoAfterShot(auto: AutoFire, priceMinor: bigint): AutoFire | null {
  const shotsLeft = auto.shotsLeft - 1;
  return shotsLeft > 0 ? { ...auto, shotsLeft, budgetMinor: auto.budgetMinor - priceMinor } : null;
}

/** Every shot that is decided while the automatic fire is on was fired by it or beside it. */
function autoAfterWin(auto: AutoFire, winMinor: bigint): AutoFire | null {
  const isLast = auto.winStopMinor !== null && winMinor >= auto.winStopMinor;
  return isLast ? null : { ...auto, budgetMinor: auto.budgetMinor + winMinor };
}

function settleShot(
  state: FishingState,
  { result, priceMinor }: { result: BetResult; priceMinor: bigint },
): FishingState {
  const { round, balance, fairness } = result;
  // A win that the wallet has not posted yet is not in the balance and shows no coins.
  const winMinor = round.status === 'settled' ? toMinor(round.win, state.currency) : 0n;
  const auto = state.auto && autoAfterWin(state.auto, winMinor);
  const notice = state.auto && !auto ? 'winStop' : state.notice;
  return {
    ...state,
    auto,
    balanceMinor: toMinor(balance, state.currency),
    stakedMinor: state.stakedMinor - priceMinor,
    flyingMinor: state.flyingMinor + winMinor,
    fairness,
    lastRounds: [round, ...state.lastRounds].slice(0, LAST_ROUNDS_MAX),
    notice: round.status === 'settled' ? notice : round.status,
  };
}

/** A balance from elsewhere, which may or may not include a pending shot. */
function applyBalance(state: FishingState, balanceMinor: bigint): FishingState {
  if (state.stakedMinor > 0n) return state;
  const notice = noticeAfterBalance(state, balanceMinor >= priceOf(state));
  return { ...state, balanceMinor, notice };
}
