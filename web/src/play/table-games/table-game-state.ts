import type { Currency } from '@/lib/api/contract-types.ts';
import type { OpenedSpots, SpotPaytable, SpotRound } from '../contract-types.ts';
import { toMinor } from '../money.ts';
import { spotPaytable } from '../paytables.ts';
import { type StakeResult, stakeResult } from '../round-return.ts';
import {
  openingRoundState,
  type RoundEvent,
  type RoundState,
  reduceRound,
  revealedRound,
} from '../session/round-state.ts';
import { openingStakes } from '../session/session-state.ts';

/** Amounts by spot, in minor units, in the order of their first chip. */
export type Bets = ReadonlyMap<string, bigint>;

export type Limits = {
  readonly spotMaxMinor: bigint;
  readonly roundMaxMinor: bigint;
  readonly betsMax: number;
};

/** Maximum of rounds kept for last numbers and roads, as many as `open` sends. */
const LAST_ROUNDS_MAX = 40;
/** Maximum of undo steps. */
const UNDO_MAX = 100;

const UNOPENED = { openParts: [], openedByHand: null } as const;

/** `stakesMinor` are the values of the chips, `stakeMinor` that of the chosen one. */
export type TableGameState = RoundState<SpotRound> & {
  readonly sheet: OpenedSpots['sheet'];
  readonly paytable: SpotPaytable;
  readonly limits: Limits;
  readonly bets: Bets;
  /** The undo history of the bets, newest last. */
  readonly past: readonly Bets[];
  /** The bets of the last round. */
  readonly lastBets: Bets | null;
  /** The parts of the ticket on the table that have been opened, by place, in their order. */
  readonly openParts: readonly number[];
  /** How many of them the player opened before the others were opened at once; `null` without that. */
  readonly openedByHand: number | null;
};

export type TableGameEvent =
  | RoundEvent<SpotRound>
  | { readonly type: 'chip'; readonly stakeMinor: bigint }
  | { readonly type: 'place'; readonly spot: string }
  | { readonly type: 'set-bets'; readonly bets: Bets }
  | { readonly type: 'open-part'; readonly part: number }
  | { readonly type: 'open-all'; readonly parts: number }
  | { readonly type: 'undo' | 'clear' | 'double' | 'rebet' };

/** The initial state: no bets, with the newest round on the table. */
export function openingState(opened: OpenedSpots, currency: Currency): TableGameState {
  return {
    ...openingRoundState(opened, currency),
    ...openingStakes(opened, { preferred: opened.defaultStake, currency }),
    sheet: opened.sheet,
    paytable: spotPaytable(opened),
    limits: {
      spotMaxMinor: toMinor(opened.limits.spotMax, currency),
      roundMaxMinor: toMinor(opened.limits.roundMax, currency),
      betsMax: opened.limits.betsMax,
    },
    bets: new Map(),
    past: [],
    lastBets: null,
    ...UNOPENED,
  };
}

export function reduce(state: TableGameState, event: TableGameEvent): TableGameState {
  switch (event.type) {
    case 'chip':
      return chooseChip(state, event.stakeMinor);
    case 'place':
      return place(state, event.spot);
    case 'set-bets':
      return replaceBets(state, event.bets);
    case 'undo':
      return undo(state);
    case 'clear':
      return state.bets.size === 0 ? state : replaceBets(state, new Map());
    case 'double':
      return replaceBets(
        state,
        new Map([...state.bets].map(([spot, amount]) => [spot, amount * 2n])),
      );
    case 'rebet':
      return state.lastBets ? replaceBets(state, state.lastBets) : state;
    case 'open-part':
      return openPart(state, event.part);
    case 'open-all':
      return openAll(state, event.parts);
    default:
      return reduceBets(state, event);
  }
}

function reduceBets(state: TableGameState, event: RoundEvent<SpotRound>): TableGameState {
  if (event.type === 'requested' && state.bets.size === 0) return state;
  const next = reduceRound(state, event, {
    lastRoundsMax: LAST_ROUNDS_MAX,
    isCovered: (balanceMinor) => balanceMinor >= totalOf(state.bets),
  });
  if (next === state) return state;
  if (event.type === 'requested' && next.phase === 'requesting') return { ...next, round: null };
  if (next.phase === 'revealing' && state.phase !== 'revealing') return { ...next, ...UNOPENED };
  if (event.type === 'revealed') return { ...next, lastBets: state.bets, past: [] };
  return next;
}

function openPart(state: TableGameState, part: number): TableGameState {
  const { phase, openParts } = state;
  if (phase !== 'revealing' || openParts.includes(part)) return state;
  return { ...state, openParts: [...openParts, part] };
}

function openAll(state: TableGameState, parts: number): TableGameState {
  const { phase, openParts, openedByHand } = state;
  if (phase !== 'revealing' || openedByHand !== null) return state;
  const all = Array.from({ length: parts }, (_, part) => part);
  const closed = all.filter((part) => !openParts.includes(part));
  return { ...state, openParts: [...openParts, ...closed], openedByHand: openParts.length };
}

/** Whether a part of a ticket is open, and its turn among those that were opened at once. */
export function openedPart(
  { phase, round, openParts, openedByHand }: TableGameState,
  part: number,
): { readonly isOpen: boolean; readonly turn: number } {
  const place = openParts.indexOf(part);
  const isOpen = round !== null && (phase !== 'revealing' || place >= 0);
  return { isOpen, turn: openedByHand === null ? 0 : Math.max(0, place - openedByHand) };
}

export const totalOf = (bets: Bets): bigint =>
  [...bets.values()].reduce((sum, amount) => sum + amount, 0n);

/** Whether a round has a single ticket, whose price is the chip. */
function isTicket({ limits }: TableGameState): boolean {
  return limits.betsMax === 1;
}

function chooseChip(state: TableGameState, stakeMinor: bigint): TableGameState {
  if (!state.stakesMinor.includes(stakeMinor) || state.phase !== 'idle') return state;
  const chosen = { ...state, stakeMinor };
  if (!isTicket(state)) return chosen;
  return replaceBets(chosen, new Map([...state.bets.keys()].map((spot) => [spot, stakeMinor])));
}

function place(state: TableGameState, spot: string): TableGameState {
  if (isTicket(state)) return replaceBets(state, new Map([[spot, state.stakeMinor]]));
  const bets = new Map(state.bets);
  bets.set(spot, (bets.get(spot) ?? 0n) + state.stakeMinor);
  return replaceBets(state, bets);
}

/** Replaces the bets, unless they exceed the limits of the table. */
function replaceBets(state: TableGameState, bets: Bets): TableGameState {
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

function undo(state: TableGameState): TableGameState {
  const before = state.past.at(-1);
  if (state.phase !== 'idle' || !before) return state;
  return { ...state, bets: before, past: state.past.slice(0, -1), notice: null };
}

/** What became of each bet of the shown round, by spot; empty without one. */
export function spotResults(state: TableGameState): ReadonlyMap<string, StakeResult> {
  const bets = revealedRound(state)?.outcome.bets ?? [];
  return new Map(
    bets.map(({ spot, amount: stake, win }) => [spot, stakeResult({ stake, win }, state.currency)]),
  );
}

/** The spots that returned more than their bet in the shown round. */
export const winningSpots = (state: TableGameState): ReadonlySet<string> =>
  new Set(
    [...spotResults(state)].filter(([, { paidMinor }]) => paidMinor > 0n).map(([spot]) => spot),
  );

/** What the settlement of the shown round consists of. */
export function settledRound(state: TableGameState) {
  const results = [...spotResults(state).values()];
  return {
    roundId: revealedRound(state)?.roundId,
    hasLost: results.some(({ isLost }) => isLost),
    hasWon: results.some(({ paidMinor }) => paidMinor > 0n),
  };
}
