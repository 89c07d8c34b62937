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
  const { data, isLoading } = useQuery(
    trpc.payments.rechargeRecords.queryOptions(
      { status: PAID, pageNum: 1, pageSize: 1 },
      { enabled: session !== null },
    ),
  );
  return { isFirst: data === undefined ? undefined : data.total === 0, isAsking: isLoading };
}
