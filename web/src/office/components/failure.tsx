import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/components/ui/empty-state.tsx';

/** In place of what crashed or failed to load. */
export function Failure({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('office');
  return (
    <div role="alert">
      <EmptyState
        icon={<CircleAlert size={28} />}
        title={t('states.broken')}
        text={t('states.brokenText')}
        action={
          <button type="button" className="btn btn-primary" onClick={onRetry}>
            {t('states.retry')}
          </button>
        }
      />
    </div>
  );
}
