import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CompleteOrder } from './contract-types.ts';
import { completeOrder, type LoadedOrder, loadOrder, OrderNotFound } from './order-api.ts';

const POLL_MS = 3000;
const RETRIES_MAX = 2;

/**
 * The order of this page: loaded, polled while it is pending (it may be paid in another tab or by
 * another program), and ended by `complete`.
 */
export function useOrder(path: string) {
  const client = useQueryClient();
  const queryKey = ['order', path];
  const order = useQuery({
    queryKey,
    queryFn: ({ signal }) => loadOrder(path, signal),
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? POLL_MS : false),
    retry: (failures, error) => !(error instanceof OrderNotFound) && failures < RETRIES_MAX,
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
            failureReason: status === 'failed' ? (reason ?? null) : null,
          },
      );
    },
    // The request may have arrived although its response did not.
    onError: () => client.invalidateQueries({ queryKey }),
  });
  return { order, completion };
}

export type Completion = ReturnType<typeof useOrder>['completion'];
