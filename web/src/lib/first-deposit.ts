import { useQuery } from '@tanstack/react-query';
import { useSession } from './session.ts';
import { trpc } from './trpc.ts';

/** Status number of a paid deposit. */
const PAID = 2;

/**
 * Whether the first-deposit match is still to come; undefined while nobody knows and for guests, so
 * that nothing is promised that may not be kept.
 */
export function useIsFirstDeposit(): boolean | undefined {
  const session = useSession();
  const { data } = useQuery(
    trpc.payments.rechargeRecords.queryOptions(
      { status: PAID, pageNum: 1, pageSize: 1 },
      { enabled: session !== null },
    ),
  );
  return data === undefined ? undefined : data.total === 0;
}
