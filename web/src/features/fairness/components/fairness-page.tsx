import { Building2, ShieldCheck } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { Loading } from '@/components/ui/loading.tsx';
import { OfflineState } from '@/components/ui/offline-state.tsx';
import { isWaitingOffline } from '@/lib/api/online.ts';
import { useDeviceClass } from '@/lib/browser/device.ts';
import { useDocumentTitle } from '@/lib/browser/document-title.ts';
import { useCatalogue } from '@/lib/games/catalogue.ts';
import { useFairnessReport } from '@/lib/games/fairness-report.ts';
import { failedQuery } from '../failed-query.ts';
import {
  type ReportFilter,
  readReportFilter,
  reportRows,
  writeReportFilter,
} from '../report-filter.ts';
import { ReportFilters } from './report-filters.tsx';
import { ReportList, ReportListSkeleton } from './report-list.tsx';
import { ReportTable, ReportTableSkeleton } from './report-table.tsx';
import '@/styles/tables.scss';
import '@/styles/facts.css';
import '@/styles/reports.css';
import '../fairness.css';

/** The RTP of every game: stated, computed, and measured. Public. */
export function FairnessPage() {
  const { t } = useTranslation(['app', 'fairness-page']);
  useDocumentTitle(t('fairness.title'));
  return (
    <div className="d-flex flex-column gap-4-5">
      <header className="d-flex flex-wrap align-items-end justify-content-between row-gap-3 column-gap-6">
        <div>
          <h1>{t('fairness.title')}</h1>
          <p className="mw-prose text-2 mt-1-5 mb-0 mx-0">{t('fairness-page:lead')}</p>
        </div>
        <div className="fairness-links d-flex flex-wrap gap-2-5">
          <Link className="btn btn-secondary fairness-verify" to="/verify">
            <ShieldCheck size={18} />
            {t('fairness.verify')}
          </Link>
          <Link className="btn btn-secondary" to="/providers">
            <Building2 size={18} />
            {t('layout.providers')}
          </Link>
        </div>
      </header>
      <Report />
      <Terms />
    </div>
  );
}

function Report() {
  const { t } = useTranslation(['app', 'fairness-page']);
  const isTable = useDeviceClass() === 'desktop';
  const [params, setParams] = useSearchParams();
  const catalogue = useCatalogue();
  const report = useFairnessReport();
  const filter = readReportFilter(params);
  const change = (next: ReportFilter) => setParams(writeReportFilter(next), { replace: true });

  const failed = failedQuery([catalogue, report]);
  if (failed) {
    return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  }
  if (isWaitingOffline(catalogue) || isWaitingOffline(report)) return <OfflineState />;
  if (!catalogue.data || !report.data) {
    return (
      <Loading className="panel overflow-hidden">
        {isTable ? <ReportTableSkeleton /> : <ReportListSkeleton />}
      </Loading>
    );
  }
  const rows = reportRows({ games: catalogue.data, reports: report.data }, filter);
  const Shown = isTable ? ReportTable : ReportList;
  return (
    <section className="panel overflow-hidden" aria-label={t('fairness-page:report')}>
      <ReportFilters filter={filter} found={rows.length} withOrder={!isTable} onChange={change} />
      {rows.length === 0 ? (
        <EmptyState
          art="/art/spots/search.webp"
          title={t('games.none.title')}
          text={t('games.none.text')}
          action={
            <Button
              variant="secondary"
              onClick={() => change({ ...filter, query: '', type: null })}
            >
              {t('games.none.clear')}
            </Button>
          }
        />
      ) : (
        <Shown rows={rows} filter={filter} onChange={change} />
      )}
    </section>
  );
}

const terms = ['stated', 'exact', 'played', 'volatility', 'hitRate', 'maxWin', 'odds'] as const;

/** The meaning of the columns, and the source of the metrics. */
function Terms() {
  const { t } = useTranslation(['app', 'fairness-page', 'figures']);
  return (
    <section className="panel fairness-terms px-5 py-4-5">
      <h2>{t('fairness-page:termsTitle')}</h2>
      <dl className="d-grid row-gap-3-5 column-gap-7 mx-0 my-3-5">
        {terms.map((term) => (
          <div key={term}>
            <dt className="fw-semibold">{t(`figures:terms.${term}`)}</dt>
            <dd className="mx-0 mt-0-5 mb-0 fs-md text-2">{t(`fairness-page:terms.${term}`)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-2 fs-md m-0">{t('fairness-page:source')}</p>
    </section>
  );
}
