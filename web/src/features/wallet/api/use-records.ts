import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { trpc } from '@/lib/api/trpc.ts';
import { recordInput } from '@/lib/records/record-search.ts';
import { isReversed } from '@/lib/time/date-time.ts';
import { nextRefetchMs } from '../next-refetch.ts';
import type { RecordQuery } from '../record-query.ts';

/**
 * One page of records, never cached: orders change in the checkout's tab and at the bank. The
 * previous page stays visible while the next one loads.
 */
export function useRecords({ kind, status, ...search }: RecordQuery) {
  const calls = {
    deposits: trpc.payments.rechargeRecords,
    withdrawals: trpc.payments.withdrawRecords,
  };
  return useQuery(
    calls[kind].queryOptions(
      {
        ...recordInput(search),
        ...(status === null ? {} : { status }),
      },
      {
        enabled: !isReversed(search.days),
        staleTime: 0,
        placeholderData: keepPreviousData,
        refetchInterval: ({ state }) => nextRefetchMs(state.data?.list ?? [], Date.now()),
      },
    ),
  );
}
