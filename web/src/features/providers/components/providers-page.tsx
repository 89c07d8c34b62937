import { useQuery } from '@tanstack/react-query';
import { ChartColumn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Loading } from '@/components/ui/loading.tsx';
import { QueryView } from '@/components/ui/query-view.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { GamesProvider } from '@/lib/api/contract-types.ts';
import { trpc } from '@/lib/api/trpc.ts';
import { useDocumentTitle } from '@/lib/browser/document-title.ts';
import { ProviderPanel, panelId } from './provider-panel.tsx';
import '@/styles/tables.scss';
import '@/styles/facts.css';
import '@/styles/reports.css';
import '../providers.css';

/** The games providers, with the stated and the measured RTP of their games. Public. */
export function ProvidersPage() {
  const { t } = useTranslation(['app', 'providers']);
  useDocumentTitle(t('layout.providers'));
  return (
    <div className="d-flex flex-column gap-4-5">
      <header className="providers-head d-flex flex-wrap align-items-end justify-content-between row-gap-3 column-gap-6">
        <div>
          <h1>{t('layout.providers')}</h1>
          <p className="mw-prose text-2 mt-1-5 mb-0 mx-0">{t('providers:lead')}</p>
        </div>
        <Link className="btn btn-secondary" to="/fairness">
          <ChartColumn size={18} />
          {t('providers:report')}
        </Link>
      </header>
      <Providers />
    </div>
  );
}

function Providers() {
  const { t } = useTranslation(['app', 'providers']);
  const providers = useQuery(trpc.providers.list.queryOptions({}, { staleTime: 0 }));
  return (
    <QueryView query={providers} skeleton={<ProvidersSkeleton />} isPanel>
      {(list) => (
        <>
          <p className="panel providers-meaning text-2 text-pretty fs-md">
            {t('providers:meaning')}
          </p>
          {list.length > 1 && <Jump providers={list} />}
          {list.map((provider) => (
            <ProviderPanel key={provider.providerId} provider={provider} />
          ))}
        </>
      )}
    </QueryView>
  );
}

type JumpProps = {
  readonly providers: readonly GamesProvider[];
};

/** Leads to the panels below: that of our own games alone fills several screens. */
function Jump({ providers }: JumpProps) {
  const { t } = useTranslation(['app', 'providers']);
  const jump = (providerId: string) => {
    const panel = document.getElementById(panelId(providerId));
    panel?.scrollIntoView();
    panel?.focus({ preventScroll: true });
  };
  return (
    <nav className="d-flex flex-wrap gap-2" aria-label={t('providers:jump')}>
      {providers.map(({ providerId, name, games }) => (
        <button
          key={providerId}
          type="button"
          className="chip align-items-center text-nowrap text-decoration-none"
          onClick={() => jump(providerId)}
        >
          {name}
          <span className="chip-count fs-xs num">{games.length}</span>
        </button>
      ))}
    </nav>
  );
}

function ProvidersSkeleton() {
  return (
    <Loading className="panel providers-panel overflow-hidden">
      <Skeleton height="420px" radius="12px" />
    </Loading>
  );
}
