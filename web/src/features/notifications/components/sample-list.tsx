import { FlaskConical, RotateCw } from 'lucide-react';
import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { errorText } from '@/lib/api/error-text.ts';
import { useUnreadCount } from '@/lib/notifications/unread-count.ts';
import { sampleNotifications } from '../samples.ts';
import { belongsTo, type NotificationTab } from '../tabs.ts';
import { NoNotifications, NotificationList } from './notification-list.tsx';

type SampleListProps = {
  readonly tab: NotificationTab;
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
};

/**
 * Samples in place of the player's notifications that failed to load, labelled as such. The newest
 * look unread, as many as the badge counts, so that the two numbers agree.
 */
export function SampleList({ tab, error, isRetrying, onRetry }: SampleListProps) {
  const { t } = useTranslation(['app', 'notifications']);
  const unread = useUnreadCount();
  const [samples] = useState(() => sampleNotifications({ nowMs: Date.now(), random: Math.random }));
  const shown = samples
    .map((sample, index) => ({ ...sample, isRead: index >= unread }))
    .filter((sample) => belongsTo(tab, sample))
    .map((sample) => ({
      ...sample,
      title: t(`notifications:samples.${sample.type}.title`),
      message: t(`notifications:samples.${sample.type}.message`),
    }));
  return (
    <>
      <div
        className="note-sample flex-none py-3 px-4 px-md-5 d-flex align-items-center gap-3 fs-sm"
        role="alert"
      >
        <FlaskConical className="text-coral" size={18} />
        <div className="note-words min-w-0">
          <strong>{t('notifications:sampleTitle')}</strong>
          <p>{t('notifications:sampleText', { error: errorText(error) })}</p>
        </div>
        <Button
          variant="secondary"
          size="sm"
          aria-disabled={isRetrying}
          onClick={() => !isRetrying && onRetry()}
        >
          <RotateCw size={15} />
          {t('common.retry')}
        </Button>
      </div>
      {shown.length === 0 ? <NoNotifications isFiltered /> : <NotificationList list={shown} />}
    </>
  );
}
