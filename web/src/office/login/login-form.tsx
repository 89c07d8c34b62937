import { PASSWORD_TYPED_LENGTH_MAX } from '@fairhall/api/contract/player-fields';
import { useMutation } from '@tanstack/react-query';
import { KeyRound, LockKeyhole, Mail } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '@/components/ui/field.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { SubmitButton } from '@/components/ui/submit-button.tsx';
import { isApiError, toApiError } from '@/lib/api/api-error.ts';
import { errorText } from '@/lib/api/error-text.ts';
import { office } from '../lib/api/office-client.ts';
import { startSession } from '../lib/session/office-session.ts';

const CODE_LENGTH_MAX = 40;
const EMAIL_LENGTH_MAX = 254;

type LoginFormProps = {
  /** The password was right, and an app has to be set up first. */
  readonly onSetUp: (challenge: string) => void;
};

/** Email and password, then the code of the app or a recovery code. */
export function LoginForm({ onSetUp }: LoginFormProps) {
  const { t } = useTranslation('office');
  const [fields, setFields] = useState({ email: '', password: '', code: '' });
  const [needsCode, setNeedsCode] = useState(false);
  const login = useMutation(
    office.session.login.mutationOptions({
      meta: { showsError: true },
      onSuccess: startSession,
      onError: (error) => {
        if (!isApiError(error, 'SECOND_FACTOR_REQUIRED')) return;
        const challenge = challengeOf(error);
        if (challenge === null) setNeedsCode(true);
        else onSetUp(challenge);
      },
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (login.isPending) return;
    const { email, password, code } = fields;
    login.mutate({ email, password, ...(needsCode ? { code } : {}) });
  };
  const isRefused = login.error !== null && !isApiError(login.error, 'SECOND_FACTOR_REQUIRED');
  return (
    <form className="login-form" onSubmit={submit}>
      {isRefused && <Notice tone="error">{errorText(login.error)}</Notice>}
      {needsCode ? (
        <CodeStep
          email={fields.email}
          code={fields.code}
          onChange={(code) => setFields({ ...fields, code })}
          onBack={() => {
            login.reset();
            setNeedsCode(false);
            setFields({ ...fields, code: '' });
          }}
        />
      ) : (
        <PasswordStep
          email={fields.email}
          password={fields.password}
          onChange={(next) => setFields((latest) => ({ ...latest, ...next }))}
        />
      )}
      <SubmitButton
        isPending={login.isPending}
        label={t(needsCode ? 'login.confirm' : 'login.submit')}
        pendingLabel={t('login.pending')}
      />
    </form>
  );
}

/** Of an account without an app where one is required; `null` when a code is missing. */
function challengeOf(error: unknown): string | null {
  const data = toApiError(error)?.data;
  const isChallenge = typeof data === 'object' && data !== null && 'challenge' in data;
  return isChallenge && typeof data.challenge === 'string' ? data.challenge : null;
}

type PasswordStepProps = {
  readonly email: string;
  readonly password: string;
  readonly onChange: (next: { readonly email?: string; readonly password?: string }) => void;
};

function PasswordStep({ email, password, onChange }: PasswordStepProps) {
  const { t } = useTranslation('office');
  return (
    <>
      <Field label={t('login.email')} icon={<Mail size={18} />}>
        {(control) => (
          <input
            {...control}
            className="form-control"
            type="email"
            name="email"
            autoComplete="username"
            required
            maxLength={EMAIL_LENGTH_MAX}
            value={email}
            onChange={(event) => onChange({ email: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('login.password')} icon={<LockKeyhole size={18} />}>
        {(control) => (
          <input
            {...control}
            className="form-control"
            type="password"
            name="password"
            autoComplete="current-password"
            required
            maxLength={PASSWORD_TYPED_LENGTH_MAX}
            value={password}
            onChange={(event) => onChange({ password: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}

type CodeStepProps = {
  readonly email: string;
  readonly code: string;
  readonly onChange: (code: string) => void;
  readonly onBack: () => void;
};

function CodeStep({ email, code, onChange, onBack }: CodeStepProps) {
  const { t } = useTranslation('office');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <>
      <p className="small-text text-2">{t('login.codeFor', { email })}</p>
      <Field label={t('login.code')} hint={t('login.codeHint')} icon={<KeyRound size={18} />}>
        {(control) => (
          <input
            {...control}
            ref={field}
            className="form-control mono"
            type="text"
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            required
            maxLength={CODE_LENGTH_MAX}
            value={code}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <button type="button" className="btn btn-sm btn-ghost" onClick={onBack}>
        {t('login.back')}
      </button>
    </>
  );
}
