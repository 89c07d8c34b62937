import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { PasswordField } from '@/components/ui/password-field.tsx';
import { SubmitButton } from '@/components/ui/submit-button.tsx';
import { isApiError } from '@/lib/api/api-error.ts';
import { errorText } from '@/lib/api/error-text.ts';
import { queryClient } from '@/lib/api/query-client.ts';
import { trpc } from '@/lib/api/trpc.ts';
import { showToast } from '@/lib/ui/toasts.ts';

type RemoveAppDialogProps = { readonly show: boolean; readonly onHide: () => void };

/** Removes the authenticator app, with the password. */
export function RemoveAppDialog({ show, onHide }: RemoveAppDialogProps) {
  const { t } = useTranslation(['app', 'password', 'security']);
  return (
    <Dialog show={show} onHide={onHide} title={t('security:removeTitle')} widthPx={440}>
      <RemoveForm onRemoved={onHide} />
    </Dialog>
  );
}

function RemoveForm({ onRemoved }: { readonly onRemoved: () => void }) {
  const { t } = useTranslation(['app', 'password', 'security']);
  const [password, setPassword] = useState('');
  const [isValidated, setIsValidated] = useState(false);
  const remove = useMutation(
    trpc.security.removeTotp.mutationOptions({
      meta: { showsError: true },
      onSuccess: () => {
        onRemoved();
        void queryClient.invalidateQueries(trpc.security.secondFactor.queryFilter());
        showToast({ tone: 'success', title: t('security:removed') });
      },
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (remove.isPending) return;
    setIsValidated(true);
    if (password !== '') remove.mutate({ password });
  };
  const isWrong = isApiError(remove.error, 'WRONG_CURRENT_PASSWORD');
  const missing = isValidated && password === '' ? t('password:enterCurrent') : undefined;
  return (
    <form className="profile-form" noValidate onSubmit={submit}>
      <p className="text-2">{t('security:removeText')}</p>
      {remove.error !== null && !isWrong && <Notice tone="error">{errorText(remove.error)}</Notice>}
      <PasswordField
        label={t('password:current')}
        name="password"
        autoComplete="current-password"
        autoFocus
        value={password}
        error={isWrong ? t('security:wrongPassword') : missing}
        onChange={(next) => {
          setPassword(next);
          setIsValidated(false);
          remove.reset();
        }}
      />
      <SubmitButton
        isPending={remove.isPending}
        label={t('security:remove')}
        pendingLabel={t('security:removing')}
      />
    </form>
  );
}
