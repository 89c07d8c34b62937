import { BellOff, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Loading } from '@/components/ui/loading.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useNow } from '@/lib/time/use-now.ts';
import { groupBursts } from '../group-bursts.ts';
import { groupByDay } from '../group-by-day.ts';
import { NotificationRow, type ShownNotification } from './notification-row.tsx';

type NotificationListProps<Entry extends ShownNotification> = {
  readonly list: readonly Entry[];
  readonly onOpen?: (entry: Entry) => void;
  readonly onRemove?: (entry: Entry) => void;
};

/** Notifications under "Today" and "Earlier". */
export function NotificationList<Entry extends ShownNotification>({
  list,
  onOpen,
  onRemove,
}: NotificationListProps<Entry>) {
  const { t } = useTranslation(['app', 'notifications']);
  const nowMs = Math.max(useNow(), Date.now());
  const { today, earlier } = groupByDay(list, nowMs);
  const groups = [
    { label: t('notifications:today'), entries: today },
    { label: t('notifications:earlier'), entries: earlier },
  ];
  return groups.map(
    ({ label, entries }) =>
      entries.length > 0 && (
        <section key={label} aria-label={label}>
          <h3 className="note-day pt-3 pb-2 px-4 px-md-5 text-2">{label}</h3>
          <ul className="m-0 p-0 list-style-none">
            {groupBursts(entries).flatMap((row) => {
              const rows = row.map((entry) => (
                <NotificationRow
                  key={entry.id}
                  notification={entry}
                  nowMs={nowMs}
                  {...(onOpen && { onOpen: () => onOpen(entry) })}
                  {...(onRemove && { onRemove: () => onRemove(entry) })}
                />
              ));
              if (row.length === 1) return rows;
              return (
                <NotificationBurst key={row.at(-1)?.id} burst={row}>
                  {rows}
                </NotificationBurst>
              );
            })}
          </ul>
        </section>
      ),
  );
}

type NotificationBurstProps = {
  /** The newest first. */
  readonly burst: readonly ShownNotification[];
  /** Their rows. */
  readonly children: ReactNode;
};

/** Many notifications of a short time behind one row. */
function NotificationBurst({ burst, children }: NotificationBurstProps) {
  const { t } = useTranslation(['app', 'notifications']);
  const isUnread = burst.some(({ isRead }) => !isRead);
  return (
    <li>
      <details className="note-burst">
        <summary
          className={`note position-relative d-flex align-items-center gap-3 px-5 py-3-5 border-bottom border-line list-style-none cursor-pointer ${isUnread ? 'is-unread' : ''}`}
        >
          <ChevronDown size={18} />
          <span className="note-title lh-20 flex-1 min-w-0 fw-bold fs-md">
            {isUnread && <span className="visually-hidden">{t('notifications:new')} </span>}
            <span>{t('notifications:burst', { count: burst.length })}</span>
            <small className="d-block text-2 fs-sm">{burst[0]?.title}</small>
          </span>
        </summary>
        <ul className="m-0 p-0 list-style-none">{children}</ul>
      </details>
    </li>
  );
}

const PLACES = [1, 2, 3, 4, 5, 6];

export function NotificationsLoading() {
  return (
    <Loading className="m-0 p-0 list-style-none">
      {PLACES.map((place) => (
        <div
          key={place}
          className="note py-3 px-4 px-md-5 position-relative d-flex gap-3 border-bottom border-line"
        >
          <Skeleton width="40px" height="40px" radius="12px" />
          <span className="note-words min-w-0">
            <Skeleton width="60%" height="16px" radius="6px" />
            <Skeleton width="90%" height="13px" radius="6px" className="mt-2" />
          </span>
        </div>
      ))}
    </Loading>
  );
}

export function NoNotifications({ isFiltered }: { readonly isFiltered: boolean }) {
  const { t } = useTranslation(['app', 'notifications']);
  return (
    <EmptyState
      icon={<BellOff size={28} />}
      title={t(isFiltered ? 'notifications:noneHere' : 'notifications:none')}
      text={t(isFiltered ? 'notifications:noneHereText' : 'notifications:noneText')}
    />
  );
}
