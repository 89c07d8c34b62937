import { NICK_NAME_LENGTH_MAX } from '@fairhall/api/contract/player-fields';
import { CircleAlert } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Spinner from 'react-bootstrap/Spinner';
import { useTranslation } from 'react-i18next';
import { CurrencyField } from '@/components/ui/currency-field.tsx';
import { Field } from '@/components/ui/field.tsx';
import { ResponsiveModal } from '@/components/ui/responsive-modal.tsx';
import { toApiError } from '@/lib/api-error.ts';
import type { UserInfo } from '@/lib/contract-types.ts';
import { isUnsettled } from '@/lib/idempotency-key.ts';
import { useUpdateProfile } from '../api/use-update-profile.ts';
import {
  changesOf,
  fieldsOf,
  oddField,
  type ProfileFields,
  type TextField,
} from '../profile-fields.ts';
import { DetailFields } from './edit-fields.tsx';

type EditDialogProps = {
  readonly user: UserInfo;
  readonly show: boolean;
  readonly onHide: () => void;
};

export function EditDialog({ user, show, onHide }: EditDialogProps) {
  const { t } = useTranslation();
  return (
    <ResponsiveModal show={show} onHide={onHide} title={t('profile.editTitle')}>
      <EditForm user={user} onDone={onHide} />
    </ResponsiveModal>
  );
}

function EditForm({ user, onDone }: { readonly user: UserInfo; readonly onDone: () => void }) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState<ProfileFields>(() => fieldsOf(user));
  const [odd, setOdd] = useState<TextField | null>(null);
  const update = useUpdateProfile(onDone);

  const change = (next: Partial<ProfileFields>) => {
    setFields({ ...fields, ...next });
    setOdd(null);
    update.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (update.isPending) return;
    const found = oddField(fields);
    setOdd(found);
    if (found !== null) {
      form.current?.querySelector<HTMLInputElement>(`input[name="${found}"]`)?.focus();
      return;
    }
    const changes = changesOf(fields, user);
    if (Object.keys(changes).length === 0) onDone();
    else update.mutate(changes);
  };
  const failure = update.error && (toApiError(update.error)?.message || t('profile.updateFailed'));

  return (
    <form ref={form} className="profile-form" noValidate onSubmit={submit}>
      {failure && (
        <div className="notice notice-error" role="alert">
          <CircleAlert size={18} aria-hidden="true" />
          <span>
            {failure}
            {isUnsettled(update.error) && <small>{t('profile.stillTyped')}</small>}
          </span>
        </div>
      )}
      <Field
        label={t('profile.nickName')}
        error={odd === 'nickName' ? t('auth.enterNickName') : undefined}
      >
        {(control) => (
          <input
            {...control}
            className="form-control"
            name="nickName"
            autoComplete="nickname"
            maxLength={NICK_NAME_LENGTH_MAX}
            value={fields.nickName}
            data-autofocus=""
            onChange={(event) => change({ nickName: event.target.value })}
          />
        )}
      </Field>
      <DetailFields fields={fields} odd={odd} onChange={change} />
      <CurrencyField
        label={t('profile.currency')}
        hint={t('profile.currencyText')}
        value={fields.currency}
        onChange={(currency) => change({ currency })}
      />
      <Button type="submit" size="lg" className="w-100" aria-disabled={update.isPending}>
        {update.isPending && <Spinner size="sm" aria-hidden="true" />}
        {t(update.isPending ? 'profile.saving' : 'profile.save')}
      </Button>
    </form>
  );
}
