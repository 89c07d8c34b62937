import { currencies } from '@fairhall/api/contract/money';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Currency } from '@/lib/api/contract-types.ts';
import type { FormField } from '@/lib/ui/use-form.ts';
import { CurrencyRoundel } from './currency-roundel.tsx';
import { SelectField } from './select-field.tsx';

type CurrencyFieldProps = FormField<Currency> & {
  readonly label: string;
  readonly hint?: ReactNode;
  /** Shows the codes alone, where there is no room for names and coins. */
  readonly isNarrow?: boolean;
};

/** A select of the supported currencies. */
export function CurrencyField({ isNarrow = false, ...field }: CurrencyFieldProps) {
  const { t } = useTranslation();
  return (
    <SelectField
      {...field}
      icon={!isNarrow && <CurrencyRoundel currency={field.value} sizePx={24} />}
      options={currencies.map((currency) => ({
        value: currency,
        label: isNarrow ? currency : `${currency} · ${t(`money.currency.${currency}`)}`,
      }))}
    />
  );
}
