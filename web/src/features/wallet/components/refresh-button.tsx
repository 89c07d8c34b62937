import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';

type RefreshButtonProps = {
  readonly busy: boolean;
  readonly onRefresh: () => void;
  readonly className?: string;
};

export function RefreshButton({ busy, onRefresh, className = '' }: RefreshButtonProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={`icon-btn icon-btn-box wallet-refresh ${busy ? 'is-busy' : ''} ${className}`}
      aria-label={t('wallet.refresh')}
      aria-disabled={busy}
      onClick={busy ? undefined : onRefresh}
    >
      <RefreshCw size={16} aria-hidden="true" />
    </button>
  );
}
