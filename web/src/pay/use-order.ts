import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '@/lib/api/api-error.ts';
import type { CompleteOrder, DeclineCard } from './contract-types.ts';
import { completeOrder, declineCard, type LoadedOrder, loadOrder } from './order-api.ts';

const POLL_MS = 3000;
const RETRIES_MAX = 2;

/**
 * The order of this page: loaded, polled while it is pending (it may be paid in another tab or by
 * another program), ended by `complete`, and left pending by a declined card.
 */
export function useOrder(path: string) {
  const client = useQueryClient();
  const queryKey = ['order', path];
  const order = useQuery({
    queryKey,
    queryFn: ({ signal }) => loadOrder(path, signal),
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? POLL_MS : false),
    retry: (failures, error) => !isApiError(error, 'NOT_FOUND') && failures < RETRIES_MAX,
    retryDelay: (failures) => 500 * 2 ** failures,
    networkMode: 'always',
  });
  const completion = useMutation({
    mutationFn: (wanted: CompleteOrder) => completeOrder(path, wanted),
    networkMode: 'always',
    onSuccess: async ({ status }, { reason }) => {
      // A poll in flight may return the state before the completion.
      await client.cancelQueries({ queryKey });
      client.setQueryData<LoadedOrder>(
        queryKey,
        (known) =>
          known && {
            ...known,
            status,
            failureReason: status === 'paid' ? null : (reason ?? known.failureReason),
          },
      );
    },
    // The request may have arrived although its response did not.
    onError: () => client.invalidateQueries({ queryKey }),
  });
  const decline = useMutation({
    mutationFn: (declined: DeclineCard) => declineCard(path, declined),
    networkMode: 'always',
    onSuccess: async ({ status }, { reason }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData<LoadedOrder>(
        queryKey,
        (known) => known && { ...known, status, failureReason: reason },
      );
    },
    onError: () => client.invalidateQueries({ queryKey }),
  });
  return { order, completion, decline };
}

export type Completion = ReturnType<typeof useOrder>['completion'];
export type Decline = ReturnType<typeof useOrder>['decline'];
