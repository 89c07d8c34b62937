import { fromWholeMajor } from '@fairhall/api/contract/money';
import { convertMinor } from '@fairhall/api/contract/reference-rates';
import { paysExactly, stakeMaxMinor } from '@fairhall/game-server/engines/spots/stake-rule';
import type { Currency } from '@/lib/api/contract-types.ts';
import type {
  BetResult,
  Fairness,
  OpenedSpots,
  SpotPaytable,
  SpotRound,
} from '../contract-types.ts';
import { toMinor } from '../money.ts';
import { spotPaytable } from '../paytables.ts';
import { stepped } from '../session/choice-steps.ts';
import type { Notice } from '../session/notices.ts';
import type { RoundPhase } from '../session/round-state.ts';
import {
  noticeAfterBalance,
  openingSession,
  openingStakes,
  reduceSession,
  type SessionEvent,
  type SessionState,
} from '../session/session-state.ts';
import type { OriginalRules } from './original-game.ts';

/** Maximum of kept rounds, as many as `open` sends. */
const LAST_ROUNDS_MAX = 40;

export type OriginalState = SessionState & {
  readonly sheet: OpenedSpots['sheet'];
  readonly paytable: SpotPaytable;
  readonly stakesMinor: readonly bigint[];
  readonly stakeMinor: bigint;
  readonly spot: string;
  /** Requested rounds without a response, and their stakes. */
  readonly waiting: number;
  readonly stakedMinor: bigint;
  /** Rounds whose result is not shown yet, oldest first. */
  readonly revealing: readonly SpotRound[];
  /** The newest round on the board; `null` before the first one. */
  readonly round: SpotRound | null;
  readonly fairness: Fairness;
  /** Newest first; a round is added after its reveal. */
  readonly lastRounds: readonly SpotRound[];
};

export type OriginalEvent =
  | SessionEvent
  | { readonly type: 'stake'; readonly stakeMinor: bigint; readonly spot: string }
  | { readonly type: 'spot'; readonly spot: string }
  | { readonly type: 'requested'; readonly stakeMinor: bigint }
  | { readonly type: 'received'; readonly stakeMinor: bigint; readonly result: BetResult }
  | { readonly type: 'refused'; readonly stakeMinor: bigint; readonly notice: Notice | null }
  | { readonly type: 'replayed'; readonly round: SpotRound }
  | { readonly type: 'revealed'; readonly roundId: string };

export function openingState(
  opened: OpenedSpots,
  { currency, rules }: { readonly currency: Currency; readonly rules: OriginalRules },
): OriginalState {
  const stakes = openingStakes(opened, { preferred: opened.defaultStake, currency });
  return {
    ...openingSession(opened, currency),
    ...stakes,
    sheet: opened.sheet,
    paytable: spotPaytable(opened),
    spot: rules.fitted(opened.sheet.figures.bet, stakes.stakeMinor),
    waiting: 0,
    stakedMinor: 0n,
    revealing: [],
    round: opened.lastRounds[0] ?? null,
    fairness: opened.fairness,
    lastRounds: opened.lastRounds,
  };
}

export function reduce(state: OriginalState, event: OriginalEvent): OriginalState {
  switch (event.type) {
    case 'stake':
      return { ...state, stakeMinor: event.stakeMinor, spot: event.spot };
    case 'spot':
      return { ...state, spot: event.spot };
    case 'requested':
      return { ...withWaiting(state, 1, event.stakeMinor), notice: null };
    case 'received':
      return receive(withWaiting(state, -1, -event.stakeMinor), event.result);
    case 'refused':
      return {
        ...withWaiting(state, -1, -event.stakeMinor),
        notice: event.notice ?? state.notice,
      };
    case 'replayed':
      return replay(state, event.round);
    case 'revealed':
      return reveal(state, event.roundId);
    case 'balance': {
      // While a round is on its way, a balance from elsewhere may or may not include it.
      if (state.waiting > 0) return state;
      const { balanceMinor } = event;
      const notice = noticeAfterBalance(state, balanceMinor >= state.stakeMinor);
      return { ...state, balanceMinor, notice };
    }
    default:
      return reduceSession(state, event);
  }
}

function withWaiting(state: OriginalState, rounds: 1 | -1, stakeMinor: bigint): OriginalState {
  const stakedMinor = state.stakedMinor + stakeMinor;
  return { ...state, waiting: state.waiting + rounds, stakedMinor };
}

function receive(state: OriginalState, { round, balance, fairness }: BetResult): OriginalState {
  return {
    ...state,
    balanceMinor: toMinor(balance, state.currency),
    revealing: [...state.revealing, round],
    round,
    fairness,
  };
}

/** A past round is revealed alone, with the choices that it was played with. */
function replay(state: OriginalState, round: SpotRound): OriginalState {
  const [bet] = round.outcome.bets;
  const stakeMinor = toMinor(round.stake, state.currency);
  return { ...state, stakeMinor, spot: bet?.spot ?? state.spot, round, revealing: [round] };
}

function reveal(state: OriginalState, roundId: string): OriginalState {
  const round = state.revealing.find((one) => one.roundId === roundId);
  if (!round) return state;
  return {
    ...state,
    revealing: state.revealing.filter((one) => one !== round),
    lastRounds: [round, ...state.lastRounds].slice(0, LAST_ROUNDS_MAX),
    notice: round.status === 'settled' ? state.notice : round.status,
  };
}

/** A win that the wallet has not posted is not in the balance. */
const postedMinor = (round: SpotRound, currency: Currency): bigint =>
  round.status === 'settled' ? toMinor(round.win, currency) : 0n;

/** The displayed balance: less every stake at once, plus a win once it is revealed. */
export const shownBalance = (state: OriginalState): bigint =>
  state.revealing.reduce(
    (left, round) => left - postedMinor(round, state.currency),
    state.balanceMinor - state.stakedMinor,
  );

export function phaseOf({ waiting, revealing }: OriginalState): RoundPhase {
  if (revealing.length > 0) return 'revealing';
  return waiting > 0 ? 'requesting' : 'idle';
}

/** The newest round whose result is shown; `null` while a newer one is on its way. */
export const shownRound = (state: OriginalState): SpotRound | null =>
  phaseOf(state) === 'idle' ? state.round : null;

/** The stake one step lower or higher. */
export const steppedStake = (state: OriginalState, move: 1 | -1): bigint =>
  stepped(state.stakesMinor, state.stakeMinor, move);

/** The largest stake that the chosen spot takes, by its own largest win. */
export function spotMaxMinor(state: OriginalState, rules: OriginalRules): bigint {
  const { currency, spot, stakesMinor } = state;
  const winMaxMinor = convertMinor({
    ...{ from: 'USD', to: currency, rounding: 'down' },
    amountMinor: fromWholeMajor(rules.winMaxUsd, 'USD'),
  });
  return stakeMaxMinor(rules.returnsOf(spot), { winMaxMinor, unitMinor: stakesMinor[0] ?? 1n });
}

/** The offered stakes that pay the chosen spot exactly, ascending. */
export function exactStakes(state: OriginalState, rules: OriginalRules): readonly bigint[] {
  const mostMinor = spotMaxMinor(state, rules);
  const returns = rules.returnsOf(state.spot);
  return state.stakesMinor.filter((stake) => stake <= mostMinor && paysExactly(returns, stake));
}
