import type { Currency } from '@/lib/contract-types.ts';
import { followLiveEvents, type LiveEvent } from '@/lib/live-events.ts';
import { queryClient } from '@/lib/query-client.ts';
import { currentSession, endSession } from '@/lib/session.ts';
import { trpc } from '@/lib/trpc.ts';
import { changeUnreadCount } from '@/lib/unread-count.ts';
import { openModal } from '@/lib/window-events.ts';

/** Moves what is on screen with what happens: balances, notifications, the end of the session. */
export function applyLiveEvents(): void {
  followLiveEvents((event) => {
    switch (event.name) {
      case 'balance':
        showBalance(event);
        return;
      case 'notification':
        changeUnreadCount((count) => count + 1);
        // A count that is still on its way may be older than this news.
        refetch(trpc.notifications.pathFilter());
        // Most of it tells that an order has moved on.
        refetch(trpc.payments.pathFilter());
        refetch(trpc.user.pathFilter());
        return;
      case 'session':
        leave(event);
        return;
      case 'resumed':
        refetch(trpc.wallets.list.pathFilter());
        refetch(trpc.notifications.pathFilter());
    }
  });
}

function showBalance(news: { walletType: Currency; walletBalance: number }): void {
  const wallets = queryClient.getQueryData(trpc.wallets.list.queryKey({}));
  if (wallets === undefined) {
    refetch(trpc.wallets.list.pathFilter());
  } else {
    // An answer that is still on its way may be older than this news.
    void queryClient.cancelQueries(trpc.wallets.list.pathFilter());
    const { walletType, walletBalance } = news;
    queryClient.setQueryData(
      trpc.wallets.list.queryKey({}),
      wallets.map((one) => (one.walletType === walletType ? { ...one, walletBalance } : one)),
    );
  }
  refetch(trpc.user.info.pathFilter());
}

function refetch(filter: Parameters<typeof queryClient.invalidateQueries>[0]): void {
  void queryClient.invalidateQueries(filter);
}

/** The session of this tab; another one that was opened since is not meant. */
function leave({ token, reason }: Extract<LiveEvent, { name: 'session' }>): void {
  const session = currentSession();
  if (session !== null && session.token !== token) return;
  endSession(reason);
  openModal('show-login-modal');
}
