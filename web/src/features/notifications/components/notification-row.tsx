import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { useLanguage } from '@/i18n/language.ts';
import type { NotificationType } from '@/lib/api/contract-types.ts';
import { relativeTime } from '../relative-time.ts';
import { NotificationIcon } from './notification-icon.tsx';

export type ShownNotification = {
  readonly id: string;
  readonly type: NotificationType;
  readonly title: string;
  readonly message: string;
  readonly isRead: boolean;
  /** ISO 8601. */
  readonly createdAt: string;
};

type NotificationRowProps = {
  readonly notification: ShownNotification;
  /** Milliseconds since 1970. */
  readonly nowMs: number;
  /** Absent, as the other, for samples, which can be neither read nor deleted. */
  readonly onOpen?: () => void;
  readonly onRemove?: () => void;
};

export function NotificationRow(props: NotificationRowProps) {
  const { notification, nowMs, onOpen, onRemove } = props;
  const { t } = useTranslation(['app', 'notifications']);
  const { title, isRead } = notification;
  const text = <NotificationText notification={notification} nowMs={nowMs} />;
  return (
    <li
      className={`note position-relative d-flex border-bottom border-line ${isRead ? '' : 'is-unread'}`}
    >
      {onOpen ? (
        <button
          type="button"
          className="note-open flex-1 min-w-0 bg-transparent text-body d-flex gap-3 border-0 text-start"
          onClick={onOpen}
        >
          {text}
        </button>
      ) : (
        <div className="note-open flex-1 min-w-0 bg-transparent text-body d-flex gap-3 border-0 text-start">
          {text}
        </div>
      )}
      {onRemove && (
        <IconButton
          label={t('notifications:remove', { title })}
          icon={Trash2}
          iconSizePx={16}
          className="note-remove"
          onClick={onRemove}
        />
      )}
    </li>
  );
}

type NotificationTextProps = Pick<NotificationRowProps, 'notification' | 'nowMs'>;

function NotificationText({ notification, nowMs }: NotificationTextProps) {
  const { t } = useTranslation(['app', 'notifications']);
  const language = useLanguage();
  const { type, title, message, isRead, createdAt } = notification;
  const justNow = t('notifications:justNow');
  return (
    <>
      <NotificationIcon type={type} />
      <span className="note-words min-w-0">
        <span className="note-head gap-0 gap-md-2-5 d-flex align-items-baseline">
          <span className="note-title lh-20 flex-1 min-w-0 fw-bold fs-md">
            {!isRead && <span className="visually-hidden">{t('notifications:new')} </span>}
            <span>{title}</span>
          </span>
          <time className="note-time text-3 fs-xs text-nowrap" dateTime={createdAt}>
            {relativeTime({ at: createdAt, nowMs, language, justNow })}
          </time>
        </span>
        <span className="note-text lh-18 text-2 d-block fs-sm wrap-anywhere text-pretty">
          {message}
        </span>
      </span>
    </>
  );
}
