import { CircleDot, ReceiptText, SearchX } from 'lucide-react';
import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { Pager } from '@/components/ui/pager.tsx';
import {
  DayRangeFilter,
  FilterSelect,
  RecordFilters,
  WalletFilter,
} from '@/components/ui/record-filters.tsx';
import type { Transaction } from '@/lib/contract-types.ts';
import { isReversed } from '@/lib/date-time.ts';
import { depositStatusName } from '@/lib/deposit-status.ts';
import { useDeviceClass } from '@/lib/device.ts';
import { pageCount } from '@/lib/page-window.ts';
import { useSelectedWallet } from '@/lib/selected-wallet.ts';
import { openModal } from '@/lib/window-events.ts';
import {
  firstPage,
  isFiltered,
  RECORDS_PAGE_SIZE,
  type RecordQuery,
  useDepositRecords,
} from '../api/use-deposit-records.ts';
import { RecordRows, RecordRowsSkeleton } from './record-rows.tsx';
import { type RecordListProps, RecordTable, RecordTableSkeleton } from './record-table.tsx';
import { TransactionDrawer } from './transaction-drawer.tsx';

const STATUS_NUMBERS = [1, 2, 3, 4];

/** The player's deposits, newest first, a page at a time, each with its details in a drawer. */
export function DepositRecords() {
  const { t } = useTranslation();
  const [query, setQuery] = useState(firstPage);
  const [picked, setPicked] = useState<Transaction | null>(null);
  const records = useDepositRecords(query);
  const total = records.data?.total ?? 0;
  // The details follow a refresh of the list for as long as the order is on this page.
  const opened = records.data?.list.find((row) => isSame(row, picked)) ?? picked;
  return (
    <section className="panel records" aria-labelledby="records-title">
      <header className="records-head">
        <h2 id="records-title">{t('wallet.records.title')}</h2>
        <Filters query={query} onChange={setQuery} />
      </header>
      <Content query={query} records={records} opened={opened} onOpen={setPicked} />
      {total > 0 && (
        <div className="records-foot">
          <span className="num" aria-live="polite">
            {t('wallet.records.count', { count: total })}
          </span>
          <Pager
            page={query.page}
            pages={pageCount(total, RECORDS_PAGE_SIZE)}
            onPage={(page) => setQuery({ ...query, page })}
          />
        </div>
      )}
      <TransactionDrawer transaction={opened} onHide={() => setPicked(null)} />
    </section>
  );
}

function isSame(row: Transaction, other: Transaction | null): boolean {
  return row.transactionId === other?.transactionId;
}

type FiltersProps = {
  readonly query: RecordQuery;
  readonly onChange: (query: RecordQuery) => void;
};

function Filters({ query, onChange }: FiltersProps) {
  const { t } = useTranslation();
  const narrow = (change: Partial<RecordQuery>) => onChange({ ...query, ...change, page: 1 });
  return (
    <RecordFilters isFiltered={isFiltered(query)} onClear={() => onChange(firstPage)}>
      <WalletFilter value={query.currency} onChange={(currency) => narrow({ currency })} />
      <FilterSelect
        label={t('records.status')}
        icon={<CircleDot size={15} aria-hidden="true" />}
        value={query.status === null ? '' : String(query.status)}
        options={[
          { value: '', label: t('records.anyStatus') },
          ...STATUS_NUMBERS.map((status) => ({
            value: String(status),
            label: t(`wallet.status.${depositStatusName(status)}`),
          })),
        ]}
        onChange={(text) => narrow({ status: text === '' ? null : Number(text) })}
      />
      <DayRangeFilter range={query.days} onChange={(days) => narrow({ days })} />
    </RecordFilters>
  );
}

type ContentProps = Pick<RecordListProps, 'opened' | 'onOpen'> & {
  readonly query: RecordQuery;
  readonly records: ReturnType<typeof useDepositRecords>;
};

function Content({ query, records, opened, onOpen }: ContentProps) {
  const { t } = useTranslation();
  const isMobile = useDeviceClass() === 'mobile';
  if (isReversed(query.days)) return <NoRecords isFiltered />;
  if (records.isError && records.data === undefined) {
    return (
      <ErrorState
        title={t('wallet.records.failed')}
        text={t('wallet.records.failedText')}
        onRetry={() => void records.refetch()}
        retrying={records.isFetching}
      />
    );
  }
  if (records.data === undefined)
    return isMobile ? <RecordRowsSkeleton /> : <RecordTableSkeleton />;
  if (records.data.list.length === 0) return <NoRecords isFiltered={isFiltered(query)} />;
  const rows = { list: records.data.list, opened, onOpen, isStale: records.isPlaceholderData };
  return isMobile ? <RecordRows {...rows} /> : <RecordTable {...rows} />;
}

function NoRecords({ isFiltered: filtered }: { readonly isFiltered: boolean }) {
  const { t } = useTranslation();
  const currency = useSelectedWallet();
  if (filtered) {
    return (
      <EmptyState
        icon={<SearchX size={30} aria-hidden="true" />}
        title={t('wallet.records.noMatch')}
        text={t('wallet.records.noMatchText')}
      />
    );
  }
  return (
    <EmptyState
      icon={<ReceiptText size={30} aria-hidden="true" />}
      title={t('wallet.records.empty')}
      text={t('wallet.records.emptyText')}
      action={
        <Button
          variant="secondary"
          size="sm"
          onClick={() => openModal('show-deposit-modal', { walletType: currency })}
        >
          {t('wallet.records.emptyAction', { currency })}
        </Button>
      }
    />
  );
}
