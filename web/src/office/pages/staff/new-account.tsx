import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Form } from '@/components/ui/form.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { SubmitButton } from '@/components/ui/submit-button.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { showToast } from '@/lib/ui/toasts.ts';
import { useForm } from '@/lib/ui/use-form.ts';
import type { Role } from '../../lib/api/contract-types.ts';
import { office } from '../../lib/api/office-client.ts';
import { NewPasswordField, RoleField } from './account-fields.tsx';

const NAME_LENGTH_MAX = 64;

/** Creates an account; its password is given in person. */
export function NewAccount({
  show,
  onHide,
}: {
  readonly show: boolean;
  readonly onHide: () => void;
}) {
  const { t } = useTranslation('office');
  return (
    <Dialog show={show} onHide={onHide} title={t('staff.create')} widthPx={460}>
      <AccountForm onDone={onHide} />
    </Dialog>
  );
}

function AccountForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation('office');
  const queries = useQueryClient();
  const create = useMutation(
    office.staff.create.mutationOptions({
      meta: { showsError: true },
      onSuccess: ({ name }) => {
        showToast({ tone: 'success', title: t('staff.created', { name }) });
        void queries.invalidateQueries(office.staff.pathFilter());
        onDone();
      },
    }),
  );
  const form = useForm({
    initial: { email: '', name: '', password: '', role: 'viewer' as Role },
    call: create,
    send: create.mutate,
  });
  return (
    <Form form={form} className="d-flex flex-column gap-3-5">
      {form.failure && <Notice tone="error">{form.failure}</Notice>}
      <TextField
        {...form.field('name')}
        label={t('staff.name')}
        autoComplete="off"
        required
        maxLength={NAME_LENGTH_MAX}
      />
      <TextField
        {...form.field('email')}
        label={t('login.email')}
        type="email"
        autoComplete="off"
        required
      />
      <RoleField {...form.field('role')} />
      <NewPasswordField {...form.field('password')} label={t('login.password')} required />
      <SubmitButton
        isPending={create.isPending}
        label={t('staff.create')}
        pendingLabel={t('login.pending')}
      />
    </Form>
  );
}
