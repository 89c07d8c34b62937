import { PASSKEY_NAME_LENGTH_MAX } from '@fairhall/api/contract/passkey-limits';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { SubmitButton } from '@/components/ui/submit-button.tsx';
import { errorText } from '@/lib/api/error-text.ts';
import { queryClient } from '@/lib/api/query-client.ts';
import { api, trpc } from '@/lib/api/trpc.ts';
import { createPasskey } from '@/lib/session/passkeys.ts';
import { showToast } from '@/lib/ui/toasts.ts';

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
  const [name, setName] = useState('');
  const [isValidated, setIsValidated] = useState(false);
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (add.isPending) return;
    setIsValidated(true);
    if (name.trim() !== '') add.mutate(name.trim());
  };
  return (
    <form className="profile-form" noValidate onSubmit={submit}>
      <p className="text-2">{t('security:passkeysText')}</p>
      {add.error !== null && (
        <Notice tone="error">{errorText(add.error, t('security:passkeyFailed'))}</Notice>
      )}
      <Field
        label={t('security:passkeyName')}
        hint={t('security:passkeyNameText')}
        error={isValidated && name.trim() === '' ? t('security:enterName') : undefined}
      >
        {(control) => (
          <input
            {...control}
            className="form-control"
            type="text"
            name="name"
            autoComplete="off"
            maxLength={PASSKEY_NAME_LENGTH_MAX}
            value={name}
            data-autofocus=""
            onChange={(event) => {
              setName(event.target.value);
              setIsValidated(false);
              add.reset();
            }}
          />
        )}
      </Field>
      <SubmitButton
        isPending={add.isPending}
        label={t('security:add')}
        pendingLabel={t('security:adding')}
      />
    </form>
  );
}
