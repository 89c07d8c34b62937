import { PASSWORD_TYPED_LENGTH_MAX } from '@fairhall/api/contract/player-fields';
import { useMutation } from '@tanstack/react-query';
import { KeyRound, LockKeyhole, Mail } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '@/components/ui/form.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { SubmitButton } from '@/components/ui/submit-button.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { isApiError, toApiError } from '@/lib/api/api-error.ts';
import { type FormField, useForm } from '@/lib/ui/use-form.ts';
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
  const form = useForm({
    initial: { email: '', password: '', code: '' },
    call: login,
    send: ({ email, password, code }) =>
      login.mutate({ email, password, ...(needsCode ? { code } : {}) }),
  });
  const isBegun = isApiError(login.error, 'SECOND_FACTOR_REQUIRED');
  return (
    <Form form={form} className="d-flex flex-column gap-3-5">
      {form.failure && !isBegun && <Notice tone="error">{form.failure}</Notice>}
      {needsCode ? (
        <CodeStep
          email={form.fields.email}
          field={form.field('code')}
          onBack={() => {
            setNeedsCode(false);
            form.change({ code: '' });
          }}
        />
      ) : (
        <>
          <TextField
            {...form.field('email')}
            label={t('login.email')}
            icon={<Mail size={18} />}
            type="email"
            autoComplete="username"
            required
            maxLength={EMAIL_LENGTH_MAX}
          />
          <TextField
            {...form.field('password')}
            label={t('login.password')}
            icon={<LockKeyhole size={18} />}
            type="password"
            autoComplete="current-password"
            required
            maxLength={PASSWORD_TYPED_LENGTH_MAX}
          />
        </>
      )}
      <SubmitButton
        isPending={login.isPending}
        label={t(needsCode ? 'login.confirm' : 'login.submit')}
        pendingLabel={t('login.pending')}
      />
    </Form>
  );
}

/** Of an account without an app where one is required; `null` when a code is missing. */
function challengeOf(error: unknown): string | null {
  const data = toApiError(error)?.data;
  const isChallenge = typeof data === 'object' && data !== null && 'challenge' in data;
  return isChallenge && typeof data.challenge === 'string' ? data.challenge : null;
}

type CodeStepProps = {
  readonly email: string;
  readonly field: FormField<string>;
  readonly onBack: () => void;
};

function CodeStep({ email, field, onBack }: CodeStepProps) {
  const { t } = useTranslation('office');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <>
      <p className="small-text text-2">{t('login.codeFor', { email })}</p>
      <TextField
        {...field}
        ref={input}
        label={t('login.code')}
        hint={t('login.codeHint')}
        icon={<KeyRound size={18} />}
        className="mono"
        type="text"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        required
        maxLength={CODE_LENGTH_MAX}
      />
      <button type="button" className="btn btn-sm btn-ghost" onClick={onBack}>
        {t('login.back')}
      </button>
    </>
  );
}
