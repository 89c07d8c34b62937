import { currencies, isCurrency } from '@fairhall/server/money';
import { DETAIL_LENGTH_MAX } from '@fairhall/server/player-fields';
import { useTranslation } from 'react-i18next';
import { CurrencyRoundel } from '@/components/ui/currency-roundel.tsx';
import { Field } from '@/components/ui/field.tsx';
import type { ProfileFields } from '../profile-fields.ts';

type FieldsProps = {
  readonly fields: ProfileFields;
  readonly onChange: (next: Partial<ProfileFields>) => void;
};

const details = [
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
  { name: 'country', type: 'text', autoComplete: 'country-name' },
  { name: 'address', type: 'text', autoComplete: 'street-address' },
] as const;

/** What a player may tell, or leave out. */
export function DetailFields({ fields, onChange }: FieldsProps) {
  const { t } = useTranslation();
  return details.map(({ name, type, autoComplete }) => (
    <Field key={name} label={t(`profile.${name}`)} aside={t('common.optional')}>
      {(control) => (
        <input
          {...control}
          className="form-control"
          name={name}
          type={type}
          autoComplete={autoComplete}
          maxLength={DETAIL_LENGTH_MAX[name]}
          value={fields[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      )}
    </Field>
  ));
}

/** The currency that the player reckons in. */
export function CurrencyField({ fields, onChange }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <Field
      label={t('profile.currency')}
      hint={t('profile.currencyText')}
      icon={<CurrencyRoundel currency={fields.currency} sizePx={24} />}
    >
      {(control) => (
        <select
          {...control}
          className="form-select"
          name="currency"
          value={fields.currency}
          onChange={(event) => {
            if (isCurrency(event.target.value)) onChange({ currency: event.target.value });
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
