import type { Currency } from '@/lib/contract-types.ts';
import type { LiveEvent, OfferedEvent, PastEvent, Slip } from '../contract-types.ts';
import { toMinor } from '../money.ts';
import type { Notice } from '../shell/refusals.ts';

/** A slip that has come to its end while the page was looking. */
export type SlipNews = {
  readonly slipId: string;
  readonly end: 'won' | 'back' | 'lost' | 'cancelled';
  readonly stakeMinor: bigint;
  readonly winMinor: bigint;
};

export type EventsState = {
  readonly currency: Currency;
  readonly balanceMinor: bigint;
  /** On sale, the next to start first; `null` until the casino said. */
  readonly programme: readonly OfferedEvent[] | null;
  /** Closed, going on, or just over. */
  readonly live: readonly LiveEvent[];
  /** Over, the latest first; `null` until the casino said. */
  readonly results: readonly PastEvent[] | null;
  /** The player's, newest first; `null` until the casino said. */
  readonly slips: readonly Slip[] | null;
  readonly buying: boolean;
  readonly notice: Notice | null;
  /** What the player has not been told yet, oldest first. */
  readonly news: readonly SlipNews[];
  readonly reconnecting: boolean;
};

/** Announcements that wait for their turn; older ones are in the list of slips anyway. */
const NEWS_MAX = 6;

export function openingState(given: { currency: Currency; balanceMinor: bigint }): EventsState {
  return {
    ...given,
    programme: null,
    live: [],
    results: null,
    slips: null,
    buying: false,
    notice: null,
    news: [],
    reconnecting: false,
  };
}

export const isOpenSlip = ({ status }: Slip): boolean =>
  status === 'pending' || status === 'standing';

/** The slips as they are now, with news of those that ended since. */
export function withSlips(state: EventsState, slips: readonly Slip[]): EventsState {
  const wereOpen = new Set((state.slips ?? []).filter(isOpenSlip).map(({ slipId }) => slipId));
  const news = slips
    .filter((slip) => !isOpenSlip(slip) && wereOpen.has(slip.slipId))
    .map((slip) => newsOf(slip, state.currency))
    .reverse();
  return { ...state, slips, news: [...state.news, ...news].slice(-NEWS_MAX) };
}

/** A slip that was just bought, in its place. */
export function withSlip(state: EventsState, slip: Slip): EventsState {
  const others = (state.slips ?? []).filter(({ slipId }) => slipId !== slip.slipId);
  return { ...state, slips: [slip, ...others] };
}

function newsOf(slip: Slip, currency: Currency): SlipNews {
  return {
    slipId: slip.slipId,
    end: endOf(slip, currency),
    stakeMinor: toMinor(slip.stake, currency),
    winMinor: toMinor(slip.win, currency),
  };
}

/** How a slip that is not open any more has ended. */
export function endOf({ status, stake, win }: Slip, currency: Currency): SlipNews['end'] {
  if (status === 'cancelled') return 'cancelled';
  const winMinor = toMinor(win, currency);
  if (winMinor > toMinor(stake, currency)) return 'won';
  return winMinor > 0n ? 'back' : 'lost';
}
