import { PASSWORD_TYPED_LENGTH_MAX } from '@fairhall/api/contract/player-fields';
import { Eye, EyeOff, LockKeyhole } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import type { FormField } from '@/lib/ui/use-form.ts';

type PasswordFieldProps = FormField<string> & {
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly hint?: ReactNode;
  readonly autoFocus?: boolean;
  readonly required?: boolean;
};

/** A password field with a button that reveals the password. */
export function PasswordField({ autoFocus = false, ...field }: PasswordFieldProps) {
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...field}
      icon={<LockKeyhole size={18} />}
      trailing={
        <IconButton
          label={t(isShown ? 'auth.hidePassword' : 'auth.showPassword')}
          icon={isShown ? EyeOff : Eye}
          iconSizePx={18}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        />
      }
      type={isShown ? 'text' : 'password'}
      maxLength={PASSWORD_TYPED_LENGTH_MAX}
      data-autofocus={autoFocus ? '' : undefined}
    />
  );
}
