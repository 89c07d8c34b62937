import { Gamepad2, MousePointerClick, ReceiptText, SearchX } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { Link } from '@/components/ui/link.tsx';
import { isWaitingOffline, OfflineState } from '@/components/ui/offline-state.tsx';
import { Pager } from '@/components/ui/pager.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { isReversed } from '@/lib/date-time.ts';
import { useDeviceClass } from '@/lib/device.ts';
import { pageCount } from '@/lib/page-window.ts';
import { selectedWallet } from '@/lib/selected-wallet.ts';
import { openModal } from '@/lib/window-events.ts';
import { HISTORY_PAGE_SIZE, useHistory } from '../api/use-history.ts';
import { type HistoryFilter, type HistoryKind, isFiltered, unfiltered } from '../history-filter.ts';
import { HistoryRows, HistoryRowsSkeleton } from './history-rows.tsx';
import { HistoryTable, HistoryTableSkeleton } from './history-table.tsx';

type HistoryListProps = {
  readonly filter: HistoryFilter;
  readonly onChange: (filter: HistoryFilter) => void;
};

/** A page of rows in the form that fits the window, and the pages around it. */
export function HistoryList({ filter, onChange }: HistoryListProps) {
  const { t } = useTranslation();
  const history = useHistory(filter);
  const total = history.data?.total ?? 0;
  return (
    <>
      <Content filter={filter} history={history} onChange={onChange} />
      {history.isLoading && (
        <div className="history-foot">
          <Skeleton width="80px" height="14px" radius="6px" />
        </div>
      )}
      {total > 0 && (
        <div className="history-foot">
          <span className="num" aria-live="polite">
            {t('history.count', { count: total })}
          </span>
          <Pager
            page={filter.page}
            pages={pageCount(total, HISTORY_PAGE_SIZE)}
            onPage={(page) => onChange({ ...filter, page })}
          />
        </div>
      )}
    </>
  );
}

type ContentProps = HistoryListProps & {
  readonly history: ReturnType<typeof useHistory>;
};

function Content({ filter, history, onChange }: ContentProps) {
  const { t } = useTranslation();
  const isMobile = useDeviceClass() === 'mobile';
  const { kind } = filter;
  const narrowing = { filter, onChange };
  if (isReversed(filter.days)) return <NothingMatches {...narrowing} />;
  if (history.isError && history.data === undefined) {
    return (
      <ErrorState
        title={t('history.failed')}
        error={history.error}
        text={t('history.failedText')}
        onRetry={() => void history.refetch()}
        retrying={history.isFetching}
      />
    );
  }
  if (isWaitingOffline(history)) return <OfflineState />;
  if (history.data === undefined) {
    return isMobile ? <HistoryRowsSkeleton /> : <HistoryTableSkeleton kind={kind} />;
  }
  if (history.data.list.length === 0) {
    // A page beyond the last one holds nothing either.
    const isElsewhere = isFiltered(filter) || history.data.total > 0;
    return isElsewhere ? <NothingMatches {...narrowing} /> : <NothingYet kind={kind} />;
  }
  const rows = { kind, list: history.data.list, isStale: history.isPlaceholderData };
  return isMobile ? <HistoryRows {...rows} /> : <HistoryTable {...rows} />;
}

function NothingMatches({ filter, onChange }: HistoryListProps) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<SearchX size={30} aria-hidden="true" />}
      title={t('history.empty.filtered')}
      text={t('history.empty.filteredText')}
      action={
        <Button size="sm" variant="secondary" onClick={() => onChange(unfiltered(filter))}>
          {t('records.clearFilters')}
        </Button>
      }
    />
  );
}

const emptyIcons = {
  game: Gamepad2,
  transaction: ReceiptText,
  browse: MousePointerClick,
} as const;

function NothingYet({ kind }: { readonly kind: HistoryKind }) {
  const { t } = useTranslation();
  const Icon = emptyIcons[kind];
  return (
    <EmptyState
      icon={<Icon size={30} aria-hidden="true" />}
      title={t(`history.empty.${kind}`)}
      text={t(`history.empty.${kind}Text`)}
      action={
        kind === 'transaction' ? (
          <Button
            size="sm"
            variant="secondary"
            onClick={() => openModal('show-deposit-modal', { walletType: selectedWallet() })}
          >
            {t('history.empty.transactionAction')}
          </Button>
        ) : (
          <Link className="btn btn-secondary btn-sm" to="/games">
            {t(`history.empty.${kind}Action`)}
          </Link>
        )
      }
    />
  );
}
