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
  const form = useRegisterForm(props);
  const { fields, field, invite, failure } = form;
  const foot = (
    <>
      {failure && <Notice tone="error">{failure}</Notice>}
      <SubmitButton
        isPending={form.isPending}
        label={t('auth.createAccount')}
        pendingLabel={t('auth.creatingAccount')}
      />
      <p className="mt-auto text-2 fs-sm text-center">
        {t('auth.haveAccount')}{' '}
        <button type="button" className="link-btn" onClick={onLogin}>
          {t('auth.login')}
        </button>
      </p>
    </>
  );
  return (
    <AuthForm form={form} foot={foot}>
      {tryFree}
      <h2 className="auth-title fs-h1 text-balance">
        {gameName === undefined
          ? t('auth.createTitle')
          : t('auth.createToPlay', { game: gameName })}
      </h2>
      <div className="auth-pair d-grid">
        <NickNameField
          {...field('nickName')}
          label={t('auth.nickName')}
          icon={<UserRound size={18} />}
        />
        <CurrencyField {...field('currency')} label={t('auth.currency')} />
      </div>
      <EmailField {...field('email')} />
      <div className="auth-pair d-grid">
        <PasswordField
          {...field('password')}
          label={t('auth.password')}
          autoComplete="new-password"
          hint={<PasswordLength password={fields.password} />}
        />
        <PasswordField
          {...field('confirmPassword')}
          label={t('auth.confirmPassword')}
          autoComplete="new-password"
        />
      </div>
      <OptionalDetails field={field} invite={invite} />
      <Agreement {...field('agreement')} />
    </AuthForm>
  );
}
