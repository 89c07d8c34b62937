import { useTranslation } from 'react-i18next';
import { Field } from '@/components/ui/field.tsx';

const UID_LENGTH_MAX = 64;

type UidFieldProps = { readonly value: string; readonly onChange: (value: string) => void };

/** The id of the player that an act is for. */
export function UidField({ value, onChange }: UidFieldProps) {
  const { t } = useTranslation('office');
  return (
    <Field label={t('players.uid')}>
      {(control) => (
        <input
          {...control}
          className="form-control mono"
          autoComplete="off"
          required
          maxLength={UID_LENGTH_MAX}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
