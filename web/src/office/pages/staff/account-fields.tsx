import { PASSWORD_TYPED_LENGTH_MAX } from '@fairhall/api/contract/player-fields';
import { roles } from '@fairhall/api/office/contract/roles';
import { useTranslation } from 'react-i18next';
import { SelectField } from '@/components/ui/select-field.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import type { FormField } from '@/lib/ui/use-form.ts';
import type { Role } from '../../lib/api/contract-types.ts';

export function RoleField(field: FormField<Role>) {
  const { t } = useTranslation('office');
  return (
    <SelectField
      {...field}
      label={t('staff.roleLabel')}
      options={roles.map((role) => ({ value: role, label: t(`staff.role.${role}`) }))}
    />
  );
}

type NewPasswordFieldProps = FormField<string> & {
  readonly label: string;
  readonly required?: boolean;
};

/** The password that an account starts with: it is given in person. */
export function NewPasswordField(field: NewPasswordFieldProps) {
  const { t } = useTranslation('office');
  return (
    <TextField
      {...field}
      hint={t('staff.passwordHint')}
      type="password"
      autoComplete="new-password"
      maxLength={PASSWORD_TYPED_LENGTH_MAX}
    />
  );
}
