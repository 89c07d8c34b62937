import type { Currency } from '@/lib/contract-types.ts';
import type { LiveEvent, OfferedEvent, PastEvent, Slip } from '../contract-types.ts';
import { toMinor } from '../money.ts';
import type { Notice } from '../shell/refusals.ts';
import { type List, withNewest, withOlder } from './older-pages.ts';

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
  /** Whether there may be more of a list than is shown. */
  readonly hasOlder: Readonly<Record<List, boolean>>;
  readonly loadingOlder: boolean;
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
    hasOlder: { results: false, slips: false },
    loadingOlder: false,
    buying: false,
    notice: null,
    news: [],
    reconnecting: false,
  };
}

export const isOpenSlip = ({ status }: Slip): boolean =>
  status === 'pending' || status === 'standing';

const resultOrder = {
  list: 'results',
  isOlder: (one: PastEvent, than: PastEvent) => one.number < than.number,
} as const;
/** The ids of slips are in the order of their time. */
const slipOrder = {
  list: 'slips',
  isOlder: (one: Slip, than: Slip) => one.slipId < than.slipId,
} as const;

/** The newest results as they are now, or the page after the last of them. */
export function withResults(
  state: EventsState,
  events: readonly PastEvent[],
  page: 'newest' | 'older' = 'newest',
): EventsState {
  const known = { items: state.results, hasOlder: state.hasOlder.results };
  const listed = (page === 'newest' ? withNewest : withOlder)(known, events, resultOrder);
  return {
    ...state,
    results: listed.items,
    hasOlder: { ...state.hasOlder, results: listed.hasOlder },
  };
}

/** The slips with the page after the last of them. */
export function withOlderSlips(state: EventsState, page: readonly Slip[]): EventsState {
  const known = { items: state.slips, hasOlder: state.hasOlder.slips };
  const listed = withOlder(known, page, slipOrder);
  return { ...state, slips: listed.items, hasOlder: { ...state.hasOlder, slips: listed.hasOlder } };
}

/** The newest slips as they are now, with news of those that ended since. */
export function withSlips(state: EventsState, slips: readonly Slip[]): EventsState {
  const wereOpen = new Set((state.slips ?? []).filter(isOpenSlip).map(({ slipId }) => slipId));
  const news = slips
    .filter((slip) => !isOpenSlip(slip) && wereOpen.has(slip.slipId))
    .map((slip) => newsOf(slip, state.currency))
    .reverse();
  const known = { items: state.slips, hasOlder: state.hasOlder.slips };
  const listed = withNewest(known, slips, slipOrder);
  return {
    ...state,
    slips: listed.items,
    hasOlder: { ...state.hasOlder, slips: listed.hasOlder },
    news: [...state.news, ...news].slice(-NEWS_MAX),
  };
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
