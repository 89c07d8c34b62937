import type { Currency } from '@/lib/api/contract-types.ts';
import { queryClient } from '@/lib/api/query-client.ts';
import { trpc } from '@/lib/api/trpc.ts';
import { dispatchWindowEvent, openModal } from '@/lib/browser/window-events.ts';
import { changeUnreadCount } from '@/lib/notifications/unread-count.ts';
import { currentSession, endSession } from '@/lib/session/session.ts';
import { followLiveEvents, type LiveEvent } from './live-events.ts';

/** Applies live events to the page: balances, notifications, the end of the session. */
export function applyLiveEvents(): void {
  followLiveEvents((event) => {
    switch (event.name) {
      case 'balance':
        showBalance(event);
        return;
      case 'notification':
        changeUnreadCount((count) => count + 1);
        // A count that is still loading may be older than this notification.
        refetch(trpc.notifications.pathFilter());
        // Most notifications report a status change of an order, or an answer of support.
        refetch(trpc.payments.pathFilter());
        refetch(trpc.support.pathFilter());
        refetch(trpc.user.pathFilter());
        return;
      case 'restrictions':
        refetchRestrictions();
        return;
      case 'realityCheck':
        refetchRestrictions();
        dispatchWindowEvent('reality-check');
        return;
      case 'session':
        endOwn(event);
        return;
      case 'resumed':
        refetch(trpc.wallets.list.pathFilter());
        refetch(trpc.notifications.pathFilter());
        refetchRestrictions();
    }
  });
}

function showBalance(balance: { walletType: Currency; walletBalance: number }): void {
  const wallets = queryClient.getQueryData(trpc.wallets.list.queryKey({}));
  if (wallets === undefined) {
    refetch(trpc.wallets.list.pathFilter());
  } else {
    // A response that is still loading may be older than this event.
    void queryClient.cancelQueries(trpc.wallets.list.pathFilter());
    const { walletType, walletBalance } = balance;
    queryClient.setQueryData(
      trpc.wallets.list.queryKey({}),
      wallets.map((one) => (one.walletType === walletType ? { ...one, walletBalance } : one)),
    );
  }
  refetch(trpc.user.info.pathFilter());
}

function refetchRestrictions(): void {
  refetch(trpc.saferPlay.overview.pathFilter());
  refetch(trpc.user.info.pathFilter());
}

function refetch(filter: Parameters<typeof queryClient.invalidateQueries>[0]): void {
  void queryClient.invalidateQueries(filter);
}

/** Ends the session of this tab unless a newer session has replaced it. */
function endOwn({ token, reason }: Extract<LiveEvent, { name: 'session' }>): void {
  const session = currentSession();
  if (session !== null && session.token !== token) return;
  endSession(reason);
  openModal('show-login-modal');
}
