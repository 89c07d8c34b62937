import { type InfiniteData, useMutation } from '@tanstack/react-query';
import type { Notification, NotificationPage } from '@/lib/api/contract-types.ts';
import { queryClient } from '@/lib/api/query-client.ts';
import { trpc } from '@/lib/api/trpc.ts';
import { changeUnreadCount } from '@/lib/notifications/unread-count.ts';

type Pages = InfiniteData<NotificationPage>;

function listFilter() {
  return { queryKey: trpc.notifications.list.pathKey() };
}

/** Changes the cached lists. */
function changeLists(change: (list: readonly Notification[]) => Notification[]): void {
  void queryClient.cancelQueries(listFilter());
  queryClient.setQueriesData<Pages>(listFilter(), (known) => {
    if (known === undefined) return known;
    return { ...known, pages: known.pages.map((page) => ({ ...page, list: change(page.list) })) };
  });
}

/** Whether a cached list contains it as unread. */
function isUnread(id: string): boolean {
  const known = queryClient.getQueriesData<Pages>(listFilter());
  return known.some(([, pages]) =>
    pages?.pages.some(({ list }) => list.some((one) => one.id === id && !one.isRead)),
  );
}

/** The server is authoritative: lists and badge are refetched, whatever the response. */
function settle(): void {
  void queryClient.invalidateQueries(trpc.notifications.pathFilter());
}

/**
 * Reading and deleting are optimistic and are not rolled back when the call fails, as specified.
 * The failure is shown, and the next load restores the server's state.
 */
export function useNotificationActions() {
  const read = useMutation(
    trpc.notifications.read.mutationOptions({
      onMutate: ({ id }) => {
        changeLists((list) => list.map((one) => (one.id === id ? { ...one, isRead: true } : one)));
        changeUnreadCount((count) => count - 1);
      },
    }),
  );
  const readAll = useMutation(
    trpc.notifications.readAll.mutationOptions({
      onMutate: () => {
        changeLists((list) => list.map((one) => ({ ...one, isRead: true })));
        changeUnreadCount(() => 0);
      },
      onSuccess: settle,
    }),
  );
  const remove = useMutation(
    trpc.notifications.remove.mutationOptions({
      onMutate: ({ id }) => {
        if (isUnread(id)) changeUnreadCount((count) => count - 1);
        changeLists((list) => list.filter((one) => one.id !== id));
      },
      onSuccess: settle,
    }),
  );
  return { read, readAll, remove };
}
