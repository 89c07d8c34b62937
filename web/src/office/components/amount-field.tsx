import { type Currency, toMajor } from '@fairhall/api/contract/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '@/components/ui/field.tsx';
import { useLanguage } from '@/i18n/language.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { parseAmount } from '@/lib/money/parse-amount.ts';

/** Longer than any allowed amount; bounds a pasted text. */
const LENGTH_MAX = 30;
const EXAMPLE_MINOR = 123_450n;

type AmountRules = { readonly currency: Currency; readonly isSigned?: boolean };

/** Parses what is typed in an `AmountField`, to minor units; null for what it refuses. */
export function useAmountParser({ currency, isSigned = false }: AmountRules) {
  const printedIn = useLanguage();
  return (text: string) => parseAmount(text, { currency, printedIn, isSigned });
}

type AmountFieldProps = AmountRules & {
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
};

/** An amount of money, typed as the office prints it. */
export function AmountField(props: AmountFieldProps) {
  const { currency, hint, value, onChange } = props;
  const { t } = useTranslation('office');
  const { money } = useFormat();
  const parse = useAmountParser(props);
  const [isLeft, setIsLeft] = useState(false);
  const problem =
    value === '' || parse(value) !== null
      ? ''
      : t('list.amountProblem', { example: money(toMajor(EXAMPLE_MINOR, currency), currency) });
  return (
    <Field label={t('list.amount')} hint={hint} error={isLeft && problem ? problem : undefined}>
      {(control) => (
        <input
          {...control}
          ref={(input) => input?.setCustomValidity(problem)}
          className="form-control num"
          inputMode="decimal"
          autoComplete="off"
          required
          maxLength={LENGTH_MAX}
          value={value}
          onChange={({ target }) => {
            setIsLeft(false);
            onChange(target.value);
          }}
          onBlur={() => setIsLeft(true)}
        />
      )}
    </Field>
  );
}
