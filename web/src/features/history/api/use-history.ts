import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { trpc } from '@/lib/api/trpc.ts';
import { recordInput } from '@/lib/records/record-search.ts';
import { isReversed } from '@/lib/time/date-time.ts';
import type { HistoryFilter } from '../history-filter.ts';

/** Only rounds and transactions are summed. */
export const hasTotals = ({ kind }: HistoryFilter) => kind === 'game' || kind === 'transaction';

/** The sums of all rows under the filter, for each wallet. */
export function useHistoryTotals(historyFilter: HistoryFilter) {
  const { kind, ...search } = historyFilter;
  const { pageNum: _page, pageSize: _size, ...filter } = recordInput(search);
  return useQuery(
    trpc.user.historyTotals.queryOptions(
      { ...(kind === 'transaction' && { kind }), ...filter },
      {
        enabled: hasTotals(historyFilter) && !isReversed(search.days),
        staleTime: 0,
        placeholderData: keepPreviousData,
      },
    ),
  );
}

/** One page of the player's history; never cached, because rounds are played in between. */
export function useHistory({ kind, type, status, ...search }: HistoryFilter) {
  return useQuery(
    trpc.user.history.queryOptions(
      {
        kind,
        // A bet and its win are one row.
        ...(kind === 'game' && { byRound: 'true' as const }),
        ...recordInput(search),
        ...(type === null ? {} : { type }),
        ...(status === null ? {} : { status }),
      },
      { enabled: !isReversed(search.days), staleTime: 0, placeholderData: keepPreviousData },
    ),
  );
}
