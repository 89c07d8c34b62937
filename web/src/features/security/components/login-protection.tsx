import '../security.css';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryView } from '@/components/ui/query-view.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { trpc } from '@/lib/api/trpc.ts';
import { AuthenticatorApp } from './authenticator-app.tsx';
import { Passkeys } from './passkeys.tsx';

/** The second factor and the passkeys of the player. */
export function LoginProtection() {
  const { t } = useTranslation(['app', 'security']);
  const factor = useQuery(trpc.security.secondFactor.queryOptions({}));
  const passkeys = useQuery(trpc.security.passkeys.queryOptions({}));
  const failure = { title: t('security:failed'), text: t('security:failedText') };
  const skeleton = <Skeleton height="58px" radius="12px" />;
  return (
    <section className="panel profile-panel d-flex flex-column gap-3-5">
      <div>
        <h2>{t('security:title')}</h2>
        <p className="small-text text-3">{t('security:text')}</p>
      </div>
      <QueryView query={factor} failure={failure} skeleton={skeleton}>
        {(state) => <AuthenticatorApp {...state} />}
      </QueryView>
      <QueryView query={passkeys} failure={failure} skeleton={skeleton}>
        {(list) => <Passkeys passkeys={list} />}
      </QueryView>
    </section>
  );
}
