import { useMutation } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Notice } from '@/components/ui/notice.tsx';
import { SubmitButton } from '@/components/ui/submit-button.tsx';
import { trpc } from '@/lib/api/trpc.ts';
import { savedEmail } from '@/lib/session/session.ts';
import { useForm } from '@/lib/ui/use-form.ts';
import { forgotProblem } from '../rules.ts';
import { AuthForm } from './auth-form.tsx';
import { EmailField } from './email-field.tsx';

type ForgotFormProps = {
  /** The email that was typed into the login form. */
  readonly email: string;
  readonly onBack: () => void;
};

/** Requests a reset link by mail. The response is the same for unregistered emails. */
export function ForgotForm({ email, onBack }: ForgotFormProps) {
  const { t } = useTranslation(['app', 'password']);
  const request = useMutation(
    trpc.user.forgotPassword.mutationOptions({ meta: { showsError: true } }),
  );
  const form = useForm({
    initial: { email: email || savedEmail() },
    check: forgotProblem,
    textOf: ({ message }) => t(message),
    call: request,
    failed: t('password:sendFailed'),
    send: request.mutate,
  });
  const foot = (
    <>
      {form.failure && <Notice tone="error">{form.failure}</Notice>}
      <SubmitButton
        isPending={request.isPending}
        label={t(request.isSuccess ? 'password:sendAgain' : 'password:sendLink')}
        pendingLabel={t('password:sending')}
      />
      <p className="mt-auto text-2 fs-sm text-center">
        <button type="button" className="link-btn" onClick={onBack}>
          <ArrowLeft size={16} /> {t('password:backToLogin')}
        </button>
      </p>
    </>
  );
  return (
    <AuthForm form={form} foot={foot}>
      <div>
        <h2 className="auth-title fs-h1 text-balance">{t('password:forgotTitle')}</h2>
        <p className="small-text text-2">{t('password:forgotText')}</p>
      </div>
      {request.isSuccess && (
        <Notice tone="success">
          {t('password:linkSent', { email: form.fields.email.trim() })}
        </Notice>
      )}
      <EmailField {...form.field('email')} autoFocus />
    </AuthForm>
  );
}
