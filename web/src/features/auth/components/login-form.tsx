import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '@/lib/query-client.ts';
import { savedEmail, sessionEndReason } from '@/lib/session.ts';
import { focusField } from '../focus-field.ts';
import { type LoginForm as LoginFields, loginProblem, type Problem } from '../rules.ts';
import { useLogin } from '../use-login.ts';
import { EmailField } from './email-field.tsx';
import { PasswordField } from './password-field.tsx';
import { SubmitButton } from './submit-button.tsx';

type LoginFormProps = {
  readonly onLoggedIn: () => void;
  readonly onRegister: () => void;
  readonly onForgot: (email: string) => void;
  /** The email of a registration that has just succeeded. */
  readonly registeredEmail: string | null;
};

export function LoginForm(props: LoginFormProps) {
  const { onLoggedIn, onRegister, onForgot, registeredEmail } = props;
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState<LoginFields>(() => ({
    email: registeredEmail ?? savedEmail(),
    password: '',
  }));
  const [remember, setRemember] = useState(() => savedEmail() !== '');
  const [problem, setProblem] = useState<Problem<keyof LoginFields> | null>(null);
  const login = useLogin(onLoggedIn);

  const change = (next: Partial<LoginFields>) => {
    setFields({ ...fields, ...next });
    setProblem(null);
    login.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (login.isPending) return;
    const found = loginProblem(fields);
    setProblem(found);
    if (found) focusField(form.current, found.field);
    else login.mutate({ ...fields, remember });
  };
  const errorOf = (field: keyof LoginFields) =>
    problem?.field === field ? t(problem.message) : undefined;

  return (
    <form ref={form} className="auth-form" noValidate onSubmit={submit}>
      <div>
        <h2 className="auth-title">{t('auth.welcomeBack')}</h2>
        <p className="small-text text-2">{t('auth.welcomeBackText')}</p>
      </div>
      <Notice error={login.error} hasRegistered={registeredEmail !== null} />
      <EmailField
        autoFocus={fields.email === ''}
        value={fields.email}
        error={errorOf('email')}
        onChange={(email) => change({ email })}
      />
      <PasswordField
        label={t('auth.password')}
        name="password"
        autoComplete="current-password"
        autoFocus={fields.email !== ''}
        value={fields.password}
        error={errorOf('password')}
        onChange={(password) => change({ password })}
      />
      <div className="auth-row">
        <label className="check">
          <input
            type="checkbox"
            className="form-check-input"
            checked={remember}
            onChange={(event) => setRemember(event.target.checked)}
          />
          {t('auth.rememberMe')}
        </label>
        <button type="button" className="link-btn" onClick={() => onForgot(fields.email)}>
          {t('password.forgot')}
        </button>
      </div>
      <SubmitButton
        isPending={login.isPending}
        label={t('auth.login')}
        pendingLabel={t('auth.loggingIn')}
      />
      <p className="auth-other">
        {t('auth.newHere')}{' '}
        <button type="button" className="link-btn" onClick={onRegister}>
          {t('auth.createAccount')}
        </button>
      </p>
    </form>
  );
}

type NoticeProps = { readonly error: unknown; readonly hasRegistered: boolean };

/** Above the fields: why the form is here, or why it did not work. */
function Notice({ error, hasRegistered }: NoticeProps) {
  const { t } = useTranslation();
  if (error !== null) {
    return (
      <div className="notice notice-error" role="alert">
        <CircleAlert size={18} aria-hidden="true" />
        {errorText(error)}
      </div>
    );
  }
  if (hasRegistered) {
    return (
      <div className="notice notice-success" role="status">
        <CircleCheck size={18} aria-hidden="true" />
        {t('auth.registerSuccess')}
      </div>
    );
  }
  const reason = sessionEndReason();
  if (reason === null) return null;
  const texts = {
    LOGIN_REQUIRED: 'errors.loginRequired',
    SESSION_EXPIRED: 'errors.sessionExpired',
    KICKED_OUT: 'errors.kickedOut',
  } as const;
  return (
    <div className="notice" role="status">
      <Info size={18} aria-hidden="true" />
      {t(texts[reason])}
    </div>
  );
}
