import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/components/ui/icon-button.tsx';

type RefreshButtonProps = {
  readonly busy: boolean;
  readonly onRefresh: () => void;
  readonly className?: string;
};

export function RefreshButton({ busy, onRefresh, className = '' }: RefreshButtonProps) {
  const { t } = useTranslation(['app', 'wallet']);
  return (
    <IconButton
      label={t('wallet:refresh')}
      icon={RefreshCw}
      iconSizePx={16}
      className={`icon-btn-box wallet-refresh ${busy ? 'is-busy' : ''} ${className}`}
      aria-disabled={busy}
      onClick={busy ? undefined : onRefresh}
    />
  );
}
