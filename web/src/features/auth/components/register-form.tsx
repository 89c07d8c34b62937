import { UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CurrencyField } from '@/components/ui/currency-field.tsx';
import { NickNameField } from '@/components/ui/nick-name-field.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { PasswordField } from '@/components/ui/password-field.tsx';
import { SubmitButton } from '@/components/ui/submit-button.tsx';
import type { LoginTarget } from '../use-login.ts';
import { useRegisterForm } from '../use-register-form.ts';
import { Agreement } from './agreement.tsx';
import { AuthForm } from './auth-form.tsx';
import { EmailField } from './email-field.tsx';
import { OptionalDetails } from './optional-details.tsx';
import { PasswordLength } from './password-length.tsx';

type RegisterFormProps = LoginTarget & {
  /** The account exists, but its login failed. */
  readonly onRegistered: (email: string) => void;
  readonly onLogin: () => void;
  /** The line that leads to free play. */
  readonly tryFree: ReactNode;
};

export function RegisterForm(props: RegisterFormProps) {
  const { gameName, onLogin, tryFree } = props;
  const { t } = useTranslation();
  const { ref, fields, invite, isPending, failure, errorOf, change, submit } =
    useRegisterForm(props);
  const foot = (
    <>
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      <SubmitButton
        isPending={isPending}
        label={t('auth.createAccount')}
        pendingLabel={t('auth.creatingAccount')}
      />
      <p className="auth-other">
        {t('auth.haveAccount')}{' '}
        <button type="button" className="link-btn" onClick={onLogin}>
          {t('auth.login')}
        </button>
      </p>
    </>
  );
  return (
    <AuthForm formRef={ref} onSubmit={submit} foot={foot}>
      {tryFree}
      <h2 className="auth-title">
        {gameName === undefined
          ? t('auth.createTitle')
          : t('auth.createToPlay', { game: gameName })}
      </h2>
      <div className="auth-pair">
        <NickNameField
          label={t('auth.nickName')}
          icon={<UserRound size={18} />}
          value={fields.nickName}
          error={errorOf('nickName')}
          onChange={(nickName) => change({ nickName })}
        />
        <CurrencyField
          label={t('auth.currency')}
          value={fields.currency}
          onChange={(currency) => change({ currency })}
        />
      </div>
      <EmailField
        value={fields.email}
        error={errorOf('email')}
        onChange={(email) => change({ email })}
      />
      <div className="auth-pair">
        <PasswordField
          label={t('auth.password')}
          name="password"
          autoComplete="new-password"
          value={fields.password}
          error={errorOf('password')}
          hint={<PasswordLength password={fields.password} />}
          onChange={(password) => change({ password })}
        />
        <PasswordField
          label={t('auth.confirmPassword')}
          name="confirmPassword"
          autoComplete="new-password"
          value={fields.confirmPassword}
          error={errorOf('confirmPassword')}
          onChange={(confirmPassword) => change({ confirmPassword })}
        />
      </div>
      <OptionalDetails fields={fields} invite={invite} errorOf={errorOf} onChange={change} />
      <Agreement
        isAccepted={fields.agreement}
        error={errorOf('agreement')}
        onChange={(agreement) => change({ agreement })}
      />
    </AuthForm>
  );
}
