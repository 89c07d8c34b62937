import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isReversed, timeRangeOf } from '@/lib/date-time.ts';
import { trpc } from '@/lib/trpc.ts';
import type { HistoryFilter } from '../history-filter.ts';

/** The specification's page of records. */
export const HISTORY_PAGE_SIZE = 10;

/** One page of the player's history; always fresh, because rounds are played in between. */
export function useHistory({ kind, page, currency, type, status, days }: HistoryFilter) {
  return useQuery(
    trpc.user.history.queryOptions(
      {
        kind,
        pageNum: page,
        pageSize: HISTORY_PAGE_SIZE,
        ...(currency === null ? {} : { walletType: currency }),
        ...(type === null ? {} : { type }),
        ...(status === null ? {} : { status }),
        ...timeRangeOf(days),
      },
      { enabled: !isReversed(days), staleTime: 0, placeholderData: keepPreviousData },
    ),
  );
}
