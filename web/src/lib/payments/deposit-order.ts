import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { RecordPage, Transaction } from '@/lib/api/contract-types.ts';
import { queryClient } from '@/lib/api/query-client.ts';
import { api, trpc } from '@/lib/api/trpc.ts';
import { refreshWallets } from '@/lib/money/wallets.ts';
import { useSession } from '@/lib/session/session.ts';
import { type DepositStatusName, depositStatusName, isSettled } from './deposit-status.ts';
import { pollDelayMs } from './poll-schedule.ts';

/** The followed order is among the newest; older orders are on the wallet page. */
const NEWEST_RECORDS = { pageNum: 1, pageSize: 50 };

/** The order with this number on a page of records; undefined when the page lacks it. */
export function findOrder(page: RecordPage, outTradeNo: string): Transaction | undefined {
  return page.list.find((record) => record.externalOrderId === outTradeNo);
}

/** The record of an order on a page of records; null when the page lacks it. */
export function orderStatus(page: RecordPage, outTradeNo: string): DepositStatusName | null {
  const order = findOrder(page, outTradeNo);
  return order === undefined ? null : depositStatusName(order.status);
}

/** Refetches the lists of deposits after an order was placed or settled. */
export async function refreshDepositRecords(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries(trpc.payments.rechargeRecords.pathFilter()),
    queryClient.invalidateQueries(trpc.user.history.pathFilter()),
  ]);
}

function orderKey(outTradeNo: string | null) {
  return [...trpc.payments.rechargeRecords.queryKey(NEWEST_RECORDS), outTradeNo];
}

/**
 * Polls one deposit order of the player: with growing pauses while it is open, and at once when the
 * tab returns to the foreground. Refreshes the balances when money has arrived.
 * @param outTradeNo null while there is no order to follow
 */
export function useDepositOrder(outTradeNo: string | null) {
  const session = useSession();
  const isOn = outTradeNo !== null && session !== null;
  const order = useQuery({
    // A query key of its own, so that the polls of this order alone are counted.
    queryKey: orderKey(outTradeNo),
    queryFn: isOn
      ? ({ signal }: { signal: AbortSignal }) =>
          api.payments.rechargeRecords.query(NEWEST_RECORDS, { signal })
      : skipToken,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => {
      if (outTradeNo === null) return false;
      const status = state.data && orderStatus(state.data, outTradeNo);
      if (status !== undefined && (status === null || isSettled(status))) return false;
      return pollDelayMs(state.dataUpdateCount + state.errorUpdateCount);
    },
  });
  const status =
    order.data && outTradeNo !== null ? orderStatus(order.data, outTradeNo) : undefined;

  useEffect(() => {
    if (status === undefined || status === null || !isSettled(status)) return;
    void refreshWallets();
    void refreshDepositRecords();
    void queryClient.invalidateQueries(trpc.user.info.pathFilter());
  }, [status]);

  return {
    ...order,
    order: order.data && outTradeNo !== null ? findOrder(order.data, outTradeNo) : undefined,
    /** Undefined until the first response, null when the player has no such order. */
    status,
    /** True when polling has ended although the order is still open. */
    hasStopped: order.isFetched && pollDelayMs(countResponses(outTradeNo)) === false,
  };
}

function countResponses(outTradeNo: string | null): number {
  const state = queryClient.getQueryState(orderKey(outTradeNo));
  return state === undefined ? 0 : state.dataUpdateCount + state.errorUpdateCount;
}
