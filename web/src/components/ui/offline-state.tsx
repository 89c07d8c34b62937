import { useTranslation } from 'react-i18next';
import { EmptyState } from './empty-state.tsx';

/** Nothing is in the cache and nothing can be asked for: it comes with the connection. */
export function OfflineState() {
  const { t } = useTranslation();
  return (
    <EmptyState
      art="/art/spots/offline.webp"
      title={t('errors.offline.title')}
      text={t('errors.offline.waiting')}
    />
  );
}
