import type { Currency, Notification, SessionEndReason } from '@/lib/api/contract-types.ts';
import { followLiveStream } from '@/lib/api/live-stream.ts';
import { queryClient } from '@/lib/api/query-client.ts';
import { sessionEndReasonOf } from '@/lib/api/send-request.ts';
import { trpc } from '@/lib/api/trpc.ts';
import { dispatchWindowEvent, openModal } from '@/lib/browser/window-events.ts';
import { changeUnreadCount } from '@/lib/notifications/unread-count.ts';
import { currentSession, endSession, onSessionChange } from '@/lib/session/session.ts';
import { keepSessionAlive } from '@/lib/session/session-renewal.ts';

type Balance = { readonly walletType: Currency; readonly walletBalance: number };

/** The events of the contract. */
type LiveEvent =
  | { readonly name: 'balance'; readonly data: Balance }
  | { readonly name: 'notification'; readonly data: Notification }
  | { readonly name: 'session'; readonly data: { readonly reason: SessionEndReason } }
  /** The player’s restrictions have changed: limits, reality check, break. */
  | { readonly name: 'protection'; readonly data: object }
  /** The player’s reality check is due: bets are refused until it is acknowledged. */
  | { readonly name: 'realityCheck'; readonly data: object };

/** Applies live events to the page: balances, notifications, the end of the session. */
export function applyLiveEvents(): void {
  followLiveStream<LiveEvent>({
    name: 'fairhall-live',
    url: '/api/events',
    session: { read: playerSession, onChange: onSessionChange },
    eventNames: ['balance', 'notification', 'protection', 'realityCheck', 'session'],
    onEvent: applyEvent,
    onResumed: () => {
      refetch(trpc.wallets.list.pathFilter());
      refetch(trpc.notifications.pathFilter());
      refetchRestrictions();
    },
    onUnauthorized: (body, token) => endOwn(token, sessionEndReasonOf(body)),
    onLead: keepSessionAlive,
  });
}

function playerSession() {
  const session = currentSession();
  return session && { token: session.token, userId: session.user.userId };
}

function applyEvent(event: LiveEvent, token: string): void {
  switch (event.name) {
    case 'balance':
      showBalance(event.data);
      return;
    case 'notification':
      changeUnreadCount((count) => count + 1);
      // A count that is still loading may be older than this notification.
      refetch(trpc.notifications.pathFilter());
      // Most notifications report a status change of an order, or a reply of support.
      refetch(trpc.payments.pathFilter());
      refetch(trpc.support.pathFilter());
      refetch(trpc.user.pathFilter());
      return;
    case 'protection':
      refetchRestrictions();
      return;
    case 'realityCheck':
      refetchRestrictions();
      dispatchWindowEvent('reality-check');
      return;
    case 'session':
      endOwn(token, event.data.reason);
  }
}

function showBalance({ walletType, walletBalance }: Balance): void {
  const wallets = queryClient.getQueryData(trpc.wallets.list.queryKey({}));
  if (wallets === undefined) {
    refetch(trpc.wallets.list.pathFilter());
  } else {
    // A response that is still loading may be older than this event.
    void queryClient.cancelQueries(trpc.wallets.list.pathFilter());
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
function endOwn(token: string, reason: SessionEndReason): void {
  const session = currentSession();
  if (session !== null && session.token !== token) return;
  endSession(reason);
  openModal('show-login-modal');
}
