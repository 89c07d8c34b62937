import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Form } from '@/components/ui/form.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { PasswordField } from '@/components/ui/password-field.tsx';
import { SubmitButton } from '@/components/ui/submit-button.tsx';
import { isApiError } from '@/lib/api/api-error.ts';
import { queryClient } from '@/lib/api/query-client.ts';
import { trpc } from '@/lib/api/trpc.ts';
import { showToast } from '@/lib/ui/toasts.ts';
import { useForm } from '@/lib/ui/use-form.ts';

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
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => (password === '' ? { field: 'password' as const } : null),
    textOf: () => t('password:enterCurrent'),
    call: remove,
    refused: isApiError(remove.error, 'WRONG_CURRENT_PASSWORD')
      ? { field: 'password', text: t('security:wrongPassword') }
      : null,
    send: remove.mutate,
  });
  return (
    <Form form={form} className="d-flex flex-column gap-4">
      <p className="text-2">{t('security:removeText')}</p>
      {form.failure && <Notice tone="error">{form.failure}</Notice>}
      <PasswordField
        {...form.field('password')}
        label={t('password:current')}
        autoComplete="current-password"
        autoFocus
      />
      <SubmitButton
        isPending={remove.isPending}
        label={t('security:remove')}
        pendingLabel={t('security:removing')}
      />
    </Form>
  );
}
