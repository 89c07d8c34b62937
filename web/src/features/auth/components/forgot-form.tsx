import { useMutation } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toApiError } from '@/lib/api-error.ts';
import { savedEmail } from '@/lib/session.ts';
import { trpc } from '@/lib/trpc.ts';
import { forgotProblem } from '../rules.ts';
import { useForm } from '../use-form.ts';
import { AuthForm } from './auth-form.tsx';
import { EmailField } from './email-field.tsx';
import { FormNotice } from './form-notice.tsx';
import { SubmitButton } from './submit-button.tsx';

type ForgotFormProps = {
  /** What was typed into the login form. */
  readonly email: string;
  readonly onBack: () => void;
};

/** Asks for a link by mail. The answer is the same for emails that nobody has registered. */
export function ForgotForm({ email, onBack }: ForgotFormProps) {
  const { t } = useTranslation();
  const request = useMutation(
    trpc.user.forgotPassword.mutationOptions({ meta: { showsError: true } }),
  );
  const form = useForm({
    initial: { email: email || savedEmail() },
    check: forgotProblem,
    isPending: request.isPending,
    send: (fields) => request.mutate(fields),
    onChange: () => request.reset(),
  });
  const foot = (
    <>
      {request.error !== null && (
        <FormNotice tone="error">
          {toApiError(request.error)?.message ?? t('password.sendFailed')}
        </FormNotice>
      )}
      <SubmitButton
        isPending={request.isPending}
        label={t(request.isSuccess ? 'password.sendAgain' : 'password.sendLink')}
        pendingLabel={t('password.sending')}
      />
      <p className="auth-other">
        <button type="button" className="link-btn" onClick={onBack}>
          <ArrowLeft size={16} aria-hidden="true" /> {t('password.backToLogin')}
        </button>
      </p>
    </>
  );
  return (
    <AuthForm formRef={form.ref} onSubmit={form.submit} foot={foot}>
      <div>
        <h2 className="auth-title">{t('password.forgotTitle')}</h2>
        <p className="small-text text-2">{t('password.forgotText')}</p>
      </div>
      {request.isSuccess && (
        <FormNotice tone="success">
          {t('password.linkSent', { email: form.fields.email.trim() })}
        </FormNotice>
      )}
      <EmailField
        autoFocus
        value={form.fields.email}
        error={form.errorOf('email')}
        onChange={(next) => form.change({ email: next })}
      />
    </AuthForm>
  );
}
