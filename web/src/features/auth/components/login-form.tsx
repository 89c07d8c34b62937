import { Fingerprint } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { CheckField } from '@/components/ui/check-field.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { PasswordField } from '@/components/ui/password-field.tsx';
import { SubmitButton } from '@/components/ui/submit-button.tsx';
import { isApiError } from '@/lib/api/api-error.ts';
import { errorText } from '@/lib/api/error-text.ts';
import { storesSiteData } from '@/lib/browser/storage.ts';
import { hasLoggedIn } from '@/lib/session/has-logged-in.ts';
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
  const [isStored] = useState(storesSiteData);
  const login = useLogin(props);
  const form = useForm({
    initial: () => ({
      email: registeredEmail ?? savedEmail(),
      password: '',
      remember: savedEmail() !== '',
    }),
    check: loginProblem,
    textOf: ({ message }) => t(message),
    call: login,
    send: login.mutate,
  });
  const { email, password, remember } = form.fields;
  const passkey = usePasskeyForm({ ...props, remember, isShown });
  // The second step takes over.
  const isBegun = isApiError(login.error, 'SECOND_FACTOR_REQUIRED');
  const exclusion = exclusionOf(login.error);
  // To an excluded player nothing is sold.
  const isExcluded = exclusion !== null || sessionEndReason() === 'SELF_EXCLUDED';
  const failure = login.error !== null && !isBegun ? errorText(login.error) : passkey.failure;
  const foot = (
    <>
      {exclusion !== null && (
        <ExcludedNotice
          exclusion={exclusion}
          credentials={{ email, password }}
          onBegun={props.onBegun}
        />
      )}
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
      <p className="mt-auto text-2 fs-sm text-center">
        {t('auth.newHere')}{' '}
        <button type="button" className="link-btn" onClick={onRegister}>
          {t('auth.createAccount')}
        </button>
      </p>
    </>
  );

  return (
    <AuthForm form={form} foot={foot}>
      {!isExcluded && tryFree}
      <LoginTitle gameName={gameName} isExcluded={isExcluded} />
      {!isStored && <Notice tone="info">{t('security:siteDataBlocked')}</Notice>}
      <LoginReason hasRegistered={registeredEmail !== null} />
      <EmailField {...form.field('email')} autoFocus={email === ''} hasPasskeys />
      <PasswordField
        {...form.field('password')}
        label={t('auth.password')}
        autoComplete="current-password"
        autoFocus={email !== ''}
      />
      <div className="auth-row d-flex flex-wrap align-items-center justify-content-between row-gap-0 column-gap-3">
        <CheckField {...form.field('remember')} label={t('auth.rememberMe')} />
        <button type="button" className="link-btn" onClick={() => onForgot(email)}>
          {t('password:forgot')}
        </button>
      </div>
    </AuthForm>
  );
}

/** Names the game that the login is for; otherwise welcomes back who was here before. */
function LoginTitle({
  gameName,
  isExcluded,
}: Pick<LoginTarget, 'gameName'> & { readonly isExcluded: boolean }) {
  const { t } = useTranslation(['app', 'exclusion']);
  const greeting = hasLoggedIn.use()
    ? { title: t('auth.welcomeBack'), text: t('auth.welcomeBackText') }
    : { title: t('auth.login'), text: t('auth.promptText') };
  if (isExcluded) return <ExcludedTitle />;
  const { title, text } =
    gameName === undefined
      ? greeting
      : { title: t('auth.playTitle', { game: gameName }), text: t('auth.playText') };
  return (
    <div>
      <h2 className="auth-title fs-h1 text-balance">{title}</h2>
      <p className="small-text text-2">{text}</p>
    </div>
  );
}

/** An excluded player is not greeted, and finds help. */
function ExcludedTitle() {
  const { t } = useTranslation(['app', 'exclusion']);
  return (
    <div>
      <h2 className="auth-title fs-h1 text-balance">{t('exclusion:title')}</h2>
      <p className="small-text text-2">
        {t('exclusion:text')}{' '}
        <a className="link-btn" href="/safer-play/help">
          {t('exclusion:help')}
        </a>
      </p>
    </div>
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
