import type { Currency } from '@/lib/api/contract-types.ts';
import type { Autobet } from '../autobet/autobet.ts';
import type { Fairness } from '../contract-types.ts';
import { toMinor } from '../money.ts';
import type { Notice } from './notices.ts';

/** The state that all games share. */
export type SessionState = {
  readonly currency: Currency;
  /** The balance of the last response. */
  readonly balanceMinor: bigint;
  readonly notice: Notice | null;
  readonly reconnecting: boolean;
  /** The automatic rounds that are running; `null` without them. */
  readonly autobet: Autobet | null;
};

/** The events of every game. */
export type SessionEvent =
  | { readonly type: 'noticed'; readonly notice: Notice | null }
  | { readonly type: 'balance'; readonly balanceMinor: bigint }
  | { readonly type: 'fairness'; readonly fairness: Fairness }
  | { readonly type: 'reconnecting'; readonly reconnecting: boolean }
  | { readonly type: 'autobet'; readonly autobet: Autobet | null };

/** The initial session state. */
export function openingSession(opened: { readonly balance: string }, currency: Currency) {
  return {
    currency,
    balanceMinor: toMinor(opened.balance, currency),
    notice: null,
    reconnecting: false,
    autobet: null,
  } satisfies SessionState;
}

/**
 * The stakes on offer in minor units, ascending, and the initial one: `preferred`, or the lowest if
 * it is not on offer.
 */
export function openingStakes(
  opened: { readonly stakes: readonly string[] },
  { preferred, currency }: { readonly preferred: string; readonly currency: Currency },
) {
  const stakesMinor = opened.stakes.map((stake) => toMinor(stake, currency));
  const preferredMinor = toMinor(preferred, currency);
  const isOffered = stakesMinor.includes(preferredMinor);
  return {
    stakesMinor,
    stakeMinor: isOffered ? preferredMinor : (stakesMinor[0] ?? preferredMinor),
  };
}

/** The part of a reducer that all games share. */
export function reduceSession<State extends SessionState>(
  state: State,
  event: SessionEvent,
): State {
  switch (event.type) {
    case 'noticed':
      return { ...state, notice: event.notice };
    case 'balance':
      return { ...state, balanceMinor: event.balanceMinor };
    case 'fairness':
      return { ...state, fairness: event.fairness };
    case 'reconnecting':
      return { ...state, reconnecting: event.reconnecting };
    case 'autobet':
      return { ...state, autobet: event.autobet };
    default:
      return event satisfies never;
  }
}

/** The notice after a balance change: `insufficient` is removed when the stake is covered. */
export function noticeAfterBalance(state: SessionState, isCovered: boolean): Notice | null {
  return isCovered && state.notice === 'insufficient' ? null : state.notice;
}
