import './hide-balances.css';
import { Eye, EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { hideBalances, useBalancesHidden } from '@/lib/hidden-balances.ts';

/** The eye beside a balance: hides every balance, in every tab, until it is pressed again. */
export function HideBalances() {
  const { t } = useTranslation();
  const isHidden = useBalancesHidden();
  const Icon = isHidden ? EyeOff : Eye;
  return (
    <button
      type="button"
      className="icon-btn hide-balances"
      aria-label={t('common.hideBalances')}
      aria-pressed={isHidden}
      onClick={() => hideBalances(!isHidden)}
    >
      <Icon size={17} aria-hidden="true" />
    </button>
  );
}
