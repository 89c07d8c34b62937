import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useIsOnline } from '@/lib/api/online.ts';

/** While the browser has no connection: what is shown may be old, and nothing can be decided. */
export function OfflineBar() {
  const { t } = useTranslation('office');
  const isOnline = useIsOnline();
  return (
    <div role="status">
      {!isOnline && (
        <div className="offline-bar d-flex flex-wrap align-items-center row-gap-1 column-gap-3 px-4 py-2-5 fs-md">
          <WifiOff className="text-sky" size={18} />
          <b>{t('states.offline')}</b>
          <span className="small-text text-2">{t('shell.offlineText')}</span>
        </div>
      )}
    </div>
  );
}
