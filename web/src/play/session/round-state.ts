import type { Currency } from '@/lib/contract-types.ts';
import type { Fairness } from '../contract-types.ts';
import { toMinor } from '../money.ts';
import type { Notice } from './notices.ts';
import {
  noticeAfterBalance,
  openingSession,
  reduceSession,
  type SessionEvent,
  type SessionState,
} from './session-state.ts';

/** As much of a round as its lifecycle on the page needs. */
export type AnyRound = {
  readonly roundId: string;
  readonly status: 'open' | 'pending' | 'settled' | 'cancelled';
};

/** A round goes idle → requesting → revealing → idle; one of several steps waits in `choosing`. */
export type RoundPhase = 'idle' | 'requesting' | 'revealing' | 'choosing';

/** The state of a game that plays one round at a time. */
export type RoundState<Round extends AnyRound> = SessionState & {
  readonly phase: RoundPhase;
  /** What the player is shown: without the stake at once, with the win once it was seen. */
  readonly shownMinor: bigint;
  readonly stakesMinor: readonly bigint[];
  /** The chosen stake, or the value of the chosen chip. */
  readonly stakeMinor: bigint;
  /** The round on the page; `null` before the first one, and where one is requested. */
  readonly round: Round | null;
  /** What seals the next round. */
  readonly fairness: Fairness;
  /** Newest first; a round joins when it was revealed to its end. */
  readonly lastRounds: readonly Round[];
};

/** The response to a stake. */
export type RoundResult<Round> = {
  readonly round: Round;
  readonly balance: string;
  readonly fairness: Fairness;
};

export type RoundEvent<Round> =
  | SessionEvent
  | { readonly type: 'requested'; readonly stakeMinor: bigint }
  | { readonly type: 'dealt'; readonly result: RoundResult<Round> }
  | { readonly type: 'revealed' }
  | { readonly type: 'refused'; readonly notice: Notice };

/** The state in which a game opens: at rest. */
export function openingRoundState<Round extends AnyRound>(
  opened: {
    readonly balance: string;
    readonly fairness: Fairness;
    readonly lastRounds: readonly Round[];
  },
  currency: Currency,
) {
  const session = openingSession(opened, currency);
  const { fairness, lastRounds } = opened;
  const { balanceMinor: shownMinor } = session;
  return { ...session, phase: 'idle', shownMinor, round: null, fairness, lastRounds } as const;
}

/** Whether the next move is the player's. */
export const isAtRest = ({ phase }: { readonly phase: RoundPhase }): boolean =>
  phase === 'idle' || phase === 'choosing';

type RoundRules = {
  /** Rounds to keep, as many as `open` sends. */
  readonly lastRoundsMax: number;
  /** Whether a balance from elsewhere ends a lack of money. */
  readonly isCovered: (balanceMinor: bigint) => boolean;
};

/** The lifecycle of a round on the page: what the reducers of all such games share. */
export function reduceRound<Round extends AnyRound, State extends RoundState<Round>>(
  state: State,
  event: RoundEvent<Round>,
  { lastRoundsMax, isCovered }: RoundRules,
): State {
  switch (event.type) {
    case 'requested':
      return request(state, event.stakeMinor);
    case 'dealt':
      return state.phase === 'requesting' ? deal(state, event.result) : state;
    case 'revealed':
      return state.phase === 'revealing' ? reveal(state, lastRoundsMax) : state;
    case 'refused':
      return state.phase === 'requesting' ? { ...rest(state), notice: event.notice } : state;
    case 'balance':
      return takeBalance(state, event.balanceMinor, isCovered(event.balanceMinor));
    default:
      return reduceSession(state, event);
  }
}

/** The stake leaves the shown balance at once. A stake that it does not cover starts nothing. */
function request<State extends RoundState<AnyRound>>(state: State, stakeMinor: bigint): State {
  if (!isAtRest(state)) return state;
  if (state.shownMinor < stakeMinor) return { ...state, notice: 'insufficient' };
  const shownMinor = state.shownMinor - stakeMinor;
  return { ...state, phase: 'requesting', shownMinor, notice: null };
}

/** The balance is known now, but shown only when the player has seen why. */
function deal<Round extends AnyRound, State extends RoundState<Round>>(
  state: State,
  { round, balance, fairness }: RoundResult<Round>,
): State {
  const balanceMinor = toMinor(balance, state.currency);
  return { ...state, phase: 'revealing', round, balanceMinor, fairness };
}

function rest<State extends RoundState<AnyRound>>(state: State): State {
  const phase = state.round?.status === 'open' ? 'choosing' : 'idle';
  return { ...state, phase, shownMinor: state.balanceMinor };
}

function reveal<State extends RoundState<AnyRound>>(state: State, lastRoundsMax: number): State {
  const { round } = state;
  if (!round) return state;
  const rested = rest(state);
  if (round.status === 'open') return rested;
  const others = state.lastRounds.filter(({ roundId }) => roundId !== round.roundId);
  const notice = round.status === 'settled' ? null : round.status;
  return { ...rested, notice, lastRounds: [round, ...others].slice(0, lastRoundsMax) };
}

/** Money moved elsewhere. While a round is on it is not known whether a balance counts it. */
function takeBalance<State extends RoundState<AnyRound>>(
  state: State,
  balanceMinor: bigint,
  isCovered: boolean,
): State {
  if (!isAtRest(state)) return state;
  const notice = noticeAfterBalance(state, isCovered);
  return { ...state, balanceMinor, shownMinor: balanceMinor, notice };
}

/** The round that lies open: none while it goes on or is still being revealed. */
export function openRound<Round extends AnyRound>({
  phase,
  round,
}: Pick<RoundState<Round>, 'phase' | 'round'>): Round | null {
  return phase === 'idle' ? round : null;
}
