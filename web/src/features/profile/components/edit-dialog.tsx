import { NICK_NAME_LENGTH_MAX, nickName } from '@fairhall/server/player-fields';
import { CircleAlert } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Spinner from 'react-bootstrap/Spinner';
import { useTranslation } from 'react-i18next';
import { Field } from '@/components/ui/field.tsx';
import { ResponsiveModal } from '@/components/ui/responsive-modal.tsx';
import { toApiError } from '@/lib/api-error.ts';
import type { UserInfo } from '@/lib/contract-types.ts';
import { useUpdateProfile } from '../api/use-update-profile.ts';
import { changesOf, fieldsOf, type ProfileFields } from '../profile-fields.ts';
import { CurrencyField, DetailFields } from './edit-fields.tsx';

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
  const nameInput = useRef<HTMLInputElement>(null);
  const [fields, setFields] = useState<ProfileFields>(() => fieldsOf(user));
  const [isNameMissing, setIsNameMissing] = useState(false);
  const update = useUpdateProfile(onDone);

  const change = (next: Partial<ProfileFields>) => {
    setFields({ ...fields, ...next });
    setIsNameMissing(false);
    update.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (update.isPending) return;
    if (!nickName.safeParse(fields.nickName).success) {
      setIsNameMissing(true);
      nameInput.current?.focus();
      return;
    }
    const changes = changesOf(fields, user);
    if (Object.keys(changes).length === 0) onDone();
    else update.mutate(changes);
  };
  const failure = update.error && (toApiError(update.error)?.message || t('profile.updateFailed'));

  return (
    <form className="profile-form" noValidate onSubmit={submit}>
      {failure && (
        <div className="notice notice-error" role="alert">
          <CircleAlert size={18} aria-hidden="true" />
          {failure}
        </div>
      )}
      <Field
        label={t('profile.nickName')}
        error={isNameMissing ? t('auth.enterNickName') : undefined}
      >
        {(control) => (
          <input
            {...control}
            ref={nameInput}
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
      <DetailFields fields={fields} onChange={change} />
      <CurrencyField fields={fields} onChange={change} />
      <Button type="submit" size="lg" className="w-100" aria-disabled={update.isPending}>
        {update.isPending && <Spinner size="sm" aria-hidden="true" />}
        {t(update.isPending ? 'profile.saving' : 'profile.save')}
      </Button>
    </form>
  );
}
