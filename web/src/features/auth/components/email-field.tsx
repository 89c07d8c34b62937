import { EMAIL_LENGTH_MAX } from '@fairhall/api/contract/player-fields';
import { CircleCheck, Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TextField } from '@/components/ui/text-field.tsx';
import type { FormField } from '@/lib/ui/use-form.ts';
import { isEmail } from '../rules.ts';

type EmailFieldProps = FormField<string> & {
  readonly autoFocus?: boolean;
  /** Whether its list of saved logins has passkeys, too. */
  readonly hasPasskeys?: boolean;
};

/** An email field with a check mark for a valid address. */
export function EmailField({ autoFocus, hasPasskeys, ...field }: EmailFieldProps) {
  const { t } = useTranslation();
  const isGood = field.error === undefined && isEmail(field.value);
  return (
    <TextField
      {...field}
      label={t('auth.email')}
      icon={<Mail size={18} />}
      trailing={isGood && <CircleCheck size={18} className="text-mint" />}
      type="text"
      inputMode="email"
      autoComplete={hasPasskeys ? 'username webauthn' : 'username'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={EMAIL_LENGTH_MAX}
      data-autofocus={autoFocus ? '' : undefined}
    />
  );
}
