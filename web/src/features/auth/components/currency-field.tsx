import { currencies, isCurrency } from '@fairhall/server/money';
import { useTranslation } from 'react-i18next';
import { CurrencyRoundel } from '@/components/ui/currency-roundel.tsx';
import { Field } from '@/components/ui/field.tsx';
import type { Currency } from '@/lib/contract-types.ts';

type CurrencyFieldProps = {
  readonly value: Currency;
  readonly onChange: (currency: Currency) => void;
};

/** The currency of the player's first wallet. */
export function CurrencyField({ value, onChange }: CurrencyFieldProps) {
  const { t } = useTranslation();
  return (
    <Field label={t('auth.currency')} icon={<CurrencyRoundel currency={value} sizePx={24} />}>
      {(control) => (
        <select
          {...control}
          className="form-select"
          name="currency"
          value={value}
          onChange={(event) => {
            if (isCurrency(event.target.value)) onChange(event.target.value);
          }}
        >
          {currencies.map((currency) => (
            <option key={currency} value={currency}>
              {currency} · {t(`money.currency.${currency}`)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
