import '../auth.css';
import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Form } from '@/components/ui/form.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { SubmitButton } from '@/components/ui/submit-button.tsx';
import { isApiError } from '@/lib/api/api-error.ts';
import { trpc } from '@/lib/api/trpc.ts';
import { useDocumentTitle } from '@/lib/browser/document-title.ts';
import { openModal } from '@/lib/browser/window-events.ts';
import { logout } from '@/lib/session/session.ts';
import { showToast } from '@/lib/ui/toasts.ts';
import { useForm } from '@/lib/ui/use-form.ts';
import { newPasswordProblem } from '../rules.ts';
import { useResetToken } from '../use-reset-token.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

/** The page of the mailed link: sets a new password with the token of the link. */
export function ResetPasswordPage() {
  const { t } = useTranslation(['app', 'password']);
  useDocumentTitle(t('password:resetTitle'));
  const token = useResetToken();
  return token === null ? <NoToken /> : <ResetForm token={token} />;
}

function NoToken() {
  const { t } = useTranslation(['app', 'password']);
  return (
    <>
      <h1 className="visually-hidden">{t('password:resetTitle')}</h1>
      <EmptyState
        icon={<KeyRound size={28} />}
        title={t('password:noToken')}
        text={t('password:noTokenText')}
        action={
          <>
            <Button onClick={() => openModal('show-login-modal')}>{t('auth.login')}</Button>
            <Link className="btn btn-secondary" to="/home">
              {t('common.notFound.home')}
            </Link>
          </>
        }
      />
    </>
  );
}

const empty = { newPassword: '', confirmPassword: '' };

function ResetForm({ token }: { readonly token: string }) {
  const { t } = useTranslation(['app', 'password']);
  const navigate = useNavigate();
  const reset = useMutation(
    trpc.user.resetPassword.mutationOptions({
      meta: { showsError: true },
      onSuccess: () => {
        // The reset has ended all sessions of the player, including this browser's.
        logout();
        void navigate('/home', { replace: true });
        showToast({ tone: 'success', title: t('password:resetDone') });
        openModal('show-login-modal');
      },
    }),
  );
  const form = useForm({
    initial: empty,
    check: newPasswordProblem,
    textOf: ({ message }) => t(message),
    call: reset,
    send: ({ newPassword }) => reset.mutate({ token, newPassword }),
  });
  const isUsedUp = isApiError(reset.error, 'RESET_TOKEN_INVALID');
  return (
    <section className="panel reset-card my-0 mx-auto mt-md-6 mb-md-0 py-5 px-4-5 p-md-7 d-flex flex-column gap-4">
      <span className="icon-box" style={{ '--icon-hue': 'var(--fh-brass)' }}>
        <KeyRound size={20} />
      </span>
      <Form form={form} className="auth-form flex-1 min-w-0 d-flex flex-column">
        <div>
          <h1>{t('password:resetTitle')}</h1>
          <p className="small-text text-2">{t('password:resetText')}</p>
        </div>
        {form.failure && (
          <Notice tone="error">
            {form.failure} {isUsedUp && <span>{t('password:askAgain')}</span>}
          </Notice>
        )}
        <NewPasswordFields field={form.field} />
        <SubmitButton
          isPending={reset.isPending}
          label={t('password:set')}
          pendingLabel={t('password:setting')}
        />
      </Form>
    </section>
  );
}
