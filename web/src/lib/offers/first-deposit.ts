import { useQuery } from '@tanstack/react-query';
import { trpc } from '@/lib/api/trpc.ts';
import { usePlayer } from '@/lib/session/player.ts';
import { useSession } from '@/lib/session/session.ts';

/** Status number of a paid deposit. */
const PAID = 2;

type FirstDeposit = {
  /** Undefined while unknown and for guests: the page promises nothing before it is certain. */
  readonly isFirst: boolean | undefined;
  /** Whether the next deposit is matched: the first one, in a market that allows it. */
  readonly isMatched: boolean | undefined;
  /** True until the first response or failure. */
  readonly isPending: boolean;
};

/** The newest paid deposit, if there is one. */
export const firstDepositOptions = () =>
  trpc.payments.rechargeRecords.queryOptions({ status: PAID, pageNum: 1, pageSize: 1 });

/** Whether the player has not deposited yet, and whether that deposit will be matched. */
export function useFirstDeposit(): FirstDeposit {
  const session = useSession();
  const hasOffers = usePlayer().data?.hasOffers;
  const { data, isLoading, errorUpdateCount } = useQuery({
    ...firstDepositOptions(),
    enabled: session !== null,
    // A component that waits for this query mounts further observers, which would refetch a failure.
    retryOnMount: false,
  });
  const isFirst = data === undefined ? undefined : data.total === 0;
  return {
    isFirst,
    isMatched: hasOffers && isFirst,
    isPending: isLoading && errorUpdateCount === 0,
  };
}
