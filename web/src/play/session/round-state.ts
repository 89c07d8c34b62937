import type { Currency } from '@/lib/api/contract-types.ts';
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

/** The fields of a round that its lifecycle uses. */
export type AnyRound = {
  readonly roundId: string;
  readonly status: 'open' | 'pending' | 'settled' | 'cancelled';
  readonly win: string;
};

/** idle → requesting → revealing → idle; a multi-step round waits in `choosing` between steps. */
export type RoundPhase = 'idle' | 'requesting' | 'revealing' | 'choosing';

/** The state of a game that plays one round at a time. */
export type RoundState<Round extends AnyRound> = SessionState & {
  readonly phase: RoundPhase;
  /** The shown balance: less the stake at once, plus the win after the reveal. */
  readonly shownMinor: bigint;
  readonly stakesMinor: readonly bigint[];
  /** The chosen stake, or the value of the chosen chip. */
  readonly stakeMinor: bigint;
  /** The round on the page; `null` before the first one; some games clear it on a request. */
  readonly round: Round | null;
  /** The seeds of the next round. */
  readonly fairness: Fairness;
  /** Newest first; a round is added after its reveal. */
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
  | { readonly type: 'replayed'; readonly round: Round }
  | { readonly type: 'revealed' }
  | { readonly type: 'refused'; readonly notice: Notice };

/** The initial state of a game. */
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

/** Whether the game waits for the player. */
export const isIdle = ({ phase }: { readonly phase: RoundPhase }): boolean =>
  phase === 'idle' || phase === 'choosing';

type RoundRules = {
  /** Maximum of kept rounds, as many as `open` sends. */
  readonly lastRoundsMax: number;
  /** Whether a new balance covers the stake, which removes the notice `insufficient`. */
  readonly isCovered: (balanceMinor: bigint) => boolean;
};

/** The lifecycle of a round, shared by the reducers of all games with one round at a time. */
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
    case 'replayed':
      return replay(state, event.round);
    case 'revealed':
      return state.phase === 'revealing' ? reveal(state, lastRoundsMax) : state;
    case 'refused':
      return state.phase === 'requesting' ? { ...afterReveal(state), notice: event.notice } : state;
    case 'balance':
      return applyBalance(state, event.balanceMinor, isCovered(event.balanceMinor));
    default:
      return reduceSession(state, event);
  }
}

/** Deducts the stake from the shown balance; without cover no round is requested. */
function request<State extends RoundState<AnyRound>>(state: State, stakeMinor: bigint): State {
  if (!isIdle(state)) return state;
  if (state.shownMinor < stakeMinor) return { ...state, notice: 'insufficient' };
  const shownMinor = state.shownMinor - stakeMinor;
  return { ...state, phase: 'requesting', shownMinor, notice: null };
}

/** Stores the new balance, which is shown after the reveal. */
function deal<Round extends AnyRound, State extends RoundState<Round>>(
  state: State,
  { round, balance, fairness }: RoundResult<Round>,
): State {
  const balanceMinor = toMinor(balance, state.currency);
  return { ...state, phase: 'revealing', round, balanceMinor, fairness };
}

/** Reveals a settled round again; its win is added to the shown balance at the end. */
function replay<Round extends AnyRound, State extends RoundState<Round>>(
  state: State,
  round: Round,
): State {
  const before = state.balanceMinor - toMinor(round.win, state.currency);
  return {
    ...state,
    phase: 'revealing',
    round,
    // The balance may have been spent since.
    shownMinor: before > 0n ? before : 0n,
    lastRounds: state.lastRounds.filter(({ roundId }) => roundId !== round.roundId),
  };
}

function afterReveal<State extends RoundState<AnyRound>>(state: State): State {
  const phase = state.round?.status === 'open' ? 'choosing' : 'idle';
  return { ...state, phase, shownMinor: state.balanceMinor };
}

function reveal<State extends RoundState<AnyRound>>(state: State, lastRoundsMax: number): State {
  const { round } = state;
  if (!round) return state;
  const revealed = afterReveal(state);
  if (round.status === 'open') return revealed;
  const others = state.lastRounds.filter(({ roundId }) => roundId !== round.roundId);
  const notice = round.status === 'settled' ? null : round.status;
  return { ...revealed, notice, lastRounds: [round, ...others].slice(0, lastRoundsMax) };
}

/** Applies a new balance. During a round it is ignored: it may or may not include the round. */
function applyBalance<State extends RoundState<AnyRound>>(
  state: State,
  balanceMinor: bigint,
  isCovered: boolean,
): State {
  if (!isIdle(state)) return state;
  const notice = noticeAfterBalance(state, isCovered);
  return { ...state, balanceMinor, shownMinor: balanceMinor, notice };
}

/** The round whose result is shown; `null` while a round is running or revealed. */
export function revealedRound<Round extends AnyRound>({
  phase,
  round,
}: Pick<RoundState<Round>, 'phase' | 'round'>): Round | null {
  return phase === 'idle' ? round : null;
}
