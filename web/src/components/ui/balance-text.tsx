import { useTranslation } from 'react-i18next';
import { useBalancesHidden } from '@/lib/hidden-balances.ts';
import { MoneyText, type MoneyTextProps } from './money-text.tsx';

/** As long for every balance: the number of dots would tell how much it is. */
export const HIDDEN_BALANCE = '••••••';

/**
 * What a wallet holds, unless the player hides it. Nothing of the amount is in the page then, and
 * one that changed meanwhile does not count up when it is shown again.
 */
export function BalanceText(props: MoneyTextProps) {
  const { t } = useTranslation();
  if (!useBalancesHidden()) return <MoneyText {...props} />;
  return (
    <span className={props.className}>
      <span aria-hidden="true" style={{ letterSpacing: '.08em' }}>
        {HIDDEN_BALANCE}
      </span>
      <span className="visually-hidden">{t('money.hidden')}</span>
    </span>
  );
}
