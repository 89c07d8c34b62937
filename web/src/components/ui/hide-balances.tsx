import { IconButton } from '@/components/ui/icon-button.tsx';
import './hide-balances.css';
import { Eye, EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { hideBalances, useBalancesHidden } from '@/lib/money/hidden-balances.ts';

/** The eye beside a balance: toggles the visibility of all balances, in every tab. */
export function HideBalances() {
  const { t } = useTranslation();
  const isHidden = useBalancesHidden();
  const Icon = isHidden ? EyeOff : Eye;
  return (
    <IconButton
      label={t('common.hideBalances')}
      icon={Icon}
      iconSizePx={17}
      className="hide-balances"
      aria-pressed={isHidden}
      onClick={() => hideBalances(!isHidden)}
    />
  );
}
