import type { Currency } from '@/lib/contract-types.ts';
import type {
  DecisionPaytable,
  DecisionRound,
  Fairness,
  OpenedDecisions,
} from '../contract-types.ts';
import { toMinor } from '../money.ts';
import type { SessionEvent } from '../play-session.ts';
import type { Notice } from '../shell/refusals.ts';

/** Rounds kept for the fairness panel, as many as `open` sends. */
const LAST_ROUNDS_MAX = 10;

export type DecisionState = {
  /** betting → asking → revealing → choosing → asking … → betting. */
  readonly phase: 'betting' | 'asking' | 'revealing' | 'choosing';
  readonly currency: Currency;
  readonly paytable: DecisionPaytable;
  /** What the casino said last. */
  readonly balanceMinor: bigint;
  /** What the player is shown: without a stake at once, with the win once it was seen. */
  readonly shownMinor: bigint;
  readonly chipsMinor: readonly bigint[];
  readonly stakeMinor: bigint;
  /** The round on the table: under way, or the newest that is over. */
  readonly round: DecisionRound | null;
  /** How many of its steps the player has seen. */
  readonly seenSteps: number;
  /** The wallet in which another round of this game waits. */
  readonly waitsIn: string | null;
  readonly fairness: Fairness;
  /** Newest first; a round joins when its end was seen. */
  readonly lastRounds: readonly DecisionRound[];
  readonly notice: Notice | null;
  readonly reconnecting: boolean;
};

type Answer = {
  readonly round: DecisionRound;
  readonly balance: string;
  readonly fairness: Fairness;
};

export type DecisionEvent =
  | SessionEvent
  | { readonly type: 'stake'; readonly stakeMinor: bigint }
  /** A stake that goes to the casino: the opening's, or that of a choice. */
  | { readonly type: 'ask'; readonly stakeMinor: bigint }
  | { readonly type: 'dealt'; readonly answer: Answer }
  | { readonly type: 'revealed' }
  | { readonly type: 'refused'; readonly notice: Notice }
  /** As the casino has it, after something happened elsewhere. */
  | { readonly type: 'reopened'; readonly opened: OpenedDecisions };

/** The state in which a game opens: at the decision that its round waits for, or before a deal. */
export function openingState(opened: OpenedDecisions, currency: Currency): DecisionState {
  const minor = (text: string) => toMinor(text, currency);
  const chipsMinor = opened.stakes.map(minor);
  const { round } = opened;
  const wished = minor(round ? round.outcome.openingStake : opened.defaultStake);
  return {
    currency,
    paytable: opened.paytable,
    chipsMinor,
    stakeMinor: chipsMinor.includes(wished) ? wished : (chipsMinor[0] ?? wished),
    notice: null,
    reconnecting: false,
    ...standing(opened, currency),
  };
}

/** What the casino alone knows. */
function standing(opened: OpenedDecisions, currency: Currency) {
  const { round, waitsIn, fairness, lastRounds } = opened;
  const balanceMinor = toMinor(opened.balance, currency);
  return {
    phase: round ? 'choosing' : 'betting',
    balanceMinor,
    shownMinor: balanceMinor,
    round: round ?? lastRounds[0] ?? null,
    seenSteps: (round ?? lastRounds[0])?.outcome.steps.length ?? 0,
    waitsIn,
    fairness,
    lastRounds,
  } as const;
}

export function reduce(state: DecisionState, event: DecisionEvent): DecisionState {
  switch (event.type) {
    case 'stake':
      return chooseStake(state, event.stakeMinor);
    case 'ask':
      return ask(state, event.stakeMinor);
    case 'dealt':
      return state.phase === 'asking' ? deal(state, event.answer) : state;
    case 'revealed':
      return state.phase === 'revealing' ? show(state) : state;
    case 'refused':
      return state.phase === 'asking'
        ? { ...state, ...rested(state), shownMinor: state.balanceMinor, notice: event.notice }
        : state;
    case 'reopened':
      return { ...state, ...standing(event.opened, state.currency) };
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

/** Whether the next move is the player's. */
export function isAtRest({ phase }: DecisionState): boolean {
  return phase === 'betting' || phase === 'choosing';
}

function rested({ round }: DecisionState): Pick<DecisionState, 'phase'> {
  return { phase: round?.status === 'open' ? 'choosing' : 'betting' };
}

function chooseStake(state: DecisionState, stakeMinor: bigint): DecisionState {
  if (state.phase !== 'betting' || !state.chipsMinor.includes(stakeMinor)) return state;
  return { ...state, stakeMinor, notice: null };
}

/** The stake leaves the shown balance at once. A stake that it does not cover starts nothing. */
function ask(state: DecisionState, stakeMinor: bigint): DecisionState {
  if (!isAtRest(state)) return state;
  if (state.shownMinor < stakeMinor) return { ...state, notice: 'insufficient' };
  return { ...state, phase: 'asking', shownMinor: state.shownMinor - stakeMinor, notice: null };
}

/** The casino's balance is known now, but shown only when the player has seen why. */
function deal(state: DecisionState, { round, balance, fairness }: Answer): DecisionState {
  const isSame = state.round?.roundId === round.roundId;
  return {
    ...state,
    phase: 'revealing',
    round,
    seenSteps: isSame ? (state.round?.outcome.steps.length ?? 0) : 0,
    balanceMinor: toMinor(balance, state.currency),
    fairness,
  };
}

function show(state: DecisionState): DecisionState {
  const { round } = state;
  if (!round) return state;
  const seen = {
    ...state,
    ...rested(state),
    seenSteps: round.outcome.steps.length,
    shownMinor: state.balanceMinor,
  };
  if (round.status === 'open') return seen;
  const others = state.lastRounds.filter((known) => known.roundId !== round.roundId);
  return { ...seen, lastRounds: [round, ...others].slice(0, LAST_ROUNDS_MAX) };
}

/** Money moved elsewhere. During a deal the answer may or may not count it: it is asked again. */
function takeBalance(state: DecisionState, balanceMinor: bigint): DecisionState {
  if (!isAtRest(state)) return state;
  const covered = state.notice === 'insufficient' && balanceMinor > state.balanceMinor;
  return {
    ...state,
    balanceMinor,
    shownMinor: balanceMinor,
    notice: covered ? null : state.notice,
  };
}

/** The round whose end lies open: none while it goes on or is still being shown. */
export function endedRound({ phase, round }: DecisionState): DecisionRound | null {
  return phase === 'betting' ? round : null;
}
