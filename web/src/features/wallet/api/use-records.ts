import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isReversed, timeRangeOf } from '@/lib/date-time.ts';
import { trpc } from '@/lib/trpc.ts';
import { nextLookMs } from '../next-look.ts';
import type { RecordQuery } from '../record-query.ts';

export const RECORDS_PAGE_SIZE = 10;

/**
 * One page of records, always fresh: orders move on in the checkout's tab and at the bank. The page
 * before stays on screen while the next one loads.
 */
export function useRecords({ kind, page, currency, status, days }: RecordQuery) {
  const calls = {
    deposits: trpc.payments.rechargeRecords,
    withdrawals: trpc.payments.withdrawRecords,
  };
  return useQuery(
    calls[kind].queryOptions(
      {
        pageNum: page,
        pageSize: RECORDS_PAGE_SIZE,
        ...(currency === null ? {} : { walletType: currency }),
        ...(status === null ? {} : { status }),
        ...timeRangeOf(days),
      },
      {
        enabled: !isReversed(days),
        staleTime: 0,
        placeholderData: keepPreviousData,
        refetchInterval: ({ state }) => nextLookMs(state.data?.list ?? [], Date.now()),
      },
    ),
  );
}
