import { useMutation, useQueryClient } from '@tanstack/react-query';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { Fact, Facts } from '@/components/ui/facts.tsx';
import { Form } from '@/components/ui/form.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { errorText } from '@/lib/api/error-text.ts';
import { showToast } from '@/lib/ui/toasts.ts';
import { useForm } from '@/lib/ui/use-form.ts';
import { useLastPresent } from '@/lib/ui/use-last-present.ts';
import { TimeText } from '../../components/cells.tsx';
import { SideDrawer } from '../../components/side-drawer.tsx';
import type { StaffAccount } from '../../lib/api/contract-types.ts';
import { office } from '../../lib/api/office-client.ts';
import { useSessionState } from '../../lib/session/office-session.ts';
import { NewPasswordField, RoleField } from './account-fields.tsx';

type StaffDrawerProps = { readonly account: StaffAccount | null; readonly onClose: () => void };

/** An account with its role, its state and a new password. */
export function StaffDrawer({ account, onClose }: StaffDrawerProps) {
  const shown = useLastPresent(account);
  return (
    <SideDrawer show={account !== null} onHide={onClose} title={shown?.name ?? ''}>
      {shown !== null && (
        <>
          {shown.confirmedAt === null && <Confirmation account={shown} />}
          <StaffForm key={`${shown.id}-${shown.role}-${shown.enabled}`} account={shown} />
        </>
      )}
    </SideDrawer>
  );
}

/** An account that waits for another admin than the one who made or reset it. */
function Confirmation({ account }: { readonly account: StaffAccount }) {
  const { t } = useTranslation('office');
  const { session } = useSessionState();
  const queries = useQueryClient();
  const confirm = useMutation(
    office.staff.confirm.mutationOptions({
      meta: { showsError: true },
      onSettled: () => queries.invalidateQueries(office.staff.pathFilter()),
      onSuccess: () => showToast({ tone: 'success', title: t('staff.confirmed') }),
    }),
  );
  const { id, credentialsAt, credentialsBy } = account;
  const isOwn = session?.staff.id === credentialsBy.id;
  return (
    <>
      <Notice tone="info">
        {t(isOwn ? 'staff.ownAct' : 'staff.waits', { name: credentialsBy.name })}
      </Notice>
      {confirm.error !== null && <Notice tone="error">{errorText(confirm.error)}</Notice>}
      {!isOwn && (
        <div className="form-actions">
          <Button
            aria-disabled={confirm.isPending}
            onClick={() => !confirm.isPending && confirm.mutate({ id, credentialsAt })}
          >
            {t('staff.confirm')}
          </Button>
        </div>
      )}
    </>
  );
}

function StaffForm({ account }: { readonly account: StaffAccount }) {
  const { t } = useTranslation('office');
  const queries = useQueryClient();
  const update = useMutation(
    office.staff.update.mutationOptions({
      meta: { showsError: true },
      onSuccess: () => {
        form.change({ password: '' });
        showToast({ tone: 'success', title: t('staff.saved') });
        return queries.invalidateQueries(office.staff.pathFilter());
      },
    }),
  );
  const { id, enabled } = account;
  const form = useForm({
    initial: { role: account.role, password: '' },
    call: update,
    send: ({ role, password }) => {
      if (isUnchanged) return;
      update.mutate({
        id,
        ...(role === account.role ? {} : { role }),
        ...(password === '' ? {} : { password }),
      });
    },
  });
  const isUnchanged = form.fields.role === account.role && form.fields.password === '';
  return (
    <Form form={form} className="d-flex flex-column gap-3-5">
      <Facts>
        <Fact label={t('login.email')}>{account.email}</Fact>
        <Fact label={t('players.joined')}>
          <TimeText at={account.createdAt} />
        </Fact>
        <Fact label={t('players.lastLogin')}>
          <TimeText at={account.lastLoginAt} />
        </Fact>
      </Facts>
      {form.failure && <Notice tone="error">{form.failure}</Notice>}
      <RoleField {...form.field('role')} />
      <NewPasswordField {...form.field('password')} label={t('staff.newPassword')} />
      <div className="form-actions">
        <Button
          variant={enabled ? 'danger' : 'secondary'}
          aria-disabled={update.isPending}
          onClick={() => update.mutate({ id, enabled: !enabled })}
        >
          {t(enabled ? 'staff.disable' : 'staff.enable')}
        </Button>
        {account.hasSecondFactor && (
          <Button
            variant="secondary"
            aria-disabled={update.isPending}
            onClick={() => update.mutate({ id, removeSecondFactor: true })}
          >
            {t('staff.removeFactor')}
          </Button>
        )}
        <Button type="submit" aria-disabled={update.isPending || isUnchanged}>
          {t('forms.save')}
        </Button>
      </div>
    </Form>
  );
}
