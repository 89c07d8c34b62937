import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { openModal } from '@/lib/browser/window-events.ts';
import { badgeText } from '@/lib/notifications/badge-text.ts';
import { useUnreadCount } from '@/lib/notifications/unread-count.ts';

/** Opens the notifications and shows the number of unread ones. */
export function NotificationBell() {
  const { t } = useTranslation();
  const count = useUnreadCount();
  return (
    <button
      type="button"
      className="icon-btn"
      aria-label={t('layout.notifications', { count })}
      onClick={() => openModal('show-notifications')}
    >
      <Bell size={20} />
      {count > 0 && (
        // A changed number is a new element, so that its entrance animation runs.
        <span
          key={count}
          className="badge-count text-white d-grid place-items-center rounded-pill"
          aria-hidden="true"
        >
          {badgeText(count)}
        </span>
      )}
    </button>
  );
}
