import { PASSWORD_TYPED_LENGTH_MAX } from '@fairhall/api/contract/player-fields';
import { Eye, EyeOff, LockKeyhole } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '@/components/ui/field.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';

type PasswordFieldProps = {
  readonly label: string;
  readonly name: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly autoFocus?: boolean;
};

/** A password field with a button that reveals the password. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, name, autoComplete, value, onChange, error, hint, autoFocus = false } = props;
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  const ToggleIcon = isShown ? EyeOff : Eye;
  return (
    <Field
      label={label}
      error={error}
      hint={hint}
      icon={<LockKeyhole size={18} />}
      trailing={
        <IconButton
          label={t(isShown ? 'auth.hidePassword' : 'auth.showPassword')}
          icon={ToggleIcon}
          iconSizePx={18}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        />
      }
    >
      {(control) => (
        <input
          {...control}
          className="form-control"
          type={isShown ? 'text' : 'password'}
          name={name}
          autoComplete={autoComplete}
          maxLength={PASSWORD_TYPED_LENGTH_MAX}
          value={value}
          data-autofocus={autoFocus ? '' : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
