import { useQuery } from '@tanstack/react-query';
import { queryClient } from '@/lib/api/query-client.ts';
import { trpc } from '@/lib/api/trpc.ts';
import { useSession } from '@/lib/session/session.ts';

/** The number of unread notifications; 0 while unknown and for a guest. */
export function useUnreadCount(): number {
  const session = useSession();
  const { data } = useQuery(
    trpc.notifications.unreadCount.queryOptions(
      {},
      // Notifications that were read in another tab are refetched on focus.
      { enabled: session !== null, refetchOnWindowFocus: 'always' },
    ),
  );
  return data?.count ?? 0;
}

/** Changes the cached count; the next response replaces it. */
export function changeUnreadCount(change: (count: number) => number): void {
  queryClient.setQueryData(trpc.notifications.unreadCount.queryKey({}), (known) => {
    return known && { count: Math.max(0, change(known.count)) };
  });
}
