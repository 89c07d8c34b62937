import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { isWaitingOffline, OfflineState } from '@/components/ui/offline-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useDocumentTitle } from '@/lib/document-title.ts';
import { type RoundQuery, readQuery, writeQuery } from '@/play/verify/round-query.ts';
import { useEngines } from '../api/use-verifier.ts';
import { faultsOf } from '../verify-form.ts';
import { RoundForm } from './round-form.tsx';
import { RoundProof } from './round-proof.tsx';
import '../verify-page.css';

/** Deals any round again from its seeds, for anybody; the address holds the whole round. */
export function VerifyPage() {
  const { t } = useTranslation();
  useDocumentTitle(t('verify.title'));
  return (
    <div className="verify-page">
      <header>
        <h1>{t('verify.title')}</h1>
        <p className="text-2">
          {t('verify.lead')} <Link to="/fairness">{t('verify.report')}</Link>
        </p>
      </header>
      <Verifier />
    </div>
  );
}

function Verifier() {
  const { t } = useTranslation();
  const engines = useEngines();
  if (engines.error !== null) {
    return <ErrorState error={engines.error} onRetry={() => void engines.refetch()} />;
  }
  if (isWaitingOffline(engines)) return <OfflineState />;
  if (!engines.data) {
    return (
      <div role="status" aria-label={t('common.loading')} className="panel verify-panel">
        <Skeleton height="320px" radius="12px" />
      </div>
    );
  }
  return <Workbench engines={engines.data} />;
}

type Engines = NonNullable<ReturnType<typeof useEngines>['data']>;

function Workbench({ engines }: { readonly engines: Engines }) {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const asked = readQuery(params);
  const faults = faultsOf(asked, engines.engineKind(asked.gameId));
  const [typed, setTyped] = useState(asked);
  const check = (query: RoundQuery) => setParams(writeQuery(query));
  return (
    <div className="verify-columns">
      <section className="panel verify-panel" aria-label={t('verify.round')}>
        <RoundForm engines={engines} query={typed} onChange={setTyped} onCheck={check} />
      </section>
      <section className="panel verify-panel" aria-label={t('verify.proof')} aria-live="polite">
        {faults.size === 0 ? (
          <RoundProof query={asked} />
        ) : (
          <EmptyState
            art="/art/spots/shield.webp"
            title={t('verify.empty.title')}
            text={t('verify.empty.text')}
          />
        )}
      </section>
    </div>
  );
}
