import { useQuery } from '@tanstack/react-query';
import { useSession } from './session.ts';
import { trpc } from './trpc.ts';

/** Status number of a paid deposit. */
const PAID = 2;

type FirstDeposit = {
  /** Undefined while nobody knows and for guests: nothing is promised that may not be kept. */
  readonly isFirst: boolean | undefined;
  /** True until the first answer or failure. */
  readonly isAsking: boolean;
};

/** Whether the first-deposit match is still to come. */
export function useFirstDeposit(): FirstDeposit {
  const session = useSession();
  const { data, isLoading, errorUpdateCount } = useQuery(
    trpc.payments.rechargeRecords.queryOptions(
      { status: PAID, pageNum: 1, pageSize: 1 },
      // What waits for the answer shows who else asks: each would ask again after a failure.
      { enabled: session !== null, retryOnMount: false },
    ),
  );
  return {
    isFirst: data === undefined ? undefined : data.total === 0,
    isAsking: isLoading && errorUpdateCount === 0,
  };
}
