import { localeOf } from '@fairhall/api/contract/locales';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n/language.ts';
import type { Currency } from '@/lib/api/contract-types.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import type { DepositLimits } from '../deposit-limits.ts';
import { quickAmounts } from '../quick-amounts.ts';

type QuickAmountsProps = {
  readonly currency: Currency;
  readonly limits: DepositLimits;
  readonly chosen: number | null;
  /** The maximum of the first-deposit match in integer major units; 0 without a match. */
  readonly matchedUpTo: number;
  readonly onChoose: (amount: number) => void;
};

/** Usual amounts within the limits as buttons. */
export function QuickAmounts(props: QuickAmountsProps) {
  const { currency, limits, chosen, matchedUpTo, onChoose } = props;
  const { t } = useTranslation(['app', 'deposit']);
  const { trimmedMoney } = useFormat();
  const doubled = (1).toLocaleString(localeOf[useLanguage()], {
    style: 'percent',
    signDisplay: 'always',
  });
  const amounts = quickAmounts(limits);
  if (amounts.length === 0) return null;
  return (
    <fieldset className="deposit-quick grid-cols-3 m-0 d-grid gap-2 p-0 border-0">
      <legend className="visually-hidden">{t('deposit:quickAmounts')}</legend>
      {amounts.map((amount) => (
        <button
          key={amount}
          type="button"
          className={`num position-relative rounded fs-body fw-650 ${amount === chosen ? 'is-chosen border-brass bg-brass-wash text-brass-hi' : ''}`}
          aria-pressed={amount === chosen}
          onClick={() => onChoose(amount)}
        >
          {trimmedMoney(amount, currency)}
          {amount === chosen && amount <= matchedUpTo && (
            <span
              className="deposit-matched fs-2xs fw-750 position-absolute rounded-xs"
              aria-hidden="true"
            >
              {doubled}
            </span>
          )}
        </button>
      ))}
    </fieldset>
  );
}
