import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DetailFields } from '@/components/ui/detail-fields.tsx';
import type { RegisterForm } from '../rules.ts';
import type { RegistrationFields } from '../use-register-form.ts';

type OptionalDetailsProps = {
  readonly fields: RegistrationFields;
  readonly invite: string | null;
  readonly errorOf: (field: keyof RegisterForm) => string | undefined;
  readonly onChange: (next: Partial<RegistrationFields>) => void;
};

/** The optional fields of a registration, collapsed, and the invitation code. */
export function OptionalDetails({ fields, invite, errorOf, onChange }: OptionalDetailsProps) {
  const { t } = useTranslation();
  return (
    <details className="auth-details">
      <summary>
        <Plus size={17} className="text-3" />
        {t('auth.details')}
        <span className="tiny-text text-3">{t('common.optional')}</span>
        {invite !== null && (
          <span className="status status-waiting ms-auto">
            {t('auth.invite', { code: invite })}
          </span>
        )}
      </summary>
      <div className="auth-details-fields">
        <DetailFields
          fields={fields}
          labelOf={(name) => t(`auth.${name}`)}
          errorOf={errorOf}
          onChange={onChange}
        />
      </div>
    </details>
  );
}
