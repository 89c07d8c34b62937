import { isReservedName } from '@fairhall/api/contract/look-alikes';
import { useTranslation } from 'react-i18next';
import { CurrencyField } from '@/components/ui/currency-field.tsx';
import { DetailFields } from '@/components/ui/detail-fields.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Form } from '@/components/ui/form.tsx';
import { NickNameField } from '@/components/ui/nick-name-field.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { SubmitButton } from '@/components/ui/submit-button.tsx';
import type { UserInfo } from '@/lib/api/contract-types.ts';
import { isUnsettled } from '@/lib/api/idempotency-key.ts';
import { useForm } from '@/lib/ui/use-form.ts';
import { useUpdateProfile } from '../api/use-update-profile.ts';
import { changesOf, fieldsOf, invalidField } from '../profile-fields.ts';

type EditDialogProps = {
  readonly user: UserInfo;
  readonly show: boolean;
  readonly onHide: () => void;
};

export function EditDialog({ user, show, onHide }: EditDialogProps) {
  const { t } = useTranslation(['app', 'profile']);
  return (
    <Dialog show={show} onHide={onHide} title={t('profile:editTitle')}>
      <EditForm user={user} onDone={onHide} />
    </Dialog>
  );
}

function EditForm({ user, onDone }: { readonly user: UserInfo; readonly onDone: () => void }) {
  const { t } = useTranslation(['app', 'profile']);
  const update = useUpdateProfile(onDone);
  const form = useForm({
    initial: () => fieldsOf(user),
    check: (typed) => {
      const field = invalidField(typed);
      return field && { field, isReserved: isReservedName(typed.nickName) };
    },
    textOf: ({ field, isReserved }) => {
      if (field !== 'nickName') return t('auth.enterPlainText');
      return t(isReserved ? 'auth.nickNameReserved' : 'auth.enterNickName');
    },
    call: update,
    failed: t('profile:updateFailed'),
    send: (typed) => {
      const changes = changesOf(typed, user);
      if (Object.keys(changes).length === 0) onDone();
      else update.mutate(changes);
    },
  });
  return (
    <Form form={form} className="d-flex flex-column gap-4">
      {form.failure && (
        <Notice tone="error">
          {form.failure}
          {isUnsettled(update.error) && <small>{t('profile:stillTyped')}</small>}
        </Notice>
      )}
      <NickNameField {...form.field('nickName')} label={t('profile:nickName')} />
      <DetailFields
        field={form.field}
        labelOf={(name) => t(`profile:${name}`)}
        aside={t('common.optional')}
      />
      <CurrencyField
        {...form.field('currency')}
        label={t('profile:currency')}
        hint={t('profile:currencyText')}
      />
      <SubmitButton
        isPending={update.isPending}
        label={t('profile:save')}
        pendingLabel={t('profile:saving')}
      />
    </Form>
  );
}
