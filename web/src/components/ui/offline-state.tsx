import { useTranslation } from 'react-i18next';
import { EmptyState } from './empty-state.tsx';

/** Shown offline when there is no cached data; the data loads when the connection returns. */
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
