import { PASSKEY_NAME_LENGTH_MAX } from '@fairhall/api/contract/passkey-limits';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Form } from '@/components/ui/form.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { SubmitButton } from '@/components/ui/submit-button.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { queryClient } from '@/lib/api/query-client.ts';
import { api, trpc } from '@/lib/api/trpc.ts';
import { createPasskey } from '@/lib/session/passkeys.ts';
import { showToast } from '@/lib/ui/toasts.ts';
import { useForm } from '@/lib/ui/use-form.ts';

type AddPasskeyDialogProps = { readonly show: boolean; readonly onHide: () => void };

/** Creates a passkey on this device and registers it under a name. */
export function AddPasskeyDialog({ show, onHide }: AddPasskeyDialogProps) {
  const { t } = useTranslation(['app', 'security']);
  return (
    <Dialog show={show} onHide={onHide} title={t('security:addPasskey')} widthPx={440}>
      <AddForm onAdded={onHide} />
    </Dialog>
  );
}

function AddForm({ onAdded }: { readonly onAdded: () => void }) {
  const { t } = useTranslation(['app', 'security']);
  const add = useMutation({
    meta: { showsError: true },
    mutationFn: async (named: string) => {
      const options = await api.security.passkeyCreation.mutate({});
      const response = await createPasskey(options);
      return api.security.addPasskey.mutate({ name: named, response });
    },
    onSuccess: () => {
      onAdded();
      void queryClient.invalidateQueries(trpc.security.passkeys.queryFilter());
      showToast({ tone: 'success', title: t('security:passkeyAdded') });
    },
  });
  const form = useForm({
    initial: { name: '' },
    check: ({ name }) => (name.trim() === '' ? { field: 'name' as const } : null),
    textOf: () => t('security:enterName'),
    call: add,
    failed: t('security:passkeyFailed'),
    send: ({ name }) => add.mutate(name.trim()),
  });
  return (
    <Form form={form} className="d-flex flex-column gap-4">
      <p className="text-2">{t('security:passkeysText')}</p>
      {form.failure && <Notice tone="error">{form.failure}</Notice>}
      <TextField
        {...form.field('name')}
        label={t('security:passkeyName')}
        hint={t('security:passkeyNameText')}
        autoComplete="off"
        maxLength={PASSKEY_NAME_LENGTH_MAX}
        data-autofocus=""
      />
      <SubmitButton
        isPending={add.isPending}
        label={t('security:add')}
        pendingLabel={t('security:adding')}
      />
    </Form>
  );
}
