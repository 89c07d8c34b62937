import { localeOf } from '@fairhall/api/contract/locales';
import { onlineManager } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n/language.ts';
import { useIsOnline } from '@/lib/api/online.ts';
import { queryClient } from '@/lib/api/query-client.ts';

/**
 * The browser may be wrong about the connection: a response proves it and sets the state to online.
 */
async function tryAgain(): Promise<void> {
  const response = await fetch('/api/health', { cache: 'no-store' }).catch(() => null);
  if (!response?.ok) return;
  onlineManager.setOnline(true);
  await queryClient.invalidateQueries();
}

/** Shows that the connection is lost and since when; loaded data stays visible. */
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
  const time = since.toLocaleTimeString(localeOf[language], { timeStyle: 'short' });
  return (
    <div className="offline-bar d-flex flex-wrap align-items-center row-gap-1 column-gap-3 px-4 py-2-5 fs-md">
      <WifiOff className="text-sky" size={20} />
      <strong>{t('errors.offline.title')}</strong>
      <span className="text-2 small-text">{t('errors.offline.text', { time })}</span>
      <button
        type="button"
        className="btn btn-secondary btn-sm ms-auto"
        onClick={() => void tryAgain()}
      >
        {t('common.retry')}
      </button>
    </div>
  );
}
