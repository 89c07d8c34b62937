import { TYPED_CODE_LENGTH_MAX } from '@fairhall/api/contract/one-time-code';
import { KeyRound, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FormField } from '@/lib/ui/use-form.ts';
import { TextField } from './text-field.tsx';

type CodeFieldProps = FormField<string> & {
  readonly kind: 'totp' | 'recovery';
  readonly autoFocus?: boolean;
};

/** A code of the authenticator app, or a recovery code. */
export function CodeField({ kind, autoFocus = false, ...field }: CodeFieldProps) {
  const { t } = useTranslation(['app', 'security']);
  const isTotp = kind === 'totp';
  return (
    <TextField
      {...field}
      label={t(isTotp ? 'security:code' : 'security:recovery')}
      hint={isTotp ? t('security:codeHint') : undefined}
      icon={isTotp ? <ShieldCheck size={18} /> : <KeyRound size={18} />}
      className="mono"
      type="text"
      inputMode={isTotp ? 'numeric' : 'text'}
      autoComplete={isTotp ? 'one-time-code' : 'off'}
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={TYPED_CODE_LENGTH_MAX}
      data-autofocus={autoFocus ? '' : undefined}
    />
  );
}
