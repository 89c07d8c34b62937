import { useFirstTexts } from '@/i18n/first-text.ts';
import { EmptyState } from './empty-state.tsx';

/** Nothing is in the cache and nothing can be asked for: it comes with the connection. */
export function OfflineState() {
  const { t } = useFirstTexts();
  return (
    <EmptyState
      art="/art/spots/offline.webp"
      title={t('errors.offline.title')}
      text={t('errors.offline.waiting')}
    />
  );
}

type Question = { readonly data: unknown; readonly fetchStatus: string };

/** Whether a query waits for the connection with nothing to show meanwhile. */
export function isWaitingOffline({ data, fetchStatus }: Question): boolean {
  return data === undefined && fetchStatus === 'paused';
}
