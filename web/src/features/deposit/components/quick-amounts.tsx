import { useTranslation } from 'react-i18next';
import { useWholeAmount } from '@/lib/use-whole-amount.ts';
import type { DepositLimits } from '../deposit-limits.ts';
import { quickAmounts } from '../quick-amounts.ts';

type QuickAmountsProps = {
  readonly symbol: string;
  readonly limits: DepositLimits;
  readonly chosen: number | null;
  readonly onChoose: (amount: number) => void;
};

/** Usual amounts within the limits, one tap each. */
export function QuickAmounts({ symbol, limits, chosen, onChoose }: QuickAmountsProps) {
  const { t } = useTranslation();
  const whole = useWholeAmount();
  const amounts = quickAmounts(limits);
  if (amounts.length === 0) return null;
  return (
    <fieldset className="deposit-quick">
      <legend className="visually-hidden">{t('deposit.quickAmounts')}</legend>
      {amounts.map((amount) => (
        <button
          key={amount}
          type="button"
          className={`num ${amount === chosen ? 'is-chosen' : ''}`}
          aria-pressed={amount === chosen}
          onClick={() => onChoose(amount)}
        >
          {symbol + whole(amount)}
        </button>
      ))}
    </fieldset>
  );
}
