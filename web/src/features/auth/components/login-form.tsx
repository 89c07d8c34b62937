import { Fingerprint } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { Notice } from '@/components/ui/notice.tsx';
import { PasswordField } from '@/components/ui/password-field.tsx';
import { SubmitButton } from '@/components/ui/submit-button.tsx';
import { isApiError } from '@/lib/api/api-error.ts';
import { errorText } from '@/lib/api/error-text.ts';
import { storesSiteData } from '@/lib/browser/storage.ts';
import { savedEmail, sessionEndReason } from '@/lib/session/session.ts';
import { useForm } from '@/lib/ui/use-form.ts';
import { exclusionOf } from '../exclusion.ts';
import { loginProblem } from '../rules.ts';
import { type LoginTarget, useLogin } from '../use-login.ts';
import { usePasskeyForm } from '../use-passkey-form.ts';
import { AuthForm } from './auth-form.tsx';
import { EmailField } from './email-field.tsx';
import { ExcludedNotice } from './excluded-notice.tsx';

type LoginFormProps = LoginTarget & {
  readonly onRegister: () => void;
  readonly onForgot: (email: string) => void;
  /** The email of a registration that has just succeeded. */
  readonly registeredEmail: string | null;
  readonly isShown: boolean;
  /** The line that leads to free play. */
  readonly tryFree: ReactNode;
};

export function LoginForm(props: LoginFormProps) {
  const { gameName, onRegister, onForgot, registeredEmail, isShown, tryFree } = props;
  const { t } = useTranslation(['app', 'exclusion', 'password', 'security']);
  const [remember, setRemember] = useState(() => savedEmail() !== '');
  const [isStored] = useState(storesSiteData);
  const login = useLogin(props);
  const form = useForm({
    initial: { email: registeredEmail ?? savedEmail(), password: '' },
    check: loginProblem,
    textOf: ({ message }) => t(message),
    call: login,
    send: (fields) => login.mutate({ ...fields, remember }),
  });
  const passkey = usePasskeyForm({ ...props, remember, isShown });
  const { email, password } = form.fields;
  // The second step takes over.
  const isBegun = isApiError(login.error, 'SECOND_FACTOR_REQUIRED');
  const exclusion = exclusionOf(login.error);
  const failure = login.error !== null && !isBegun ? errorText(login.error) : passkey.failure;
  const foot = (
    <>
      {exclusion !== null && <ExcludedNotice exclusion={exclusion} credentials={form.fields} />}
      {exclusion === null && failure !== null && <Notice tone="error">{failure}</Notice>}
      <SubmitButton
        isPending={login.isPending}
        label={t('auth.login')}
        pendingLabel={t('auth.loggingIn')}
      />
      {passkey.isSupported && (
        <Button
          type="button"
          variant="secondary"
          size="lg"
          className="w-100"
          aria-disabled={passkey.isPending}
          onClick={passkey.start}
        >
          <Fingerprint size={18} />
          {t(passkey.isPending ? 'security:passkeyWaiting' : 'security:methods.passkey')}
        </Button>
      )}
      <p className="auth-other">
        {t('auth.newHere')}{' '}
        <button type="button" className="link-btn" onClick={onRegister}>
          {t('auth.createAccount')}
        </button>
      </p>
      {tryFree}
    </>
  );

  return (
    <AuthForm formRef={form.ref} onSubmit={form.submit} foot={foot}>
      <div>
        <h2 className="auth-title">
          {gameName === undefined ? t('auth.welcomeBack') : t('auth.playTitle', { game: gameName })}
        </h2>
        <p className="small-text text-2">
          {t(gameName === undefined ? 'auth.welcomeBackText' : 'auth.playText')}
        </p>
      </div>
      {!isStored && <Notice tone="info">{t('security:siteDataBlocked')}</Notice>}
      <LoginReason hasRegistered={registeredEmail !== null} />
      <EmailField
        autoFocus={email === ''}
        hasPasskeys
        value={email}
        error={form.errorOf('email')}
        onChange={(next) => form.change({ email: next })}
      />
      <PasswordField
        label={t('auth.password')}
        name="password"
        autoComplete="current-password"
        autoFocus={email !== ''}
        value={password}
        error={form.errorOf('password')}
        onChange={(next) => form.change({ password: next })}
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
        <button type="button" className="link-btn" onClick={() => onForgot(email)}>
          {t('password:forgot')}
        </button>
      </div>
    </AuthForm>
  );
}

/** The reason above the fields, if the player did not open the form. */
function LoginReason({ hasRegistered }: { readonly hasRegistered: boolean }) {
  const { t } = useTranslation(['app', 'exclusion', 'password', 'security']);
  if (hasRegistered) return <Notice tone="success">{t('auth.registerSuccess')}</Notice>;
  const reason = sessionEndReason();
  if (reason === null) return null;
  const texts = {
    LOGIN_REQUIRED: 'errors.loginRequired',
    SESSION_EXPIRED: 'errors.sessionExpired',
    KICKED_OUT: 'errors.kickedOut',
    SELF_EXCLUDED: 'exclusion:ended',
  } as const;
  return <Notice tone="info">{t(texts[reason])}</Notice>;
}
