import { PASSWORD_TYPED_LENGTH_MAX } from '@fairhall/api/contract/player-fields';
import { roles } from '@fairhall/api/office/contract/roles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { SubmitButton } from '@/components/ui/submit-button.tsx';
import { errorText } from '@/lib/api/error-text.ts';
import { showToast } from '@/lib/ui/toasts.ts';
import type { Role } from '../../lib/api/contract-types.ts';
import { office } from '../../lib/api/office-client.ts';

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
  const [fields, setFields] = useState({
    email: '',
    name: '',
    password: '',
    role: 'viewer' as Role,
  });
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
  const change = (next: Partial<typeof fields>) => setFields({ ...fields, ...next });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!create.isPending) create.mutate(fields);
  };
  return (
    <form className="login-form" onSubmit={submit}>
      {create.error !== null && <Notice tone="error">{errorText(create.error)}</Notice>}
      <Field label={t('staff.name')}>
        {(control) => (
          <input
            {...control}
            className="form-control"
            autoComplete="off"
            required
            maxLength={NAME_LENGTH_MAX}
            value={fields.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </Field>
      <Field label={t('login.email')}>
        {(control) => (
          <input
            {...control}
            className="form-control"
            type="email"
            autoComplete="off"
            required
            value={fields.email}
            onChange={({ target }) => change({ email: target.value })}
          />
        )}
      </Field>
      <RoleField value={fields.role} onChange={(role) => change({ role })} />
      <Field label={t('login.password')} hint={t('staff.passwordHint')}>
        {(control) => (
          <input
            {...control}
            className="form-control"
            type="password"
            autoComplete="new-password"
            required
            maxLength={PASSWORD_TYPED_LENGTH_MAX}
            value={fields.password}
            onChange={({ target }) => change({ password: target.value })}
          />
        )}
      </Field>
      <SubmitButton
        isPending={create.isPending}
        label={t('staff.create')}
        pendingLabel={t('login.pending')}
      />
    </form>
  );
}

type RoleFieldProps = { readonly value: Role; readonly onChange: (role: Role) => void };

export function RoleField({ value, onChange }: RoleFieldProps) {
  const { t } = useTranslation('office');
  return (
    <Field label={t('staff.roleLabel')}>
      {(control) => (
        <select
          {...control}
          className="form-select"
          value={value}
          onChange={({ target }) => onChange(roles.find((role) => role === target.value) ?? value)}
        >
          {roles.map((role) => (
            <option key={role} value={role}>
              {t(`staff.role.${role}`)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
