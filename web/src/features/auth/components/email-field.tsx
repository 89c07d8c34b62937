import { EMAIL_LENGTH_MAX } from '@fairhall/api/contract/player-fields';
import { CircleCheck, Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Field } from '@/components/ui/field.tsx';
import { isEmail } from '../rules.ts';

type EmailFieldProps = {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly autoFocus?: boolean;
  /** Whether its list of saved logins has passkeys, too. */
  readonly hasPasskeys?: boolean;
};

/** An email field with a check mark for a valid address. */
export function EmailField(props: EmailFieldProps) {
  const { value, onChange, error, autoFocus = false, hasPasskeys = false } = props;
  const { t } = useTranslation();
  const isGood = error === undefined && isEmail(value);
  return (
    <Field
      label={t('auth.email')}
      error={error}
      icon={<Mail size={18} />}
      trailing={isGood && <CircleCheck size={18} className="text-mint" />}
    >
      {(control) => (
        <input
          {...control}
          className="form-control"
          // The form validates itself; the browser's own bubble would appear first.
          type="text"
          inputMode="email"
          name="email"
          autoComplete={hasPasskeys ? 'username webauthn' : 'username'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={EMAIL_LENGTH_MAX}
          value={value}
          data-autofocus={autoFocus ? '' : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
