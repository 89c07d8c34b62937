import '../auth.css';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalHeader, ResponsiveModal } from '@/components/ui/responsive-modal.tsx';
import { useSession } from '@/lib/session.ts';
import { focusField } from '../focus-field.ts';
import { changePasswordProblem } from '../rules.ts';
import { useChangePassword } from '../use-change-password.ts';
import { useForm } from '../use-form.ts';
import { FormNotice } from './form-notice.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { PasswordField } from './password-field.tsx';
import { SubmitButton } from './submit-button.tsx';

type ChangePasswordModalProps = {
  readonly show: boolean;
  readonly onHide: () => void;
};

export default function ChangePasswordModal({ show, onHide }: ChangePasswordModalProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const title = t('password.changeTitle');
  return (
    <ResponsiveModal show={show} onHide={onHide} title={title} titleId={titleId} widthPx={460} bare>
      <ModalHeader title={title} titleId={titleId} onHide={onHide} />
      <ChangePasswordForm />
    </ResponsiveModal>
  );
}

const empty = { oldPassword: '', newPassword: '', confirmPassword: '' };

function ChangePasswordForm() {
  const { t } = useTranslation();
  const session = useSession();
  const { change, reset, isPending, isDone, failure, isWrongCurrent } = useChangePassword();
  const form = useForm({
    initial: empty,
    check: changePasswordProblem,
    isPending: isPending || isDone,
    send: ({ oldPassword, newPassword }) =>
      change(
        { oldPassword, newPassword },
        { onWrongCurrent: () => focusField(form.ref.current, 'oldPassword') },
      ),
    onChange: reset,
  });
  const currentError = isWrongCurrent && failure !== null ? failure : form.errorOf('oldPassword');
  return (
    <form ref={form.ref} className="auth-form is-split" noValidate onSubmit={form.submit}>
      <div className="rm-body">
        <p className="small-text text-2">{t('password.changeText')}</p>
        {/* Password managers learn from it whose password this is. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={session?.user.email ?? ''}
          readOnly
          hidden
        />
        <PasswordField
          label={t('password.current')}
          name="oldPassword"
          autoComplete="current-password"
          autoFocus
          value={form.fields.oldPassword}
          error={currentError}
          onChange={(oldPassword) => form.change({ oldPassword })}
        />
        <NewPasswordFields fields={form.fields} errorOf={form.errorOf} onChange={form.change} />
      </div>
      <div className="rm-footer auth-foot">
        {isDone && <FormNotice tone="success">{t('password.changed')}</FormNotice>}
        {failure !== null && !isWrongCurrent && <FormNotice tone="error">{failure}</FormNotice>}
        <SubmitButton
          isPending={isPending}
          label={t('password.change')}
          pendingLabel={t('password.changing')}
        />
      </div>
    </form>
  );
}
