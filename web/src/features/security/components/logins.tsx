import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { QueryView } from '@/components/ui/query-view.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { StatusDot } from '@/components/ui/status-dot.tsx';
import type { LoginRecord } from '@/lib/api/contract-types.ts';
import { errorText } from '@/lib/api/error-text.ts';
import { queryClient } from '@/lib/api/query-client.ts';
import { api, trpc } from '@/lib/api/trpc.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { logout } from '@/lib/session/session.ts';
import { showToast } from '@/lib/ui/toasts.ts';

/** This session and earlier ones, the known addresses, and the logout everywhere. */
export function Logins() {
  const { t } = useTranslation(['app', 'security']);
  const logins = useQuery(trpc.security.logins.queryOptions({}, { staleTime: 0 }));
  const failure = { title: t('security:failed'), text: t('security:failedText') };
  return (
    <section className="panel profile-panel d-flex flex-column gap-3-5">
      <div>
        <h2>{t('security:logins')}</h2>
        <p className="small-text text-3">{t('security:loginsText')}</p>
      </div>
      <QueryView
        query={logins}
        failure={failure}
        skeleton={<Skeleton height="120px" radius="12px" />}
      >
        {({ list, knownAddresses }) => (
          <>
            <ul className="protection-list m-0 p-0 login-list d-flex flex-column overflow-y-auto list-style-none">
              {list.map((login) => (
                <LoginRow key={login.at} login={login} />
              ))}
            </ul>
            <Addresses count={knownAddresses} />
          </>
        )}
      </QueryView>
      <Everywhere />
    </section>
  );
}

function LoginRow({ login }: { readonly login: LoginRecord }) {
  const { t } = useTranslation(['app', 'security']);
  const { dateTime } = useFormat();
  const { at, device, network, isCurrent, endReason } = login;
  return (
    <li className="d-flex align-items-center gap-3 py-1-5">
      <div className="flex-1 min-w-0">
        <b>{device || t('security:unknownDevice')}</b>
        <p className="small-text text-3">
          {dateTime(at, 'short')} ·{' '}
          <span className={network === 'new' ? 'text-brass' : ''}>
            {t(network === 'new' ? 'security:newNetwork' : 'security:knownNetwork')}
          </span>
        </p>
      </div>
      <StatusDot tone={isCurrent ? 'success' : 'muted'}>
        {isCurrent ? t('security:current') : endReason && t(`security:ended.${endReason}`)}
      </StatusDot>
    </li>
  );
}

function Addresses({ count }: { readonly count: number }) {
  const { t } = useTranslation(['app', 'security']);
  const [isConfirming, setIsConfirming] = useState(false);
  const remove = useMutation(
    trpc.security.removeAddresses.mutationOptions({
      onSuccess: () => showToast({ tone: 'success', title: t('security:addressesDeleted') }),
      onSettled: () => queryClient.invalidateQueries(trpc.security.logins.queryFilter()),
    }),
  );
  return (
    <div className="profile-action d-flex align-items-center gap-3-5">
      <div className="flex-1 min-w-0">
        <p>{count === 0 ? t('security:noAddresses') : t('security:addresses', { count })}</p>
        <p className="small-text text-3">{t('security:addressesText')}</p>
      </div>
      {count > 0 && (
        <Button variant="secondary" size="sm" onClick={() => setIsConfirming(true)}>
          {t('security:deleteAddresses')}
        </Button>
      )}
      <ConfirmDialog
        show={isConfirming}
        title={t('security:deleteAddressesTitle')}
        text={t('security:deleteAddressesText')}
        cancel={{ label: t('common.cancel'), variant: 'secondary' }}
        confirm={{ label: t('security:deleteAddresses'), variant: 'primary' }}
        onCancel={() => setIsConfirming(false)}
        onConfirm={() => {
          setIsConfirming(false);
          remove.mutate({});
        }}
      />
    </div>
  );
}

function Everywhere() {
  const { t } = useTranslation(['app', 'security']);
  const navigate = useNavigate();
  const [isConfirming, setIsConfirming] = useState(false);
  const endAll = () => {
    // The request reads the token when it is sent, so it goes first. The end of this session is no
    // surprise that the login form would have to explain.
    api.security.endAllSessions.mutate({}).then(
      () => showToast({ tone: 'success', title: t('security:loggedOutEverywhere') }),
      (error: unknown) => showToast({ tone: 'error', title: errorText(error) }),
    );
    logout();
    void navigate('/home');
  };
  return (
    <div className="protection-ways d-flex flex-wrap gap-2-5">
      <Button variant="secondary" size="sm" onClick={() => setIsConfirming(true)}>
        {t('security:everywhere')}
      </Button>
      <ConfirmDialog
        show={isConfirming}
        title={t('security:everywhereTitle')}
        text={t('security:everywhereText')}
        cancel={{ label: t('common.cancel'), variant: 'secondary' }}
        confirm={{ label: t('security:everywhere'), variant: 'primary' }}
        hasLongLabels
        onCancel={() => setIsConfirming(false)}
        onConfirm={() => {
          setIsConfirming(false);
          endAll();
        }}
      />
    </div>
  );
}
