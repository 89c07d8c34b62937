import type { Currency } from '@/lib/contract-types.ts';
import type {
  BetResult,
  Fairness,
  OpenedSpots,
  SpotPaytable,
  SpotRound,
} from '../contract-types.ts';
import { toMinor } from '../money.ts';
import type { Notice } from '../shell/refusals.ts';

export type FeltNotice = Notice | 'tableLimit';

/** Amounts by spot, in minor units, in the order in which they were first placed. */
export type Bets = ReadonlyMap<string, bigint>;

export type Limits = {
  readonly spotMaxMinor: bigint;
  readonly roundMaxMinor: bigint;
  readonly betsMax: number;
};

/** Rounds kept for last numbers and roads, as many as `open` sends. */
const LAST_ROUNDS_MAX = 40;
/** How far back the player can take chips. */
const UNDO_MAX = 100;

export type FeltState = {
  /** A round goes idle → asking → revealing (dealt) → idle. */
  readonly phase: 'idle' | 'asking' | 'revealing';
  readonly currency: Currency;
  readonly paytable: SpotPaytable;
  readonly limits: Limits;
  /** What the casino said last. */
  readonly balanceMinor: bigint;
  /** What the player is shown: without the stake at once, with the win once it was seen. */
  readonly shownMinor: bigint;
  readonly chipsMinor: readonly bigint[];
  readonly chipMinor: bigint;
  readonly bets: Bets;
  /** Earlier states of the felt, newest last. */
  readonly past: readonly Bets[];
  /** What the last round was played with. */
  readonly lastBets: Bets | null;
  /** The round on the table. */
  readonly round: SpotRound | null;
  /** What seals the next round. */
  readonly fairness: Fairness;
  /** Newest first; a round joins when it was revealed. */
  readonly lastRounds: readonly SpotRound[];
  readonly notice: FeltNotice | null;
  readonly reconnecting: boolean;
};

export type FeltEvent =
  | { readonly type: 'chip'; readonly chipMinor: bigint }
  | { readonly type: 'place'; readonly spot: string }
  | { readonly type: 'set-bets'; readonly bets: Bets }
  | { readonly type: 'undo' | 'clear' | 'double' | 'rebet' | 'ask' | 'revealed' }
  | { readonly type: 'dealt'; readonly result: BetResult }
  | { readonly type: 'refused'; readonly notice: FeltNotice }
  | { readonly type: 'noticed'; readonly notice: FeltNotice | null }
  | { readonly type: 'balance'; readonly balanceMinor: bigint }
  | { readonly type: 'fairness'; readonly fairness: Fairness }
  | { readonly type: 'reconnecting'; readonly reconnecting: boolean };

/** The state in which a game opens: an empty felt, the newest round still on the table. */
export function openingState(opened: OpenedSpots, currency: Currency): FeltState {
  const minor = (text: string) => toMinor(text, currency);
  const chipsMinor = opened.stakes.map(minor);
  const wished = minor(opened.defaultStake);
  const balanceMinor = minor(opened.balance);
  return {
    phase: 'idle',
    currency,
    paytable: opened.paytable,
    limits: {
      spotMaxMinor: minor(opened.limits.spotMax),
      roundMaxMinor: minor(opened.limits.roundMax),
      betsMax: opened.limits.betsMax,
    },
    balanceMinor,
    shownMinor: balanceMinor,
    chipsMinor,
    chipMinor: chipsMinor.includes(wished) ? wished : (chipsMinor[0] ?? wished),
    bets: new Map(),
    past: [],
    lastBets: null,
    round: null,
    fairness: opened.fairness,
    lastRounds: opened.lastRounds,
    notice: null,
    reconnecting: false,
  };
}

export function reduce(state: FeltState, event: FeltEvent): FeltState {
  switch (event.type) {
    case 'chip':
      return chooseChip(state, event.chipMinor);
    case 'place':
      return place(state, event.spot);
    case 'set-bets':
      return lay(state, event.bets);
    case 'undo':
      return undo(state);
    case 'clear':
      return state.bets.size === 0 ? state : lay(state, new Map());
    case 'double':
      return lay(state, new Map([...state.bets].map(([spot, amount]) => [spot, amount * 2n])));
    case 'rebet':
      return state.lastBets ? lay(state, state.lastBets) : state;
    case 'ask':
      return ask(state);
    case 'dealt':
      return state.phase === 'asking' ? deal(state, event.result) : state;
    case 'revealed':
      return state.phase === 'revealing' ? settle(state) : state;
    case 'refused':
      return state.phase === 'asking'
        ? { ...state, phase: 'idle', shownMinor: state.balanceMinor, notice: event.notice }
        : state;
    case 'noticed':
      return { ...state, notice: event.notice };
    case 'balance':
      return takeBalance(state, event.balanceMinor);
    case 'fairness':
      return { ...state, fairness: event.fairness };
    case 'reconnecting':
      return { ...state, reconnecting: event.reconnecting };
    default:
      return event satisfies never;
  }
}

export const totalOf = (bets: Bets): bigint =>
  [...bets.values()].reduce((sum, amount) => sum + amount, 0n);

/** Where one thing is bought a round, the chip is its price. */
function isTicket({ limits }: FeltState): boolean {
  return limits.betsMax === 1;
}

function chooseChip(state: FeltState, chipMinor: bigint): FeltState {
  if (!state.chipsMinor.includes(chipMinor) || state.phase !== 'idle') return state;
  const chosen = { ...state, chipMinor };
  if (!isTicket(state)) return chosen;
  return lay(chosen, new Map([...state.bets.keys()].map((spot) => [spot, chipMinor])));
}

function place(state: FeltState, spot: string): FeltState {
  if (isTicket(state)) return lay(state, new Map([[spot, state.chipMinor]]));
  const bets = new Map(state.bets);
  bets.set(spot, (bets.get(spot) ?? 0n) + state.chipMinor);
  return lay(state, bets);
}

/** Other bets on the felt, kept within the limits of the table: beyond them nothing changes. */
function lay(state: FeltState, bets: Bets): FeltState {
  if (state.phase !== 'idle') return state;
  const { spotMaxMinor, roundMaxMinor, betsMax } = state.limits;
  const isBeyond =
    bets.size > betsMax ||
    totalOf(bets) > roundMaxMinor ||
    [...bets.values()].some((amount) => amount > spotMaxMinor);
  if (isBeyond) return { ...state, notice: 'tableLimit' };
  const past = [...state.past, state.bets].slice(-UNDO_MAX);
  return { ...state, bets, past, notice: null };
}

function undo(state: FeltState): FeltState {
  const before = state.past.at(-1);
  if (state.phase !== 'idle' || !before) return state;
  return { ...state, bets: before, past: state.past.slice(0, -1), notice: null };
}

/** The stake leaves the shown balance at once. A stake that it does not cover starts nothing. */
function ask(state: FeltState): FeltState {
  const total = totalOf(state.bets);
  if (state.phase !== 'idle' || total === 0n) return state;
  if (state.shownMinor < total) return { ...state, notice: 'insufficient' };
  return {
    ...state,
    phase: 'asking',
    shownMinor: state.shownMinor - total,
    round: null,
    notice: null,
  };
}

/** The casino's balance is known now, but shown only when the player has seen why. */
function deal(state: FeltState, { round, balance, fairness }: BetResult): FeltState {
  return {
    ...state,
    phase: 'revealing',
    round,
    balanceMinor: toMinor(balance, state.currency),
    fairness,
  };
}

function settle(state: FeltState): FeltState {
  const { round } = state;
  if (!round) return state;
  const others = state.lastRounds.filter((known) => known.roundId !== round.roundId);
  return {
    ...state,
    phase: 'idle',
    shownMinor: state.balanceMinor,
    lastBets: state.bets,
    past: [],
    lastRounds: [round, ...others].slice(0, LAST_ROUNDS_MAX),
    notice: round.status === 'settled' ? null : round.status,
  };
}

/** Money moved elsewhere. During a round the answer may or may not count it: it is asked again. */
function takeBalance(state: FeltState, balanceMinor: bigint): FeltState {
  if (state.phase !== 'idle') return state;
  const covered = balanceMinor >= totalOf(state.bets) && state.notice === 'insufficient';
  return {
    ...state,
    balanceMinor,
    shownMinor: balanceMinor,
    notice: covered ? null : state.notice,
  };
}

/** The round whose result lies open: none while it is still being revealed. */
export function openRound(state: FeltState): SpotRound | null {
  return state.phase === 'idle' ? state.round : null;
}

/** Spots of the round that returned something, once it lies open. */
export function winningSpots(state: FeltState): ReadonlySet<string> {
  const bets = openRound(state)?.outcome.bets ?? [];
  return new Set(
    bets.filter(({ win }) => toMinor(win, state.currency) > 0n).map(({ spot }) => spot),
  );
}
