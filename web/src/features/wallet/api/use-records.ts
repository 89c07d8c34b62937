import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Currency } from '@/lib/contract-types.ts';
import { type DayRange, isReversed, timeRangeOf } from '@/lib/date-time.ts';
import { trpc } from '@/lib/trpc.ts';

export const RECORDS_PAGE_SIZE = 10;

export const recordKinds = ['deposits', 'withdrawals'] as const;
export type RecordKind = (typeof recordKinds)[number];

export type RecordQuery = {
  readonly kind: RecordKind;
  /** From 1. */
  readonly page: number;
  readonly currency: Currency | null;
  /** A status number of the specification. */
  readonly status: number | null;
  readonly days: DayRange;
};

export function firstPage(kind: RecordKind): RecordQuery {
  return { kind, page: 1, currency: null, status: null, days: { from: '', to: '' } };
}

export function isFiltered({ currency, status, days }: RecordQuery): boolean {
  return currency !== null || status !== null || days.from !== '' || days.to !== '';
}

/** One page of records; the page before stays on screen while the next one loads. */
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
      { placeholderData: keepPreviousData, enabled: !isReversed(days) },
    ),
  );
}
