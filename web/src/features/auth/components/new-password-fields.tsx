import { useTranslation } from 'react-i18next';
import { PasswordField } from '@/components/ui/password-field.tsx';
import type { FormField } from '@/lib/ui/use-form.ts';
import type { NewPasswordForm } from '../rules.ts';
import { PasswordLength } from './password-length.tsx';

type NewPasswordFieldsProps = {
  readonly field: (name: keyof NewPasswordForm) => FormField<string>;
};

/** A new password and its confirmation. */
export function NewPasswordFields({ field }: NewPasswordFieldsProps) {
  const { t } = useTranslation(['app', 'password']);
  const typed = field('newPassword');
  return (
    <>
      <PasswordField
        {...typed}
        label={t('password:new')}
        autoComplete="new-password"
        hint={<PasswordLength password={typed.value} />}
      />
      <PasswordField
        {...field('confirmPassword')}
        label={t('password:confirm')}
        autoComplete="new-password"
      />
    </>
  );
}
