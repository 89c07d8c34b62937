import { useTranslation } from 'react-i18next';
import { useBalancesHidden } from '@/lib/money/hidden-balances.ts';
import { MoneyText, type MoneyTextProps } from './money-text.tsx';

/** The same length for every balance, so that the number of dots does not reveal its size. */
export const HIDDEN_BALANCE = '••••••';

/**
 * The balance of a wallet, unless the player hides balances. A hidden amount is not in the
 * document, and an amount that changed meanwhile is not animated when it is shown again.
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
