import { useQuery } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';
import { useSession } from './session.ts';
import { trpc } from './trpc.ts';

/** How many notifications the player has not read; 0 while unknown and for a guest. */
export function useUnreadCount(): number {
  const session = useSession();
  const { data } = useQuery(
    trpc.notifications.unreadCount.queryOptions(
      {},
      // What another tab read is read here too, as soon as the player looks at this one.
      { enabled: session !== null, refetchOnWindowFocus: 'always' },
    ),
  );
  return data?.count ?? 0;
}

/** Changes the count on screen; the server's own follows with the next answer. */
export function changeUnreadCount(change: (count: number) => number): void {
  queryClient.setQueryData(trpc.notifications.unreadCount.queryKey({}), (known) => {
    return known && { count: Math.max(0, change(known.count)) };
  });
}
