import { WifiOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n/create-i18n.ts';
import { localeOf } from '@/lib/money.ts';
import { useIsOnline } from '@/lib/online.ts';

/** Says that the connection is gone and since when; what was loaded stays in sight. */
export function OfflineBar() {
  const isOnline = useIsOnline();
  const [lostAt, setLostAt] = useState<Date | null>(isOnline ? null : new Date());
  if (isOnline && lostAt !== null) setLostAt(null);
  if (!isOnline && lostAt === null) setLostAt(new Date());
  return <div role="status">{lostAt !== null && <OfflineNote since={lostAt} />}</div>;
}

function OfflineNote({ since }: { readonly since: Date }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const time = since.toLocaleTimeString(localeOf[language], { hour: '2-digit', minute: '2-digit' });
  return (
    <div className="offline-bar">
      <WifiOff size={20} aria-hidden="true" />
      <strong>{t('errors.offline.title')}</strong>
      <span className="text-2 small-text">{t('errors.offline.text', { time })}</span>
    </div>
  );
}
