import { useTranslation } from 'react-i18next';
import { PasswordField } from '@/components/ui/password-field.tsx';
import type { NewPasswordForm } from '../rules.ts';
import { PasswordLength } from './password-length.tsx';

type NewPasswordFieldsProps = {
  readonly fields: NewPasswordForm;
  readonly errorOf: (field: keyof NewPasswordForm) => string | undefined;
  readonly onChange: (next: Partial<NewPasswordForm>) => void;
};

/** A new password and its confirmation. */
export function NewPasswordFields({ fields, errorOf, onChange }: NewPasswordFieldsProps) {
  const { t } = useTranslation(['app', 'password']);
  return (
    <>
      <PasswordField
        label={t('password:new')}
        name="newPassword"
        autoComplete="new-password"
        value={fields.newPassword}
        error={errorOf('newPassword')}
        hint={<PasswordLength password={fields.newPassword} />}
        onChange={(newPassword) => onChange({ newPassword })}
      />
      <PasswordField
        label={t('password:confirm')}
        name="confirmPassword"
        autoComplete="new-password"
        value={fields.confirmPassword}
        error={errorOf('confirmPassword')}
        onChange={(confirmPassword) => onChange({ confirmPassword })}
      />
    </>
  );
}
