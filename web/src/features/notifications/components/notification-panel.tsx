import { useEffect, useRef } from 'react';
import Button from 'react-bootstrap/Button';
import Spinner from 'react-bootstrap/Spinner';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { OfflineState } from '@/components/ui/offline-state.tsx';
import { tabId } from '@/components/ui/segmented.tsx';
import { isUnauthorized } from '@/lib/api/api-error.ts';
import type { Notification } from '@/lib/api/contract-types.ts';
import { isWaitingOffline } from '@/lib/api/online.ts';
import { queryClient } from '@/lib/api/query-client.ts';
import { trpc } from '@/lib/api/trpc.ts';
import { showToast } from '@/lib/ui/toasts.ts';
import { useNotificationActions } from '../api/use-notification-actions.ts';
import { useNotifications } from '../api/use-notifications.ts';
import type { NotificationTab } from '../tabs.ts';
import { NoNotifications, NotificationList, NotificationsLoading } from './notification-list.tsx';
import { SampleList } from './sample-list.tsx';

type NotificationPanelProps = {
  readonly id: string;
  readonly tab: NotificationTab;
  readonly isOpen: boolean;
  /** Counts the presses of the refresh button. */
  readonly refreshes: number;
  readonly onHide: () => void;
};

/** The content of a tab: loading, the list, the empty state, or the labelled samples. */
export function NotificationPanel(props: NotificationPanelProps) {
  const { id, tab, isOpen, refreshes, onHide } = props;
  const { t } = useTranslation(['app', 'notifications']);
  const navigate = useNavigate();
  const panel = useRef<HTMLDivElement>(null);
  const query = useNotifications(tab, { isOn: isOpen });
  const { read, remove } = useNotificationActions();
  useRefresh({ refreshes, refetch: query.refetch });

  const open = ({ id: notificationId, isRead, link }: Notification) => {
    if (!isRead) read.mutate({ id: notificationId });
    if (link === null) return;
    onHide();
    void navigate(link);
  };
  const isOffline = isWaitingOffline(query);
  const list = query.data?.pages.flatMap((page) => page.list);
  return (
    <div
      ref={panel}
      id={id}
      role="tabpanel"
      tabIndex={-1}
      aria-labelledby={tabId(id, tab)}
      className="notes-panel flex-1 d-flex flex-column min-h-0 overflow-y-auto"
      aria-busy={query.isFetching}
    >
      {isOffline && <OfflineState />}
      {list === undefined && query.error === null && !isOffline && <NotificationsLoading />}
      {list === undefined && query.error !== null && (
        <SampleList
          tab={tab}
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {list?.length === 0 && <NoNotifications isFiltered={tab !== 'all'} />}
      {list && (
        <NotificationList
          list={list}
          onOpen={open}
          onRemove={(entry) => {
            moveFocus(panel.current);
            remove.mutate({ id: entry.id });
          }}
        />
      )}
      {query.hasNextPage && (
        <div className="mt-auto px-5 py-4">
          <Button
            variant="secondary"
            className="w-100"
            aria-disabled={query.isFetchingNextPage}
            onClick={() => !query.isFetchingNextPage && void query.fetchNextPage()}
          >
            {query.isFetchingNextPage && <Spinner size="sm" aria-hidden="true" />}
            <span>{t('notifications:older')}</span>
          </Button>
        </div>
      )}
    </div>
  );
}

/**
 * Moves the focus from a row that is about to be removed to the next one, or to the last before it.
 */
function moveFocus(panel: HTMLElement | null): void {
  const rows = [...(panel?.querySelectorAll<HTMLElement>('.note-open') ?? [])];
  const removed = rows.findIndex((row) => row.parentElement?.contains(document.activeElement));
  if (removed === -1) return;
  (rows[removed + 1] ?? rows[removed - 1] ?? panel)?.focus();
}

type Refresh = {
  readonly refreshes: number;
  readonly refetch: () => Promise<{ readonly error: unknown }>;
};

/** The refresh button refetches the list and the badge; a failure is shown, the list remains. */
function useRefresh({ refreshes, refetch }: Refresh): void {
  const { t } = useTranslation(['app', 'notifications']);
  useEffect(() => {
    if (refreshes === 0) return;
    void queryClient.invalidateQueries(trpc.notifications.unreadCount.queryFilter());
    void refetch().then(({ error }) => {
      // An ended session reports itself.
      if (error && !isUnauthorized(error))
        showToast({ tone: 'error', title: t('errors.refreshFailed') });
    });
  }, [refreshes, refetch, t]);
}
