import { DETAIL_LENGTH_MAX } from '@fairhall/api/contract/player-fields';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Field } from '@/components/ui/field.tsx';
import type { RegisterForm } from '../rules.ts';
import type { RegistrationFields } from '../use-register-form.ts';

type OptionalDetailsProps = {
  readonly fields: RegistrationFields;
  readonly invite: string | null;
  readonly errorOf: (field: keyof RegisterForm) => string | undefined;
  readonly onChange: (next: Partial<RegistrationFields>) => void;
};

const details = [
  { name: 'phone', autoComplete: 'tel' },
  { name: 'country', autoComplete: 'country-name' },
  { name: 'address', autoComplete: 'street-address' },
] as const;

/** What a registration may leave out, folded away, and the invitation that came along. */
export function OptionalDetails({ fields, invite, errorOf, onChange }: OptionalDetailsProps) {
  const { t } = useTranslation();
  return (
    <details className="auth-details">
      <summary>
        <Plus size={17} aria-hidden="true" className="text-3" />
        {t('auth.details')}
        <span className="tiny-text text-3">{t('common.optional')}</span>
        {invite !== null && (
          <span className="status status-waiting ms-auto">
            {t('auth.invite', { code: invite })}
          </span>
        )}
      </summary>
      <div className="auth-details-fields">
        {details.map(({ name, autoComplete }) => (
          <Field key={name} label={t(`auth.${name}`)} error={errorOf(name)}>
            {(control) => (
              <input
                {...control}
                className="form-control"
                name={name}
                type={name === 'phone' ? 'tel' : 'text'}
                autoComplete={autoComplete}
                maxLength={DETAIL_LENGTH_MAX[name]}
                value={fields[name]}
                onChange={(event) => onChange({ [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
    </details>
  );
}
