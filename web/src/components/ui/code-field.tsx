import { TYPED_CODE_LENGTH_MAX } from '@fairhall/api/contract/one-time-code';
import { KeyRound, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Field } from './field.tsx';

type CodeFieldProps = {
  readonly kind: 'totp' | 'recovery';
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly autoFocus?: boolean;
};

/** A code of the authenticator app, or a recovery code. */
export function CodeField({ kind, value, onChange, error, autoFocus = false }: CodeFieldProps) {
  const { t } = useTranslation(['app', 'security']);
  const isTotp = kind === 'totp';
  return (
    <Field
      label={t(isTotp ? 'security:code' : 'security:recovery')}
      error={error}
      hint={isTotp ? t('security:codeHint') : undefined}
      icon={isTotp ? <ShieldCheck size={18} /> : <KeyRound size={18} />}
    >
      {(control) => (
        <input
          {...control}
          className="form-control mono"
          type="text"
          name={isTotp ? 'code' : 'recovery'}
          inputMode={isTotp ? 'numeric' : 'text'}
          autoComplete={isTotp ? 'one-time-code' : 'off'}
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={TYPED_CODE_LENGTH_MAX}
          value={value}
          data-autofocus={autoFocus ? '' : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
