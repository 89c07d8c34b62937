import '../auth.css';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogHeader } from '@/components/ui/dialog.tsx';
import { Form } from '@/components/ui/form.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { PasswordField } from '@/components/ui/password-field.tsx';
import { SubmitButton } from '@/components/ui/submit-button.tsx';
import { isApiError } from '@/lib/api/api-error.ts';
import { errorText } from '@/lib/api/error-text.ts';
import { useSession } from '@/lib/session/session.ts';
import { useForm } from '@/lib/ui/use-form.ts';
import { changePasswordProblem } from '../rules.ts';
import { useChangePassword } from '../use-change-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

type ChangePasswordModalProps = {
  readonly show: boolean;
  readonly onHide: () => void;
};

export default function ChangePasswordModal({ show, onHide }: ChangePasswordModalProps) {
  const { t } = useTranslation(['app', 'password']);
  const titleId = useId();
  const title = t('password:changeTitle');
  return (
    <Dialog show={show} onHide={onHide} title={title} titleId={titleId} widthPx={460} bare>
      <DialogHeader title={title} titleId={titleId} onHide={onHide} />
      <ChangePasswordForm />
    </Dialog>
  );
}

const empty = { oldPassword: '', newPassword: '', confirmPassword: '' };

function ChangePasswordForm() {
  const { t } = useTranslation(['app', 'password']);
  const session = useSession();
  const { change, reset, isPending, isDone, error } = useChangePassword();
  const form = useForm({
    initial: empty,
    check: changePasswordProblem,
    textOf: ({ message }) => t(message),
    call: { isPending: isPending || isDone, reset, error },
    failed: t('password:changePasswordFailedMessage'),
    refused: isApiError(error, 'WRONG_CURRENT_PASSWORD')
      ? { field: 'oldPassword', text: errorText(error) }
      : null,
    send: ({ oldPassword, newPassword }) => change({ oldPassword, newPassword }),
  });
  return (
    <Form form={form} className="auth-form flex-1 min-w-0 d-flex flex-column is-split">
      <div className="rm-body">
        <p className="small-text text-2">{t('password:changeText')}</p>
        {/* Password managers read the account from this field. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={session?.user.email ?? ''}
          readOnly
          hidden
        />
        <PasswordField
          {...form.field('oldPassword')}
          label={t('password:current')}
          autoComplete="current-password"
          autoFocus
        />
        <NewPasswordFields field={form.field} />
      </div>
      <div className="rm-footer auth-foot d-flex flex-column">
        {isDone && <Notice tone="success">{t('password:changed')}</Notice>}
        {form.failure && <Notice tone="error">{form.failure}</Notice>}
        <SubmitButton
          isPending={isPending}
          label={t('password:change')}
          pendingLabel={t('password:changing')}
        />
      </div>
    </Form>
  );
}
