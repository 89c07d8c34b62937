import { DETAIL_LENGTH_MAX } from '@fairhall/api/contract/player-fields';
import { useTranslation } from 'react-i18next';
import { Field } from '@/components/ui/field.tsx';
import type { ProfileFields, TextField } from '../profile-fields.ts';

type FieldsProps = {
  readonly fields: ProfileFields;
  /** The one that cannot be saved as it is. */
  readonly odd: TextField | null;
  readonly onChange: (next: Partial<ProfileFields>) => void;
};

const details = [
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
  { name: 'country', type: 'text', autoComplete: 'country-name' },
  { name: 'address', type: 'text', autoComplete: 'street-address' },
] as const;

/** What a player may tell, or leave out. */
export function DetailFields({ fields, odd, onChange }: FieldsProps) {
  const { t } = useTranslation();
  return details.map(({ name, type, autoComplete }) => (
    <Field
      key={name}
      label={t(`profile.${name}`)}
      aside={t('common.optional')}
      error={odd === name ? t('auth.enterPlainText') : undefined}
    >
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
